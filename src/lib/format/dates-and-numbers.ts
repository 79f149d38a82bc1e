import { createContext, useContext } from "react";
import { serverTime } from "@/lib/clock";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { plural as formFor, t, type CountedText } from "@/lib/words";
import { chosenDatesLanguage } from "./dates-language";

/** The locale and time zone of prerendered pages, before the visitor's are known. */
const BUILD_LOCALE = PAGE_LANGUAGE === "en" ? "en-US" : PAGE_LANGUAGE;
const BUILD_TIME_ZONE = "UTC";

/** The calendar of the headings above a month grid, even where another one is usual. */
const GREGORIAN = { calendar: "gregory" } as const;

/** What a date without a time is stored as: the first moment of the day in UTC. */
const DAY = /T00:00:00(?:\.0+)?(?:Z|\+00:00)$/;

type Common = {
  date: (iso: string) => string;
  shortDate: (iso: string) => string;
  integer: (value: number) => string;
  compact: (value: number) => string;
};

/**
 * Formatters for a locale and time zone; `undefined` means the visitor's. Each is created when it
 * is first used: they cost a slow phone milliseconds, and a page uses few.
 *
 * @param replaced overrides some formats
 */
function formatsFor(
  locale: string | undefined,
  timeZone: string | undefined,
  replaced: (intl: Common) => Common = (intl) => intl,
) {
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    let offset: number | undefined;
    return (iso: string) => {
      const date = new Date(iso);
      // An invalid date, such as PostgreSQL's "infinity", is shown as it is.
      if (Number.isNaN(date.getTime())) return iso;
      // If the visitor has travelled with the page open, the time zone has changed, which a format does not
      // notice.
      const present = new Date().getTimezoneOffset();
      if (present !== offset) format = undefined;
      offset = present;
      format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return format.format(date);
    };
  };
  const numberFormat = (options: Intl.NumberFormatOptions = {}) => {
    let format: Intl.NumberFormat | undefined;
    return (value: number) => (format ??= new Intl.NumberFormat(locale, options)).format(value);
  };
  // A calendar date is the same day in every time zone.
  const dayFormat = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ timeZone: "UTC", ...options });
  const dateOrDay = (options: Intl.DateTimeFormatOptions) => {
    const [ofInstant, ofDay] = [dateFormat(options), dayFormat(options)];
    return (iso: string) => (DAY.test(iso) ? ofDay(iso) : ofInstant(iso));
  };
  const { date, shortDate, integer, compact } = replaced({
    date: dateOrDay({ dateStyle: "long" }),
    shortDate: dateOrDay({ dateStyle: "medium" }),
    integer: numberFormat(),
    compact: numberFormat({ notation: "compact", maximumFractionDigits: 1 }),
  });
  const dayOfYear = dateFormat({ day: "numeric", month: "short" });
  const time = dateFormat({ timeStyle: "short" });
  const year = dateFormat({ year: "numeric" });
  const localDay = dateFormat({ dateStyle: "medium" });
  const decimal = numberFormat({ maximumFractionDigits: 1 });

  return {
    /** An ISO 8601 instant as a date, e.g. "20 November 2026"; a day without a time as that day everywhere. */
    formatDate: date,
    /** An ISO 8601 instant as a short date, e.g. "20 Nov 2026". */
    formatShortDate: shortDate,
    /** An ISO 8601 instant as date and time, e.g. "20 Nov 2026, 14:05". */
    formatDateTime: dateFormat({ dateStyle: "medium", timeStyle: "short" }),
    /** An ISO 8601 instant within a day, e.g. "14:05". */
    formatTime: time,
    /**
     * An ISO 8601 instant in the future, e.g. "24 Dec", with the year unless it is this one;
     * today "14:05".
     */
    formatUpcoming: (iso: string) => {
      const now = serverTime();
      if (localDay(iso) === localDay(now)) return time(iso);
      return year(iso) === year(now) ? dayOfYear(iso) : localDay(iso);
    },
    /** An ISO 8601 instant within a week as weekday and time, e.g. "Fri 14:05". */
    formatWeekdayTime: dateFormat({ weekday: "short", hour: "numeric", minute: "2-digit" }),
    /** A calendar date (YYYY-MM-DD) as month and year, e.g. "Nov 2026". */
    formatMonth: dayFormat({ ...GREGORIAN, year: "numeric", month: "short" }),
    /** A calendar date (YYYY-MM-DD) as a short date, e.g. "20 Nov 2026". */
    formatDay: dayFormat({ dateStyle: "medium" }),
    /** A calendar date (YYYY-MM-DD) with its weekday, e.g. "Fri, 20 Nov 2026". */
    formatWeekday: dayFormat({
      ...GREGORIAN,
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
    }),
    /** A calendar date (YYYY-MM-DD) as day and month, e.g. "20 Nov". */
    formatShortDay: dayFormat({ day: "numeric", month: "short" }),
    /** A whole number with the locale's grouping, e.g. "12,345". */
    formatNumber: integer,
    /** A number with one decimal, e.g. "2.5". */
    formatDecimal: numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** A number short enough for a card, e.g. "12.3K". */
    formatCompact: compact,
    /** A file's size, e.g. "1.2 MB" or "340 kB". */
    formatBytes: (bytes: number) =>
      bytes >= 1_000_000
        ? `${decimal(bytes / 1_000_000)} MB`
        : `${integer(Math.ceil(bytes / 1000))} kB`,
    /** US dollars, with cents only where there are any, e.g. "$5,000" or "$12.50". */
    formatDollars: numberFormat({
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
    /** A text that depends on a number, which it shows, e.g. "1 comment", "2 comments". */
    plural: (value: number, forms: CountedText) => formFor(value, forms, integer(value)),
  };
}

type Formats = ReturnType<typeof formatsFor>;

const MONTHS = [
  t("January"),
  t("February"),
  t("March"),
  t("April"),
  t("May"),
  t("June"),
  t("July"),
  t("August"),
  t("September"),
  t("October"),
  t("November"),
  t("December"),
];
/** The fewest letters by which the months differ, in French four for June and July; undefined for whole names. */
const SHORT = [3, 4].find(
  (length) => new Set(MONTHS.map((month) => month.slice(0, length))).size > 11,
);

/** The UTC date of an instant in the site's language, e.g. "November 20, 2026". */
function buildDate(iso: string, lettersOfMonth?: number): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return t("{month} {day}, {year}", {
    month: MONTHS[date.getUTCMonth()]?.slice(0, lettersOfMonth) ?? "",
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  });
}

/** Formats a number below 1,000 without `Intl`, as it has neither separator nor fraction. */
function unlessSmall(format: (value: number) => string) {
  return (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : format(value);
}

/**
 * The formats of prerendered pages. The common ones do without `Intl`, whose first formatter would
 * delay hydration on a slow phone by 50 ms.
 */
export const buildFormats = formatsFor(BUILD_LOCALE, BUILD_TIME_ZONE, ({ integer, compact }) => ({
  date: (iso) => buildDate(iso),
  shortDate: (iso) => buildDate(iso, SHORT),
  integer: unlessSmall(integer),
  compact: unlessSmall(compact),
}));
export const visitorFormats = formatsFor(chosenDatesLanguage(), undefined);

/** The visitor's formats, for everything that is not prerendered. */
export const {
  formatDate,
  formatDateTime,
  formatTime,
  formatUpcoming,
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
  plural,
} = visitorFormats;

export const FormatsContext = createContext(visitorFormats);

/** The formats for public pages: the build's until hydration, then the visitor's. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}

/** An instant as a local ISO 8601 date, e.g. "2026-11-20". */
export function formatIsoDay(instant: Date): string {
  // Swedish dates have the format of ISO 8601.
  return instant.toLocaleDateString("sv-SE");
}
