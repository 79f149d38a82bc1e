import ICAL from "ical.js";
import { isUtc, zonedTimesOf, wallIn, type ZonedTime, type Zones } from "./zoned-times.ts";
import { repeated, wallTimeOf } from "./recurrence.ts";
import { DAY, utc, type Window, type Zone } from "./zone.ts";

/** A VEVENT; with `replaces`, a changed time or state for one occurrence of its series. */
export type CalendarEvent = {
  uid: string;
  /** Counts its versions. */
  sequence: number;
  /** The occurrence that it replaces, given the zone for times without one; null if it replaces none. */
  replaces: ((local?: Zone) => ZonedTime) | null;
  /** Whether it moves all later occurrences as well (RANGE=THISANDFUTURE). */
  isThisAndFuture: boolean;
  isBusy: boolean;
  start: ZonedTime;
  /** The instant at which it ends if it starts at this local time. */
  endOf: (wall: number) => number;
  /** The local times at which it starts, at least those around a window. */
  startsIn: (window: Window) => number[];
  /** Excluded occurrences of its rule. */
  excluded: ZonedTime[];
};

/**
 * Parses a VEVENT.
 *
 * @param own addresses of the calendar's owner, in lower case
 * @returns null for an event without a start, which takes no time
 */
export function readEvent(
  event: ICAL.Component,
  zones: Zones,
  own: ReadonlySet<string>,
): CalendarEvent | null {
  const replaced = (local?: Zone) => zonedTimesOf(event, "recurrence-id", zones, local)[0];
  const id = replaced();
  // A cancelled occurrence may have no start of its own.
  const start = zonedTimesOf(event, "dtstart", zones)[0] ?? id;
  if (!start) return null;
  const local = localOf(start);
  /** The added times, with the length of those that are periods. */
  const added = new Map(
    zonedTimesOf(event, "rdate", zones, local).map((time) => [
      wallIn(start.zone, time),
      time.length,
    ]),
  );
  const usualEndOf = endOf(event, start, zones);
  const range = event.getFirstProperty("recurrence-id")?.getParameter("range");
  return {
    uid: String(event.getFirstPropertyValue("uid") ?? ""),
    sequence: Number(event.getFirstPropertyValue("sequence")) || 0,
    replaces: id ? (zone) => replaced(zone) ?? id : null,
    isThisAndFuture: range === "THISANDFUTURE",
    isBusy: countsAsBusy(event, own),
    start,
    endOf: (wall) => {
      const length = added.get(wall);
      return length === undefined ? usualEndOf(wall) : start.zone.instantOf(wall) + length;
    },
    startsIn: ({ from, until }) => {
      const rules = event.getAllProperties("rrule").map((rule) => rule.getFirstValue());
      const occurrences = rules.flatMap((rule) =>
        rule instanceof ICAL.Recur
          ? repeated(rule, start.wall, lastOf(rule, start.zone), from - 2 * DAY, until + 2 * DAY)
          : [],
      );
      return [...new Set([start.wall, ...occurrences, ...added.keys()])];
    },
    excluded: zonedTimesOf(event, "exdate", zones, local),
  };
}

/** The zone of an event's times without one: that of its start, unless this is in UTC. */
export function localOf({ zone }: ZonedTime): Zone | undefined {
  return zone === utc ? undefined : zone;
}

/** Whether an event counts as busy, according to RFC 5545 and Outlook's extensions. */
function countsAsBusy(event: ICAL.Component, own: ReadonlySet<string>): boolean {
  const valueOf = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  const hasDeclined = event.getAllProperties("attendee").some(
    (attendee) =>
      String(attendee.getParameter("partstat")).toUpperCase() === "DECLINED" &&
      // iCloud identifies its users by a path, with the address beside it.
      own.has(plainAddress(String(attendee.getParameter("email") || attendee.getFirstValue()))),
  );
  return (
    !valueOf("status").startsWith("CANCEL") &&
    valueOf("transp") !== "TRANSPARENT" &&
    // Exchange counts those who work elsewhere, such as at home, as available.
    !["FREE", "WORKINGELSEWHERE"].includes(valueOf("x-microsoft-cdo-busystatus")) &&
    !hasDeclined
  );
}

function plainAddress(address: string): string {
  return address.toLowerCase().replace(/^mailto:/, "");
}

function endOf(event: ICAL.Component, start: ZonedTime, zones: Zones): (wall: number) => number {
  const { zone } = start;
  const [end] = zonedTimesOf(event, "dtend", zones, localOf(start));
  const duration = event.getFirstPropertyValue("duration");
  // Some versions of Thunderbird write a zero duration next to an end.
  if (!end && duration instanceof ICAL.Duration && !duration.isNegative) {
    // Days are calendar days, hours are exact.
    const days = (duration.weeks * 7 + duration.days) * DAY;
    const rest = ((duration.hours * 60 + duration.minutes) * 60 + duration.seconds) * 1000;
    return (wall) => zone.instantOf(wall + days) + rest;
  }
  if (start.isDay) {
    const days = Math.max(DAY, (end ?? start).wall - start.wall);
    return (wall) => zone.instantOf(wall + days);
  }
  if (!end) return (wall) => zone.instantOf(wall);
  let length: number | undefined;
  return (wall) => {
    length ??= end.zone.instantOf(end.wall) - zone.instantOf(start.wall);
    return zone.instantOf(wall) + length;
  };
}

/** The end of a rule as a local time; null for none. */
function lastOf({ until }: ICAL.Recur, zone: Zone): number | null {
  if (!until) return null;
  const wall = wallTimeOf(until);
  if (until.isDate) return wall + DAY - 1;
  return isUtc(until) ? zone.wallOf(wall) : wall;
}
