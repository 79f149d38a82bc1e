import { chosenDatesLanguage } from "./dates-language";

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The short names of weekdays in the visitor's language, e.g. "Mon". */
export function weekdayFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(chosenDatesLanguage(), { weekday: "short" });
}

/**
 * The first day of the week where the visitor's language is spoken, as `Date` counts: 0 is Sunday. Monday if
 * the browser does not know it.
 */
export function firstWeekday(): (typeof DAYS)[number] {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    weekdayFormat().resolvedOptions().locale,
  );
  return DAYS[(locale.getWeekInfo?.().firstDay ?? 1) % 7] ?? 1;
}
