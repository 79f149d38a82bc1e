/** The days of the owner's weekly hours, as the database calls them. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const TIME = String.raw`\d{1,2}(:\d\d)?`;
const SPAN = String.raw`\s*${TIME}\s*[\-–]\s*${TIME}\s*`;
/** What the field of a day takes: «9-12, 13:30 – 17», times of a day with or without minutes. */
export const DAY_HOURS_PATTERN = `${SPAN}(,${SPAN})*`;

/**
 * The hours of one day, as they are typed.
 *
 * @param hours a line for each weekday, such as «Mon 09:00-12:00, 13:00-17:00»
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

/** The hours as the database takes them: «9-12,13:30 – 17» becomes «09:00-12:00, 13:30-17:00». */
export function storableHours(hours: string): string {
  return WEEKDAYS.reduce(
    (all, day) => withHoursOfDay(all, day, storableDay(hoursOfDay(hours, day))),
    hours,
  );
}

function storableDay(typed: string): string {
  return typed
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

/** Days off as the database takes them, a date or a period on each line: «2026-12-24 - 2027-01-01». */
export function storableDaysOff(days: string): string {
  return days
    .split("\n")
    .map((line) => line.trim().replace(/^([\d-]{10})\s*[-–]\s*([\d-]{10})$/, "$1 - $2"))
    .filter(Boolean)
    .join("\n");
}
