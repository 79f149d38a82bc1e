import { t } from "@/lib/words";

/** The days of the owner's weekly hours, as the database names them. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** What a day's field accepts, times of day with or without minutes. No line breaks within a range. */
export const HOURS_EXAMPLE = "9-12, 13:30-17".replaceAll("-", "-\u2060");

/**
 * What is wrong with the hours of one day.
 *
 * @param typed such as "9-12, 13:30 – 17"; empty if the day is not offered
 * @returns messages that say what is expected; empty if nothing is wrong
 */
export function problemOfDay(typed: string): string {
  const spans = typed.trim() === "" ? [] : plain(typed).split(",").map(spanOf);
  const invalid = spans.find(({ opens, closes }) => Number.isNaN(opens + closes));
  if (invalid) {
    const found = invalid.text
      ? t("“{text}” is not a range of hours.", { text: invalid.text })
      : t("A range is missing.");
    return `${found} ${t("Write them as {example}.", { example: HOURS_EXAMPLE })}`;
  }
  const backwards = spans.filter(({ opens, closes }) => closes <= opens);
  if (backwards.length > 0) {
    return backwards.map(({ text }) => t("{text} must end after it begins.", { text })).join(" ");
  }
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  return inOrder
    .flatMap((one, index) =>
      inOrder
        .slice(index + 1)
        .filter(({ opens }) => opens < one.closes)
        .map((other) => t("{one} and {other} overlap.", { one: one.text, other: other.text })),
    )
    .join(" ");
}

/** A range with its ends in minutes of the day; NaN for invalid times. */
function spanOf(typed: string): { text: string; opens: number; closes: number } {
  const text = typed.trim();
  const [opens = Number.NaN, closes = Number.NaN, ...rest] = text.split(/[-–]/).map(minutesOf);
  return { text, opens, closes: rest.length > 0 ? Number.NaN : closes };
}

/** Without the characters that keep the example on one line: people copy it. */
function plain(typed: string): string {
  return typed.replaceAll("\u2060", "");
}

function minutesOf(time: string): number {
  const [, hour, minute = "0"] = /^\s*(\d{1,2})(?::([0-5]\d))?\s*$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 24 * 60 ? minutes : Number.NaN;
}

/**
 * The hours of one day, as they are typed.
 *
 * @param hours a line for each weekday, such as "Mon 09:00-12:00, 13:00-17:00"
 */
export function hoursOfDay(hours: string, day: Weekday): string {
  const line = hours.split("\n").find((one) => one.startsWith(`${day} `));
  return line?.slice(day.length + 1) ?? "";
}

/** Replaces the hours of one day; empty ones remove its line. */
export function withHoursOfDay(hours: string, day: Weekday, typed: string): string {
  return WEEKDAYS.map((one) => [one, one === day ? typed : hoursOfDay(hours, one)])
    .filter(([, text]) => text)
    .map((line) => line.join(" "))
    .join("\n");
}

/** The hours in the database's format: "9-12,13:30 – 17" becomes "09:00-12:00, 13:30-17:00". */
export function storableHours(hours: string): string {
  return WEEKDAYS.reduce(
    (all, day) => withHoursOfDay(all, day, storableDay(hoursOfDay(hours, day))),
    hours,
  );
}

function storableDay(typed: string): string {
  return plain(typed)
    .split(",")
    .map((span) =>
      span
        .split(/[-–]/)
        .map((text) => text.trim().replace(/^(\d{1,2})(?::(\d\d))?$/, fullTime))
        .join("-"),
    )
    .filter(Boolean)
    .join(", ");
}

function fullTime(_text: string, hour: string, minute = "00"): string {
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** Days off in the database's format, a date or a period per line: "2026-12-24 - 2027-01-01". */
export function storableDaysOff(days: string): string {
  return days
    .split("\n")
    .map((line) => line.trim().replace(/^([\d-]{10})\s*[-–]\s*([\d-]{10})$/, "$1 - $2"))
    .filter(Boolean)
    .join("\n");
}
