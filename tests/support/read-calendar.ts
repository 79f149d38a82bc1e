import ICAL from "ical.js";
import { sync } from "node-ical";
import { convertIcsCalendar } from "ts-ics";

/** An event as a calendar program reads it; `start` and `end` in ISO 8601. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  end: string;
};
/** A calendar file: its method, empty for a plain file, and its events. */
export type ReadCalendar = { method: string; events: ReadEvent[] };

/** Reads it with the file's own time zone rules. */
export function readCalendar(text: string): ReadCalendar {
  const file = new ICAL.Component(ICAL.parse(text));
  return {
    method: String(file.getFirstPropertyValue("method") ?? ""),
    events: file.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: String(component.getFirstPropertyValue("status")),
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
      };
    }),
  };
}

/** Reads it with Node's time zones. */
function readByName(text: string): ReadCalendar {
  const file = sync.parseICS(text);
  return {
    method: /^METHOD:(.*)$/m.exec(text.replaceAll("\r", ""))?.[1] ?? "",
    events: Object.values(file).flatMap((event) =>
      event?.type === "VEVENT"
        ? {
            uid: event.uid,
            sequence: Number(event.sequence),
            status: String(event.status),
            start: new Date(event.start).toISOString(),
            end: new Date(event.end ?? "").toISOString(),
          }
        : [],
    ),
  };
}

function readStrictly(text: string): ReadCalendar {
  const file = convertIcsCalendar(undefined, text);
  return {
    method: file.method ?? "",
    events: (file.events ?? []).map(({ uid, sequence, status, start, end }) => ({
      uid,
      sequence: sequence ?? 0,
      status: status ?? "",
      start: start.date.toISOString(),
      end: (end?.date ?? start.date).toISOString(),
    })),
  };
}

/** Three programs that read calendars, by their names. */
export const calendarReaders: [string, (text: string) => ReadCalendar][] = [
  ["ical.js", readCalendar],
  ["node-ical", readByName],
  ["ts-ics", readStrictly],
];
