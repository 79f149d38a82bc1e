import ICAL from "ical.js";
import { readEvent } from "./event.ts";
import { compact } from "./recurrence.ts";
import { merged, periodsOf, seriesOf, type Period } from "./series.ts";
import { DAY, HOUR, utc, type Window } from "./zone.ts";
import { namedZone, zonesOf } from "./zones.ts";

export type CalendarFacts = Window & {
  /** For all-day entries, and times without a zone: "Europe/Berlin". */
  timeZone: string;
  /** The owner's email addresses: events they have declined are ignored. */
  addresses: readonly string[];
  /** The ids of the site's own consultations, which are left out, as the site knows their times. */
  consultations: readonly string[];
};
export type BusyTimes = {
  /** Sorted, disjoint, and within the window. */
  periods: Period[];
  /** The number of entries that could not be interpreted, or repeat too often. */
  leftOut: number;
};

// Many programs write a date as "DTSTART:20261126", without declaring its type.
ICAL.design.strict = false;

/** No consultation is shorter, so nothing fits into a shorter gap. */
const GAP = HOUR / 4;
const MAX_PERIODS = 2000;
const MAX_ENTRIES = 20_000;

/**
 * The busy times of a calendar in iCalendar format (RFC 5545), and nothing else about it.
 *
 * @param isLate whether the time limit has passed
 * @throws {Error} with a message, if it is invalid, truncated, or too large
 */
export function busyTimes(
  sent: string,
  facts: CalendarFacts,
  isLate: () => boolean = () => false,
): BusyTimes {
  // Some servers double the carriage returns, or end lines with nothing else.
  const text = sent.replace(/\r+\n?/g, "\n");
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new Error("The answer is no calendar.");
  if (!/^END:VCALENDAR\s*$/im.test(text.slice(-200))) {
    throw new Error("The calendar ends in the middle.");
  }
  const [head = "", ...entries] = text.split(/^(?=BEGIN:(?:VEVENT|VTIMEZONE|VFREEBUSY)\s*$)/im);
  if (entries.length > MAX_ENTRIES) {
    throw new Error("The calendar has more than 20,000 entries.");
  }
  let leftOut = 0;
  /** Skips entries that cannot be parsed, since anybody can send an invitation. */
  const each = <From, To>(from: readonly From[], read: (from: From) => To | null): To[] =>
    from.flatMap((one) => {
      if (isLate()) throw new Error("The calendar takes too long to read.");
      try {
        const result = read(one);
        return result === null ? [] : [result];
      } catch {
        leftOut++;
        return [];
      }
    });

  // With all versions of an entry, as the last one may have moved it away.
  const byUid = Map.groupBy(entries, (entry) => /^UID:.*/im.exec(entry)?.[0] ?? entry);
  const near = [...byUid.values()].flatMap((versions) =>
    versions.every((entry) => isOutsideWindow(entry, facts)) ? [] : versions,
  );
  const components = each(near, componentOf);
  const named = (name: string) => components.filter((component) => component.name === name);
  const own = namedZone(facts.timeZone) ?? utc;
  const zones = {
    ofDays: own,
    named: zonesOf(named("vtimezone"), namedZone(lineOf(head, "X-WR-TIMEZONE")) ?? own, facts),
  };
  // Google names a calendar after its owner's address.
  const addresses = [...facts.addresses, lineOf(head, "X-WR-CALNAME")];
  const ownerAddresses = new Set(addresses.map((address) => address.toLowerCase()));
  const ownIds = new Set(facts.consultations);
  const events = each(named("vevent"), (event) => readEvent(event, zones, ownerAddresses));
  const externalEvents = events.filter(({ uid }) => !ownIds.has(uid));
  const periods = each(seriesOf(externalEvents), ([event, changes]) =>
    periodsOf(event, changes, facts),
  );
  const listed = each(named("vfreebusy"), freeBusyOf);
  return { periods: merged([...periods, ...listed].flat(), facts, GAP, MAX_PERIODS), leftOut };
}

/** Whether an entry clearly ends before the window or begins after it: most do, and need not be parsed. */
function isOutsideWindow(entry: string, { from, until }: Window): boolean {
  if (/^(RRULE|RDATE|RECURRENCE-ID)\b/im.test(entry)) return false;
  const dayOf = (name: string) => {
    const [, year, month, day] =
      new RegExp(`^${name}\\b.*:(\\d{4})(\\d\\d)(\\d\\d)`, "im").exec(entry) ?? [];
    return Date.UTC(Number(year), Number(month) - 1, Number(day));
  };
  // Without such a line it is never excluded.
  return dayOf("DTEND") < from - 2 * DAY || dayOf("DTSTART") > until + 2 * DAY;
}

