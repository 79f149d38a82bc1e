import { chosenDatesLanguage } from "./dates-language";

/**
 * An instant as weekday and time in a time zone, e.g. "Fri 14:05".
 *
 * @param iso ISO 8601
 * @param timeZone a name such as "Europe/Berlin"; in UTC, with its name, if this browser does not know it
 */
export function timeInZone(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(chosenDatesLanguage(), {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    ...(isTimeZone(timeZone) ? { timeZone } : { timeZone: "UTC", timeZoneName: "short" }),
  });
  return format.format(new Date(iso));
}

/** Whether this browser knows a time zone, as the database may know newer ones. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** An instant as this device's time with its offset from UTC, e.g. "02:30 GMT+1". */
export function timeWithOffset(iso: string): string {
  const format = new Intl.DateTimeFormat(chosenDatesLanguage(), {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "shortOffset",
  });
  return format.format(new Date(iso));
}

/** The name of a time zone for people, e.g. "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
