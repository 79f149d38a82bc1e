import { storableText } from "@/lib/text/storable-text";

/**
 * A list of one text for PostgREST's `in`. The embedded backend takes a bare «true», «null» or
 * «2026» after `eq` for no text; in quotes any text is one.
 */
export function quotedList(text: string): string {
  return `(${quoted(text)})`;
}

/** An array of one text, for PostgREST's `cs`. */
export function quotedArray(text: string): string {
  return `{${quoted(text)}}`;
}

function quoted(text: string): string {
  return `"${storableText(text).replaceAll(/["\\]/g, "\\$&")}"`;
}
