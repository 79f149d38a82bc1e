// The reader's locale and time zone decide; `undefined` means exactly that to Intl.
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
const shortDate = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const weekdayTime = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});
const integer = new Intl.NumberFormat(undefined);
const decimal = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 1 });

/** An ISO 8601 instant as a date, e.g. «20 November 2026». */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** An ISO 8601 instant as a short date, e.g. «20 Nov 2026». */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** An ISO 8601 instant as date and time, e.g. «20 Nov 2026, 14:05». */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** An ISO 8601 instant within a week as weekday and time, e.g. «Fri 14:05». */
export function formatWeekdayTime(iso: string): string {
  return weekdayTime.format(new Date(iso));
}

/** A whole number with the locale's grouping, e.g. «12,345». */
export function formatNumber(value: number): string {
  return integer.format(value);
}

/** A number with one decimal, e.g. «2.5». */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}

/** A number short enough for a card, e.g. «12.3K». */
export function formatCompact(value: number): string {
  return compact.format(value);
}

/** «1 comment», «2 comments»: a number with its English noun. */
export function countOf(value: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}

const dollars = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});

/** US dollars, with cents only where there are any, e.g. «$5,000» or «$12.50». */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** An instant as the day it is here, in the order that sorts, e.g. «2026-11-20». */
export function formatIsoDay(instant: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return instant.toLocaleDateString("sv-SE");
}

const month = new Intl.DateTimeFormat(undefined, {
  year: "numeric",
  month: "short",
  // A calendar date is the same day everywhere.
  timeZone: "UTC",
});

/** A calendar date (YYYY-MM-DD) as month and year, e.g. «Nov 2026». */
export function formatMonth(isoDate: string): string {
  return month.format(new Date(isoDate));
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A calendar date (YYYY-MM-DD) as a short date, e.g. «20 Nov 2026». */
export function formatDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** A calendar date (YYYY-MM-DD) with its weekday, e.g. «Fri, 20 Nov 2026». */
export function formatWeekday(isoDate: string): string {
  return weekday.format(new Date(isoDate));
}

/** A calendar date (YYYY-MM-DD) as day and month, e.g. «20 Nov». */
export function formatShortDay(isoDate: string): string {
  return shortDay.format(new Date(isoDate));
}

/** Seconds as minutes and seconds, e.g. «2:07». */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
