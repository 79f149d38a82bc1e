/** Returns the next number of a fixed sequence, in [0, 1). */
type Random = () => number;

/**
 * A small seeded generator, so that the same seed draws the same picture on every run.
 *
 * @param seed any integer; each picture keeps its own.
 * @returns a function giving the next number in [0, 1).
 * Source: mulberry32 by Tommy Ettinger (public domain).
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function randomInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
