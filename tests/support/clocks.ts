import { sample } from "./scope";

const HOUR = 3_600_000;

/** Offsets of a device's clock, in milliseconds, by name. */
const all: [name: string, offset: number][] = [
  ["20 minutes", HOUR / 3],
  ["two hours", 2 * HOUR],
  ["a day", 24 * HOUR],
  ["a year", 365 * 24 * HOUR],
].flatMap(([name, offset]): [string, number][] => [
  [`${name} ahead`, Number(offset)],
  [`${name} behind`, -Number(offset)],
]);
export const clocks = sample(all, ([name]) => ["two hours ahead", "a day behind"].includes(name));