/** The name of a zone that contains a colon without quotes, as Exchange writes "tzone://Microsoft/Utc". */
const UNQUOTED_ZONE = /(?<=;TZID=)[^":;\n]+:[^";\n]*(?=:\d{8}T)/gi;

/**
 * The lines that determine when an entry is. In others, some programs do not escape the line breaks and quotes of
 * texts, which would make the entry invalid. Values do not begin with a space, unlike the words after "Status:" in a
 * text.
 */
const NEEDED =
  /^(?:(?:BEGIN|END):\w+[ \t]*$|(?:UID|SEQUENCE|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE|FREEBUSY|TZID|TZOFFSET\w+)[;:](?![ \t])[^\n]*)/gim;

/** A date, or a time in another format: "2026-11-25T09:00:00.000+01:00", "20261125T0900z" */
const TIME =
  /(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?(?=[,;/\s]|$)/gi;

/** Converts the times of a line to the format of iCalendar. */
function normalizedTimes(line: string, isRepeating: boolean): string {
  return line.replace(TIME, (time: string, ...parts: (string | undefined)[]) => {
    const [year, month, day, hour, minute, second = "00", zone = ""] = parts;
    const date = `${year}${month}${day}`;
    if (hour === undefined) return date;
    const local = `${date}T${hour}${minute}${second}`;
    if (!/\d/.test(zone)) return local + zone.toUpperCase();
    if (/;TZID=/i.test(line)) return local;
    const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
    // Repeating events follow a local clock, whose offset changes with the season, so a fixed offset is not enough.
    const isKnown = !Number.isNaN(instant) && !(isRepeating && /^DTSTART/i.test(line));
    return isKnown ? compact(instant) : time;
  });
}

/** One component of a calendar, whose text extends to the next. */
function componentOf(entry: string): ICAL.Component {
  const [, name = ""] = /^BEGIN:(\w+)/i.exec(entry) ?? [];
  const end = new RegExp(`^END:${name}\\s*?$`, "im").exec(entry);
  if (!end) throw new Error("It has no end.");
  const isRepeating = /^RRULE:/im.test(entry);
  const unfolded = entry
    .slice(0, end.index + end[0].length)
    .replace(/\n[ \t]/g, "")
    // Some programs write spaces around times. Each run of spaces is tried once, however long a stranger makes it.
    .replace(/(?<![ \t])[ \t]+$/gm, "")
    .replace(/^(DT(?:START|END)\b[^\n:]*:|DURATION:(?= *P))[ \t]+/gim, "$1")
    .replace(/^RRULE:.*/gim, (rule) =>
      rule
        .replace(/[ \t]/g, "")
        .replace(/;[a-z]*=?(?=;|$)/gi, "")
        .toUpperCase(),
    )
    .replace(/^(?:DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID)\b.*/gim, (line) =>
      normalizedTimes(line, isRepeating),
    )
    // Lists may end with a comma, or be empty.
    .replace(/^(?:EX|R)DATE\b.*/gim, (line) => line.replace(/(?<!,),+$/, ""))
    .replace(/^(?:EXDATE|RDATE|DTEND|DURATION)\b.*:$/gim, "");
  const lines = unfolded.match(NEEDED) ?? [];
  try {
    return componentOfLines(lines);
  } catch {
    // Guests' comments may contain quotes within quotes. Without these lines, nobody counts as having declined.
    return componentOfLines(lines.filter((line) => !/^ATTENDEE/i.test(line)));
  }
}

function componentOfLines(lines: readonly string[]): ICAL.Component {
  return new ICAL.Component(ICAL.parse(lines.join("\n").replace(UNQUOTED_ZONE, '"$&"')));
}

/** The raw value of a line in the calendar's head. */
function lineOf(head: string, name: string): string {
  return new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
}

/** The periods that a VFREEBUSY lists, all in UTC. */
function freeBusyOf(entry: ICAL.Component): Period[] {
  return entry
    .getAllProperties("freebusy")
    .filter((property) => property.getParameter("fbtype") !== "FREE")
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Period)
    .map((period): Period => [
      period.start.toUnixTime() * 1000,
      period.getEnd().toUnixTime() * 1000,
    ]);
}
