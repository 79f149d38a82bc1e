import { countOf } from "./dates-and-numbers";

/**
 * How long something takes: «4 hours», «90 minutes».
 *
 * @param minutes a whole number
 */
export function lengthInWords(minutes: number): string {
  return minutes % 60 === 0 ? countOf(minutes / 60, "hour") : countOf(minutes, "minute");
}
