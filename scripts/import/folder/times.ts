import { normalTime } from "../dates.ts";
import { textOf, type Note } from "../source.ts";
import { FIELDS } from "./fields.ts";
import type { Head } from "./head.ts";

/** The publication time; if it cannot be parsed, the date in the name or URL of the file. */
export function dateOf(head: Head, day: string | null, zone: string, notes: Note[]): string | null {
  // Notes link to the days of a journal.
  const textAt = (name: string) =>
    textOf([head[name]].flat(2)[0])
      .trim()
      .replace(/^\[\[(.*)\]\]$/, "$1");
  const isTime = (name: string) => head[name] instanceof Date || /\d{4}/.test(textAt(name));
  const isWords = (name: string) => /^(?!(?:true|false|yes|no|on|off)$)\p{L}/iu.test(textAt(name));
  const field = FIELDS.date.find(isTime) ?? FIELDS.date.find(isWords);
  if (field === undefined) return day;
  const value = head[field];
  if (value instanceof Date) return value.toISOString();
  const written = textAt(field);
  const time = normalTime(written, zone);
  if (time === null) {
    const instead = day ? `, so that it is ${day}, as its name says` : "";
    notes.push({ field: "date", message: `“${written}” is not a time${instead}`, isLost: true });
  }
  const hasZone =
    /(?:Z|[+-]\d\d:?\d\d|[A-Z]{3,4}|\(.+\))(?: \d{4})?$/i.test(written) ||
    /^\d{10,13}$/.test(written);
  if (time !== null && time.length > 10 && zone === "UTC" && !hasZone) {
    notes.push({ field: "date", message: "names no time zone, and is taken as UTC" });
  }
  return time ?? day;
}

/** A time as written, if it can be parsed; TOML has a time type. */
export function timeOf(head: Head, fields: readonly string[], zone: string): string | null {
  for (const field of fields) {
    const found = head[field];
    if (found instanceof Date) return found.toISOString();
    // VitePress has a switch of this name.
    const text = textOf(found)
      .replace(/^(?:true|false)$/, "")
      .trim();
    if (text) return /[a-z]{3}/i.test(text) ? text : (normalTime(text, zone) ?? text);
  }
  return null;
}
