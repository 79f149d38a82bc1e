import { formatIsoDay } from "@/lib/format/dates-and-numbers";

/**
 * Groups instants by the days of this device's time zone.
 *
 * @param times ISO 8601, in order
 * @returns in order, each day as YYYY-MM-DD with its instants
 */
export function timesByDay(times: readonly string[]): Map<string, string[]> {
  return Map.groupBy(times, (time) => formatIsoDay(new Date(time)));
}
