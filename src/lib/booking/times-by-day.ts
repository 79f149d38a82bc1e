import { formatIsoDay } from "@/lib/format/dates-and-numbers";

/**
 * Groups instants by the days of this device's time zone.
 *
 * @param times ISO 8601, in order
 * @returns in order, each day as YYYY-MM-DD with its instants
 */
export function timesByDay(times: readonly string[]): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = formatIsoDay(new Date(time));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}
