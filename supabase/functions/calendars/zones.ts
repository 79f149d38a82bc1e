import type ICAL from "ical.js";
import { findIana } from "windows-iana";
import { customZone } from "./custom-zone.ts";
import { DAY, HOUR, utc, type Window, type Zone } from "./zone.ts";

/** A zone of the tz database by its name; null if there is none. */
export function namedZone(name: string): Zone | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
  const offsetAt = (instant: number): number => {
    const written = format
      .formatToParts(instant)
      .find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes, seconds] =
      /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(written ?? "") ?? [];
    const ahead =
      Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
    return sign === "-" ? -ahead : ahead;
  };
  // Cached, as the same days are requested repeatedly, and each call takes a while.
  const offsets = new Map<number, number>();
  const offsetOfDay = (day: number): number => {
    const offset = offsets.get(day) ?? offsetAt(day * DAY);
    offsets.set(day, offset);
    return offset;
  };
  return {
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf: (wall) => {
      const day = Math.floor(wall / DAY);
      const before = offsetOfDay(day - 1);
      const after = offsetOfDay(day + 2);
      const isAfter =
        before !== after && offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
      return wall - (isAfter ? after : before);
    },
  };
}

/** A name that is an offset from UTC: "GMT+05:00". That of a region, as in "(UTC-8) Pacific Time", changes. */
const OFFSET = /^(?:GMT|UTC)([+-])(\d\d?)(?::?(\d\d))?$/i;

/** What Evolution and Thunderbird have put before a name: "/freeassociation.sourceforge.net/Tzfile/Europe/Berlin". */
const PREFIX = /^\/(?:\w*[._\d][^/]*\/)+(?:Tzfile\/)?/;

/**
 * The zones of a calendar, by the names of its times: from the tz database, as defined by the calendar itself,
 * by Windows' names, or an offset. A time without a zone, or with an unknown one, is in `own`.
 *
 * @param definitions the calendar's VTIMEZONE components
 * @param from,until the instants that matter
 */
export function zonesOf(
  definitions: ICAL.Component[],
  own: Zone,
  window: Window,
): (name: string | null) => Zone {
  const known = new Map<string, Zone>([["UTC", utc]]);
  const find = (name: string): Zone => {
    const definition = definitions.find((zone) => zone.getFirstPropertyValue("tzid") === name);
    const [windows] = findIana(name);
    const [, sign = "", hours, minutes = "00"] = OFFSET.exec(name) ?? [];
    return (
      namedZone(name.replace(PREFIX, "")) ??
      (definition && customZone(definition, window)) ??
      namedZone(windows ?? "") ??
      (hours ? namedZone(sign + hours.padStart(2, "0") + minutes) : null) ??
      own
    );
  };
  return (name) => {
    if (name === null) return own;
    const zone = known.get(name) ?? find(name);
    known.set(name, zone);
    return zone;
  };
}
