import ICAL from "ical.js";
import { wallTimeOf } from "./recurrence.ts";
import { DAY, utc, type Zone } from "./zone.ts";

/** A local time in its zone; an all-day date, if it has no time. */
export type Moment = { wall: number; zone: Zone; isDay: boolean };

export type Zones = {
  /** The zone for a name; for times without one, the default. */
  named: (name: string | null) => Zone;
  /** Of days. */
  ofDays: Zone;
};

/** @param local the zone of times without one */
export function momentsOf(
  component: ICAL.Component,
  name: string,
  zones: Zones,
  local: Zone = zones.named(null),
): Moment[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter("tzid");
    return property.getValues().flatMap((value): Moment[] => {
      const time: unknown = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) return [];
      const wall = wallTimeOf(time);
      if (time.isDate) return [{ wall, zone: zones.ofDays, isDay: true }];
      if (isUtc(time)) return [{ wall, zone: utc, isDay: false }];
      return [{ wall, zone: typeof tzid === "string" ? zones.named(tzid) : local, isDay: false }];
    });
  });
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone?.tzid === "UTC";
}

/** The local time of a zone at a moment; a date stays the same. */
export function wallIn(zone: Zone, { wall, zone: ownZone, isDay }: Moment): number {
  return isDay || zone === ownZone ? wall : zone.wallOf(ownZone.instantOf(wall));
}

/**
 * Tests whether one of these moments refers to an occurrence, by its local time and instant. A date refers to
 * all that start on it; for all-day events so does its midnight, which Exchange writes in the mailbox's zone.
 *
 * @param areDays whether the occurrences are all-day
 */
export function namedBy(
  moments: readonly Moment[],
  areDays: boolean,
): (wall: number, instant: number) => boolean {
  const isAsDay = ({ isDay, wall }: Moment) => isDay || (areDays && wall % DAY === 0);
  const days = new Set(moments.filter(isAsDay).map(({ wall }) => dayOf(wall)));
  const instants = new Set(
    moments.filter(({ isDay }) => !isDay).map(({ wall, zone }) => zone.instantOf(wall)),
  );
  return (wall, instant) => days.has(dayOf(wall)) || instants.has(instant);
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY);
}
