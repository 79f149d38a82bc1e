import type ICAL from "ical.js";
import { RRuleTemporal } from "rrule-temporal";

/** The maximum number of periods that are searched, and of results requested from a rule. */
const MAX_STEPS = 20_000;
/** The maximum number of repetitions per day. */
const MAX_PER_DAY = 48;
const TIMES_PER_DAY: Readonly<Record<string, number>> = {
  HOURLY: 24,
  MINUTELY: 1440,
  SECONDLY: 86_400,
};

/** A local time in milliseconds, as if it were in UTC. */
export function wallTimeOf(time: ICAL.Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
}

/**
 * The local times of a rule's occurrences after `start`, from `from` to `until`.
 *
 * @param last the rule's own end as a local time; null for none
 * @throws {Error} if it repeats too often to be searched
 */
export function repeated(
  rule: ICAL.Recur,
  start: number,
  last: number | null,
  from: number,
  until: number,
): number[] {
  if (until < start || (last !== null && last < from)) return [];
  if (timesPerDay(rule) > MAX_PER_DAY) throw new Error("It repeats too often.");
  const parts = rule.clone();
  parts.until = null;
  const asIfUtc = { temporal: { ZonedDateTime: { from: zonedText } }, cache: false };
  const rrule = new RRuleTemporal({
    ...asIfUtc,
    rruleString: `DTSTART:${compact(start)}\nRRULE:${parts.toString()}`,
    maxIterations: MAX_STEPS,
    maxCandidateEvaluations: MAX_STEPS,
  });
  const end = Math.min(until, last ?? until);
  return rrule
    .between(new Date(Math.max(from, start)), new Date(end), true)
    .map(({ text }) => Date.parse(text.replace(/\[.*$/, "")));
}

/** The maximum number of a rule's occurrences per day. */
function timesPerDay(rule: ICAL.Recur): number {
  const named = (part: string) => Math.max(1, rule.getComponent(part).length);
  return (TIMES_PER_DAY[rule.freq] ?? named("BYHOUR")) * named("BYMINUTE") * named("BYSECOND");
}

function zonedText(text: string) {
  return { timeZoneId: "UTC", text, toString: () => text };
}

/** iCalendar's format of a UTC time: "20261126T090000Z". */
export function compact(wall: number): string {
  return new Date(wall).toISOString().replace(/\.\d+|[-:]/g, "");
}
