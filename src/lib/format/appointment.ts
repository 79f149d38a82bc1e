import { chosenDatesLanguage } from "./dates-language";
import { localTimeZone } from "./local-time";
import { isTimeZone } from "./time-in-zone";

/**
 * An instant in words, with its weekday and time zone, on a screen.
 *
 * @param iso ISO 8601
 * @param timeZone a name such as "Europe/Berlin"; null, or one that this browser does not know, for the
 * device's
 * @returns e.g. "Thursday, 24 December 2026 at 15:00 Central European Standard Time"
 */
export function formatAppointment(iso: string, timeZone: string | null = null): string {
  return formatInstant(chosenDatesLanguage(), iso, timeZone);
}

/**
 * The same for an email: in the page's language, like the rest of the email, but in the order of the browser's
 * country.
 */
export function writeAppointment(iso: string, timeZone: string | null = null): string {
  const language = document.documentElement.lang || "en";
  const isPageLanguage = (one: string) => one.split("-")[0] === language && isLocale(one);
  return formatInstant(navigator.languages.find(isPageLanguage) ?? language, iso, timeZone);
}

/**
 * Whether a time zone is the device's, perhaps by another name: browsers and databases differ about "Asia/Kolkata" and
 * "Asia/Calcutta".
 *
 * @param instants when clock and zone have to read the same
 */
export function isLocalZone(timeZone: string, instants: readonly string[]): boolean {
  const isAlike = (iso: string) => formatAppointment(iso, timeZone) === formatAppointment(iso);
  return timeZone === localTimeZone() || (isTimeZone(timeZone) && instants.every(isAlike));
}

function formatInstant(locale: string | undefined, iso: string, timeZone: string | null): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "long",
  };
  const isKnown = timeZone !== null && isTimeZone(timeZone);
  const format = new Intl.DateTimeFormat(locale, { ...options, ...(isKnown && { timeZone }) });
  return format.format(new Date(iso));
}

/** Not everything that browsers report is a locale: on Linux it may be "en-US@posix", which `Intl` rejects. */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}
