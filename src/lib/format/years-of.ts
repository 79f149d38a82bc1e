import { t } from "@/lib/words";

/**
 * "2021 – 2023", or "2023 – today" if there is no end.
 *
 * @param span years as numbers
 */
export function yearsOf({ start, end }: { start: number; end?: number }): string {
  return `${start} – ${end ?? t("today")}`;
}
