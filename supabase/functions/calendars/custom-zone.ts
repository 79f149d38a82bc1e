import ICAL from "ical.js";
import { repeated, wallTimeOf } from "./recurrence.ts";
import type { Window, Zone } from "./zone.ts";

const YEAR = 366 * 86_400_000;

/** A clock change of a zone: the local time before it, and the offsets from UTC, in milliseconds. */
type Change = { at: number; before: number; after: number };

/** A time zone as defined by the calendar (RFC 5545, 3.6.5); null if it defines none. */
export function customZone(definition: ICAL.Component, { from, until }: Window): Zone | null {
  const changes = definition
    .getAllSubcomponents()
    .flatMap((rules) => changesOf(rules, from - 2 * YEAR, until + YEAR))
    .toSorted((one, other) => one.at - one.before - (other.at - other.before));
  const [first] = changes;
  if (!first) return null;
  const offsetAfter = (isPast: (change: Change) => boolean) =>
    changes.findLast(isPast)?.after ?? first.before;
  return {
    wallOf: (instant) => instant + offsetAfter(({ at, before }) => at - before <= instant),
    // A local time skipped by a clock change has the offset before it.
    instantOf: (wall) =>
      wall - offsetAfter(({ at, before, after }) => Math.max(at, at + after - before) <= wall),
  };
}

/** The changes to the time described by STANDARD or DAYLIGHT: the first, and those of some years. */
function changesOf(rules: ICAL.Component, from: number, until: number): Change[] {
  const start = rules.getFirstPropertyValue("dtstart");
  const before = offsetOf(rules, "tzoffsetfrom");
  const after = offsetOf(rules, "tzoffsetto");
  if (!(start instanceof ICAL.Time) || before === null || after === null) return [];
  const first = wallTimeOf(start);
  const rule = rules.getFirstPropertyValue("rrule");
  const later = rule instanceof ICAL.Recur ? repeated(rule, first, null, from, until) : [];
  const listed = rules
    .getAllProperties("rdate")
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Time)
    .map(wallTimeOf);
  return [first, ...later, ...listed].map((at) => ({ at, before, after }));
}

function offsetOf(rules: ICAL.Component, name: string): number | null {
  const offset = rules.getFirstPropertyValue(name);
  return offset instanceof ICAL.UtcOffset ? offset.toSeconds() * 1000 : null;
}
