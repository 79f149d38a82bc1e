import ICAL from "ical.js";
import { wallTimeOf } from "./recurrence.ts";
import { DAY, utc, type Zone } from "./zone.ts";

/** A wall time in its zone; a day as a whole, if it has no time. */
export type Moment = { wall: number; zone: Zone; isDay: boolean };

/** The zones of a calendar's times. */
export type Zones = {
  /** Of times by the name that they give; of those without one. */
  named: (name: string | null) => Zone;
  /** Of days. */
  ofDays: Zone;
};

/** The times of all properties of this name. */
export function momentsOf(component: ICAL.Component, name: string, zones: Zones): Moment[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter("tzid");
    return property.getValues().flatMap((value): Moment[] => {
      const time: unknown = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) return [];
      const wall = wallTimeOf(time);
      if (time.isDate) return [{ wall, zone: zones.ofDays, isDay: true }];
      const zone = isUtc(time) ? utc : zones.named(typeof tzid === "string" ? tzid : null);
      return [{ wall, zone, isDay: false }];
    });
  });
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone?.tzid === "UTC";
}

/** What the clocks of a zone show at a moment; a day stays the same. */
export function wallIn(zone: Zone, { wall, zone: itsOwn, isDay }: Moment): number {
  return isDay || zone === itsOwn ? wall : zone.wallOf(itsOwn.instantOf(wall));
}

/**
 * Asks whether one of these moments names what begins at a wall time and at an instant. A day names all that begins on
 * it, and for days so does its midnight, which Exchange writes in the zone of the mailbox.
 *
 * @param areDays whether what begins is days
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
