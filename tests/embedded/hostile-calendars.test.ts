/** Calendars that no program would write, as anyone can send an invitation into one. */
import { expect, test } from "vitest";
import { busyTimes } from "../../supabase/functions/calendars/busy-times.ts";
import { calendarOf, eventOf, facts, textOf } from "./calendar-texts.ts";

const good = eventOf("UID:good\nDTSTART:20261125T090000Z\nDURATION:PT1H");
const GOOD = "25T09:00/25T10:00";
const rule = (text: string, start = "20160104T090000Z") =>
  eventOf(`UID:bad\nDTSTART:${start}\nDURATION:PT1M\nRRULE:${text}`);
const often = Array.from({ length: 24 }, (_, hour) => hour).join();

test.each([
  ["every second, forever", rule("FREQ=SECONDLY")],
  ["every second of days that do not exist", rule("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")],
  ["every minute", rule("FREQ=MINUTELY;INTERVAL=1")],
  ["240 times a day", rule(`FREQ=DAILY;BYHOUR=${often};BYMINUTE=0,1,2,3,4,5,6,7,8,9`)],
  ["often a year", rule(`FREQ=YEARLY;BYDAY=MO;BYHOUR=${often};BYMINUTE=0,15,30,45;BYSECOND=0,30`)],
  ["an interval of zero", rule("FREQ=DAILY;INTERVAL=0;UNTIL=9")],
  ["a month that does not exist", rule("FREQ=YEARLY;BYMONTH=13")],
  ["a frequency that does not exist", rule("FREQ=ALWAYS")],
  ["an empty rule", rule("")],
  ["an invalid day", eventOf("DTSTART:20261125T990000Z\nDTEND:x")],
  ["a series with an offset", eventOf("DTSTART:2026-07-22T09:00:00+02:00\nRRULE:FREQ=WEEKLY")],
  ["an impossible offset", eventOf("DTSTART:2026-11-25T09:00:00+99:00\nDURATION:PT1H")],
  ["an unterminated quote", eventOf('UID:bad\nDTSTART;TZID="Europe/Berlin:20261125T090000')],
  ["no end", "BEGIN:VEVENT\nUID:bad\nDTSTART:20261124T090000Z\nDURATION:PT1H\n"],
])("%s is left out and counted; the rest is used", (_name, entry) => {
  const { periods, leftOut } = busyTimes(calendarOf(entry + good), facts);
  expect({ busy: textOf(periods), leftOut }).toEqual({ busy: [GOOD], leftOut: 1 });
});

test.each([
  ["a day that does not exist", rule("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")],
  ["every seventh day from a Monday that is a Tuesday", rule("FREQ=DAILY;INTERVAL=7;BYDAY=TU")],
  ["the fortieth Monday of a month", rule("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=40")],
  ["a start long after the week", rule("FREQ=DAILY", "99991231T235959Z")],
  ["a duration of -10,000 years", eventOf("DTSTART:20261125T090000Z\nDURATION:-P3650000D")],
  [
    "names of object properties",
    eventOf(
      "UID:__proto__\nDTSTART;TZID=constructor:20270101T000000\nRECURRENCE-ID:20270101T000000Z",
    ),
  ],
])("%s makes nothing busy", (_name, entry) => {
  const { periods, leftOut } = busyTimes(calendarOf(entry + good), facts);
  expect({ busy: textOf(periods), leftOut }).toEqual({ busy: [GOOD], leftOut: 0 });
});

test("a zone that changes every second is an unknown zone", () => {
  const zone = `BEGIN:VTIMEZONE\nTZID:Odd\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100
RRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\n`;
  const { periods, leftOut } = busyTimes(
    calendarOf(zone + eventOf("DTSTART;TZID=Odd:20261125T090000\nDURATION:PT1H") + good),
    facts,
  );
  expect({ busy: textOf(periods), leftOut }).toEqual({ busy: [GOOD], leftOut: 1 });
});

test.each([
  ["", "no calendar"],
  ["<!doctype html><title>Sign in</title>", "no calendar"],
  ["BEGIN:VCARD\r\nEND:VCARD\r\n", "no calendar"],
  [calendarOf(good).replace("END:VCALENDAR\r\n", ""), "ends in the middle"],
  [calendarOf(good).slice(0, -30), "ends in the middle"],
  [calendarOf(eventOf("UID:x").repeat(20_001)), "more than 20,000 entries"],
])("an incomplete calendar is refused (%#)", (text, message) => {
  expect(() => busyTimes(text, facts)).toThrow(message);
});

// A quadratic pattern exceeds the time limit of a test.
test.each([
  ["spaces", `DESCRIPTION:x${" ".repeat(200_000)}x`, 0],
  ["folded lines of spaces", `DESCRIPTION:x${`\n ${" ".repeat(70)}`.repeat(2800)}x`, 0],
  ["commas", `EXDATE:${",".repeat(200_000)}x`, 1],
])("200,000 %s are read in time", (_name, line, leftOut) => {
  const entry = eventOf(`UID:bad\nDTSTART:20261126T090000Z\nDURATION:PT1H\n${line}`);
  const found = busyTimes(calendarOf(entry + good), facts);
  expect(found.leftOut).toBe(leftOut);
  expect(textOf(found.periods)).toContain(GOOD);
});

test("a head of 400,000 characters without a name is read in time", () => {
  const found = busyTimes(calendarOf(good, "X-WR-CALNAME;\n".repeat(28_000)), facts);
  expect(textOf(found.periods)).toEqual([GOOD]);
});

test("a calendar that takes too long is given up", () => {
  let asked = 0;
  expect(() => busyTimes(calendarOf(good.repeat(100)), facts, () => ++asked > 50)).toThrow(
    "too long",
  );
});

const dayAt = (index: number) =>
  new Date(Date.UTC(2020, 0, 1 + (index % 3000))).toISOString().slice(0, 10).replaceAll("-", "");

test("all of ten thousand entries count, two hundred of them repeating", { tags: "full" }, () => {
  const single = Array.from({ length: 9800 }, (_, index) =>
    eventOf(
      `UID:single-${index}\nDTSTART;TZID=Europe/Berlin:${dayAt(index)}T030000\nDURATION:PT5M\nDESCRIPTION:${"x".repeat(300)}`,
    ),
  );
  const series = Array.from({ length: 200 }, (_, index) =>
    eventOf(
      `UID:series-${index}\nDTSTART;TZID=Europe/Berlin:2016010${4 + (index % 5)}T${10 + (Math.floor(index / 5) % 8)}0000\nDURATION:PT5M\nRRULE:FREQ=WEEKLY`,
    ),
  );
  const { periods, leftOut } = busyTimes(calendarOf([...single, ...series].join("")), facts);
  expect(leftOut).toBe(0);
  const text = textOf(periods);
  // 03:00 on each of seven days, and eight times on each of five.
  expect(text).toHaveLength(7 + 40);
  expect(text.filter((period) => period.includes("T02:00/"))).toHaveLength(7);
});

test("a calendar has at most 2,000 periods: the smallest gaps are closed", () => {
  const entry = eventOf("UID:often\nDTSTART:20261101T000000Z\nDURATION:PT30M\nRRULE:FREQ=HOURLY");
  const long = { ...facts, until: facts.from + 90 * 86_400_000 };
  const { periods, leftOut } = busyTimes(calendarOf(entry), long);
  expect(leftOut).toBe(0);
  expect(periods).toEqual([[facts.from, long.until - 30 * 60_000]]);
});
