import type { CalendarFacts } from "../../supabase/functions/calendars/busy-times.ts";
import type { Period } from "../../supabase/functions/calendars/series.ts";

/** The week of Monday, 23 November 2026, for an owner in Berlin. */
export const facts: CalendarFacts = {
  from: Date.UTC(2026, 10, 23),
  until: Date.UTC(2026, 10, 30),
  timeZone: "Europe/Berlin",
  addresses: ["robin@example.com"],
  consultations: ["5f0c2b9e-0000-4000-8000-000000000401"],
};

/** An entry with these lines, with the line ends of calendars. */
export function eventOf(lines: string): string {
  return `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`;
}

/** A calendar with these entries and header lines. */
export function calendarOf(entries: string, head = "X-WR-CALNAME:Sample"): string {
  return `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Sample//EN\n${head}\n${entries}END:VCALENDAR\n`.replaceAll(
    "\n",
    "\r\n",
  );
}

/** Periods of one month as «<day>T<time>/<day>T<time>» in UTC. */
export function textOf(periods: readonly Period[]): string[] {
  return periods.map((period) =>
    period.map((time) => new Date(time).toISOString().slice(8, 16)).join("/"),
  );
}
