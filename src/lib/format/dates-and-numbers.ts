import { useHydrated } from "@/lib/hydration/use-hydrated";
import { chosenDatesLanguage } from "./dates-language";

/** The locale and time zone of prerendered pages, before the visitor's are known. */
const BUILD_LOCALE = "en-US";
const BUILD_TIME_ZONE = "UTC";

/** Formatters for a locale and time zone; `undefined` means the visitor's. */
function formatsFor(locale: string | undefined, timeZone: string | undefined) {
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    // An invalid date, such as PostgreSQL's «infinity», is shown as it is.
    return (iso: string) => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? iso : format.format(date);
    };
  };
  const date = dateFormat({ dateStyle: "long" });
  const shortDate = dateFormat({ dateStyle: "medium" });
  const dateTime = dateFormat({ dateStyle: "medium", timeStyle: "short" });
  const weekdayTime = dateFormat({ weekday: "short", hour: "numeric", minute: "2-digit" });
  const time = dateFormat({ timeStyle: "short" });
  // A calendar date is the same day in every time zone.
  const month = dateFormat({ year: "numeric", month: "short", timeZone: "UTC" });
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" });
  const weekday = dateFormat({
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const shortDay = dateFormat({ day: "numeric", month: "short", timeZone: "UTC" });
  const integer = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const dollars = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });

  return {
    /** An ISO 8601 instant as a date, e.g. «20 November 2026». */
    formatDate: date,
    /** An ISO 8601 instant as a short date, e.g. «20 Nov 2026». */
    formatShortDate: shortDate,
    /** An ISO 8601 instant as date and time, e.g. «20 Nov 2026, 14:05». */
    formatDateTime: dateTime,
    /** An ISO 8601 instant within a day, e.g. «14:05». */
    formatTime: time,
    /** An ISO 8601 instant within a week as weekday and time, e.g. «Fri 14:05». */
    formatWeekdayTime: weekdayTime,
    /** A calendar date (YYYY-MM-DD) as month and year, e.g. «Nov 2026». */
    formatMonth: month,
    /** A calendar date (YYYY-MM-DD) as a short date, e.g. «20 Nov 2026». */
    formatDay: day,
    /** A calendar date (YYYY-MM-DD) with its weekday, e.g. «Fri, 20 Nov 2026». */
    formatWeekday: weekday,
    /** A calendar date (YYYY-MM-DD) as day and month, e.g. «20 Nov». */
    formatShortDay: shortDay,
    /** A whole number with the locale's grouping, e.g. «12,345». */
    formatNumber: (value: number) => integer.format(value),
    /** A number with one decimal, e.g. «2.5». */
    formatDecimal: (value: number) => decimal.format(value),
    /** A number short enough for a card, e.g. «12.3K». */
    formatCompact: (value: number) => compact.format(value),
    /** A file's size, e.g. «1.2 MB» or «340 kB». */
    formatBytes: (bytes: number) =>
      bytes >= 1_000_000
        ? `${decimal.format(bytes / 1_000_000)} MB`
        : `${integer.format(Math.ceil(bytes / 1000))} kB`,
    /** US dollars, with cents only where there are any, e.g. «$5,000» or «$12.50». */
    formatDollars: (amount: number) => dollars.format(amount),
    /** «1 comment», «2 comments»: a number with its English noun. */
    countOf: (value: number, singular: string, plural = `${singular}s`) =>
      `${integer.format(value)} ${value === 1 ? singular : plural}`,
  };
}

type Formats = ReturnType<typeof formatsFor>;

const readers = formatsFor(chosenDatesLanguage(), undefined);
let builds: Formats | undefined;

/** The visitor's formats, for everything that is not prerendered. */
export const {
  formatDate,
  formatDateTime,
  formatTime,
  formatWeekdayTime,
  formatMonth,
  formatDay,
  formatWeekday,
  formatShortDay,
  formatNumber,
  formatDecimal,
  formatCompact,
  formatBytes,
  formatShortDate,
  formatDollars,
  countOf,
} = readers;

/** The formats for public pages: the build's until hydration, then the visitor's. */
export function useFormats(): Formats {
  return useHydrated() ? readers : (builds ??= formatsFor(BUILD_LOCALE, BUILD_TIME_ZONE));
}

/** An instant as a local ISO 8601 date, e.g. «2026-11-20». */
export function formatIsoDay(instant: Date): string {
  // Swedish dates have the format of ISO 8601.
  return instant.toLocaleDateString("sv-SE");
}

/** Seconds as minutes and seconds, e.g. «2:07». */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
