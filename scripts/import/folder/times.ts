import { normalTime } from "../dates.ts";
import { textOf } from "../../lib/json.ts";
import { loss, type Note } from "../source.ts";
import { FIELDS, textIn } from "./fields.ts";
import type { Head } from "./head.ts";
import type { OldSite } from "./old-site.ts";

/** How a site's times are read. */
type Conventions = Pick<OldSite, "zone" | "isMonthFirst">;

/** A date with slashes, in which the month may be first. */
const SLASHES = /^(\d{1,2})(?:[/-](\d{1,2})[/-]\d{4}|\/(\d{1,2})\/\d\d(?!\d))/;

/** What may be a date although it has no full year, which earlier releases did not read. */
export const SHORT_DATE = /^(?!.*\p{Nd}{4})\p{Nd}+[^\p{Nd}]+\p{Nd}/u;

/**
 * Whether the month is first in dates with slashes: as the other dates of the site show it, or else as its system
 * reads it. Ruby's systems read the day first, those in JavaScript and Python the month.
 */
export function isMonthFirstIn(heads: readonly Head[], byDefault: boolean): boolean {
  const found = heads.flatMap((head) =>
    FIELDS.date.flatMap((field) => {
      const parts = SLASHES.exec(textOf(head[field]).trim());
      return parts ? [[parts[1], parts[2] ?? parts[3]].map((part) => Number(part) > 12)] : [];
    }),
  );
  if (found.some(([isDay]) => isDay)) return false;
  return byDefault || found.some(([, isDay]) => isDay);
}

/** Whether front matter has a date; `published: true` is none. */
export function isDatedIn(head: Head): boolean {
  return FIELDS.date.some((field) => /\p{Nd}{2}/u.test(textIn(head[field])));
}

/** The publication time; if it cannot be parsed, the date in the name or URL of the file. */
export function dateOf(
  head: Head,
  day: string | null,
  { zone, isMonthFirst }: Conventions,
  notes: Note[],
): string | null {
  // Notes link to the days of a journal.
  const textAt = (name: string) =>
    textOf([head[name]].flat(2)[0])
      .trim()
      .replace(/^\[\[(.*)\]\]$/, "$1");
  const isTime = (name: string) => head[name] instanceof Date || /\p{Nd}{4}/u.test(textAt(name));
  const isWords = (name: string) => /^(?!(?:true|false|yes|no|on|off)$)\p{L}/iu.test(textAt(name));
  const isShort = (name: string) => SHORT_DATE.test(textAt(name));
  const field = [isTime, isWords, isShort].map((test) => FIELDS.date.find(test)).find(Boolean);
  if (field === undefined) return day;
  const value = head[field];
  if (value instanceof Date) return value.toISOString();
  const written = textAt(field);
  const time = normalTime(written, zone, isMonthFirst);
  if (time === null) {
    const instead = day ? `, so that it is ${day}, as its name says` : "";
    notes.push(loss("date", `“${written}” is not a time${instead}`));
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
export function timeOf(
  head: Head,
  fields: readonly string[],
  { zone, isMonthFirst }: Conventions,
): string | null {
  for (const field of fields) {
    const found = head[field];
    if (found instanceof Date) return found.toISOString();
    // VitePress has a switch of this name.
    const text = textOf(found)
      .replace(/^(?:true|false)$/, "")
      .trim();
    if (text) return /[a-z]{3}/i.test(text) ? text : (normalTime(text, zone, isMonthFirst) ?? text);
  }
  return null;
}

/** A head whose date is the one before which Hugo and Grav do not show the text, if that is still to come. */
export function withLater(head: Head, fields: readonly string[], conventions: Conventions): Head {
  const later = fields.find((field) => {
    const time = timeOf(head, [field], conventions);
    return time !== null && Date.parse(time) > Date.now();
  });
  return later === undefined ? head : { ...head, date: head[later] };
}
