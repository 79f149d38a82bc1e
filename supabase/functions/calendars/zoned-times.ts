import ICAL from "ical.js";
import { wallTimeOf } from "./recurrence.ts";
import { DAY, utc, type Zone } from "./zone.ts";

/** A local time and its zone; for an all-day date, `isDay` is true. A period has a length in milliseconds. */
export type ZonedTime = { wall: number; zone: Zone; isDay: boolean; length?: number };

export type Zones = {
  /** Returns the zone with a name, or the default for null. */
  named: (name: string | null) => Zone;
  /** The zone of all-day dates. */
  ofDays: Zone;
};

/** @param local the zone for times without one */
export function zonedTimesOf(
  component: ICAL.Component,
  name: string,
  zones: Zones,
  local: Zone = zones.named(null),
): ZonedTime[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter("tzid");
    return property.getValues().flatMap((value): ZonedTime[] => {
      const period = value instanceof ICAL.Period ? value : undefined;
      const time: unknown = period?.start ?? value;
      if (!(time instanceof ICAL.Time)) return [];
      const wall = wallTimeOf(time);
      const length = period && { length: period.getDuration().toSeconds() * 1000 };
      if (time.isDate) return [{ wall, zone: zones.ofDays, isDay: true }];
      const named = typeof tzid === "string" ? zones.named(tzid) : local;
      return [{ wall, zone: isUtc(time) ? utc : named, isDay: false, ...length }];
    });
  });
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone?.tzid === "UTC";
}

/** Converts a time to the local time of a zone; a date stays the same. */
export function wallIn(zone: Zone, { wall, zone: ownZone, isDay }: ZonedTime): number {
  return isDay || zone === ownZone ? wall : zone.wallOf(ownZone.instantOf(wall));
}

/**
 * Tests whether one of these times refers to an occurrence, by its local time and instant. A date refers to all that
 * start on it; for all-day events so does its midnight, which Exchange writes in the mailbox's zone.
 *
 * @param areDays whether the occurrences are all-day
 */
export function occurrenceMatcher(
  times: readonly ZonedTime[],
  areDays: boolean,
): (wall: number, instant: number) => boolean {
  const countsAsDay = ({ isDay, wall }: ZonedTime) => isDay || (areDays && wall % DAY === 0);
  const days = new Set(times.filter(countsAsDay).map(({ wall }) => dayOf(wall)));
  const instants = new Set(
    times.filter(({ isDay }) => !isDay).map(({ wall, zone }) => zone.instantOf(wall)),
  );
  return (wall, instant) => days.has(dayOf(wall)) || instants.has(instant);
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY);
}
