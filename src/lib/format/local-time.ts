import { isTimeZone } from "./time-in-zone";

/**
 * The value of an `<input type="datetime-local">`: an instant to the minute in the device's time zone.
 *
 * Source: https://html.spec.whatwg.org/#local-dates-and-times
 *
 * @param iso an ISO 8601 instant, or an empty text
 * @returns e.g. "2026-11-24T09:30", empty for no instant
 */
export function localTimeOf(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  // Swedish dates have the format of ISO 8601.
  return time.toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" }).replace(" ", "T");
}

/** The instant of such a value as ISO 8601 in UTC; empty for an empty value. */
export function instantOf(localTime: string): string {
  const time = new Date(localTime);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}

/**
 * The device's time zone, e.g. "Europe/Berlin". Where the browser does not know it, it reports "Etc/Unknown", which it
 * does not accept, and formats times in UTC; or "+00:00", which the database does not accept.
 */
export function localTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) && timeZone !== "+00:00" ? timeZone : "UTC";
}
