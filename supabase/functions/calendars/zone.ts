/**
 * A time zone. A local ("wall") time is what its clocks show, in milliseconds since they showed 1 January 1970
 * 00:00; an instant is in milliseconds since 1970 in UTC.
 */
export type Zone = {
  /** A repeated local time means the first one; a skipped one has the offset before the change. */
  instantOf: (wall: number) => number;
  wallOf: (instant: number) => number;
};

/** A range of instants, in milliseconds since 1970. */
export type Window = { from: number; until: number };

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const utc: Zone = { instantOf: (wall) => wall, wallOf: (instant) => instant };
