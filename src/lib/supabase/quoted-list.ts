import { storableText } from "@/lib/text/storable-text";

/**
 * A list of strings for PostgREST's `in`. After `eq`, the embedded backend does not take "true",
 * "null" or "2026" for strings; quoted they are.
 */
export function quotedList(...texts: string[]): string {
  return `(${texts.map(quoted).join(",")})`;
}

/** An array of one string, for PostgREST's `cs`. */
export function quotedArray(text: string): string {
  return `{${quoted(text)}}`;
}

function quoted(text: string): string {
  return `"${storableText(text).replaceAll(/["\\]/g, "\\$&")}"`;
}
