import type { Period, ViewsByPeriod } from "@/data/analytics/admin";
import { t } from "@/lib/words";

export const PERIODS: readonly { value: Period; name: string }[] = [
  { value: "1", name: t("Today") },
  { value: "7", name: t("7 days") },
  { value: "30", name: t("30 days") },
  { value: "90", name: t("90 days") },
];

/** What a bar of the chart stands for. */
export const UNITS = {
  Day: {
    name: t("Day"),
    title: t("Views per day"),
    tableLabel: t("Table of views per day"),
    caption: t("Views per day, in UTC"),
    note: t("Days are in UTC."),
    present: t("Today, "),
  },
  Hour: {
    name: t("Hour"),
    title: t("Views per hour"),
    tableLabel: t("Table of views per hour"),
    caption: t("Views per hour, in UTC"),
    note: t("Hours are in UTC."),
    present: t("Now, "),
  },
} as const;
export type Unit = keyof typeof UNITS;

/** A period within a sentence, e.g. "in 30 days". */
export function inPeriod(period: Period): string {
  return period === "1" ? t("today") : t("in {period} days", { period });
}

/** The most viewed entries of a period, at most 10. */
export function topOf<Entry extends { views: ViewsByPeriod }>(
  entries: readonly Entry[],
  period: Period,
): Entry[] {
  return entries
    .filter(({ views }) => views[period] > 0)
    .toSorted((a, b) => b.views[period] - a.views[period])
    .slice(0, 10);
}
