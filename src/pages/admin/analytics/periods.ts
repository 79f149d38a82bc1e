import type { Period } from "@/data/analytics/admin";

export const PERIODS: readonly { value: Period; name: string }[] = [
  { value: "1", name: "Today" },
  { value: "7", name: "7 days" },
  { value: "30", name: "30 days" },
  { value: "90", name: "90 days" },
];

/** A period within a sentence, e.g. «in 30 days». */
export function inPeriod(period: Period): string {
  return period === "1" ? "today" : `in ${period} days`;
}
