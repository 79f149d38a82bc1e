import type { Period, ViewsByPeriod } from "@/data/analytics/admin";

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
