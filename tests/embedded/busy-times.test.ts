/** The busy times from a calendar, entry by entry, in the week of Monday, 23 November 2026, in UTC. */
import { expect, test } from "vitest";
import { busyTimes } from "../../supabase/functions/calendars/busy-times.ts";
import { calendarOf, eventOf, facts, textOf } from "./calendar-texts.ts";

/** A calendar's entries, and the busy times: «<day>T<time>/<day>T<time>». */
type Case = [says: string, entries: string, busy: string[]];

const at = (lines: string) => eventOf(`UID:one@x.example\n${lines}`);
/** A property's line: its value may come after parameters. */
const dated = (name: string, value: string) => `${name}${value.includes("=") ? ";" : ":"}${value}`;
/** An entry with this start and further lines. */
const from = (start: string, ...lines: string[]) =>
  at([dated("DTSTART", start), ...lines].join("\n"));
/** An entry of an hour, repeated by a rule. */
const hourly = (start: string, rule?: string) =>
  from(start, "DURATION:PT1H", ...(rule === undefined ? [] : [`RRULE:FREQ=${rule}`]));
/** A change to an occurrence of a series, which is then at this time. */
const change = (occurrence: string, start: string, ...lines: string[]) =>
  at([dated("RECURRENCE-ID", occurrence), dated("DTSTART", start), ...lines].join("\n"));
/** The same, with a duration of an hour. */
const moved = (occurrence: string, start: string, ...lines: string[]) =>
  change(occurrence, start, "DURATION:PT1H", ...lines);
const nine = "DTSTART;TZID=Europe/Berlin:20261125T090000\nDTEND;TZID=Europe/Berlin:20261125T100000";
const daily = "DTSTART;TZID=Europe/Berlin:20261123T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3";
const berlinWeek = (days: number[]) => days.map((day) => `${day}T08:00/${day}T09:00`);

/** As Outlook defines time zones, with the rules of one year since 1601. */
const windowsZone = (name: string) => `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;

const single: Case[] = [
  ["a time in UTC", from("20261125T090000Z", "DTEND:20261125T100000Z"), ["25T09:00/25T10:00"]],
  ["a time in a zone of the tz database", at(nine), ["25T08:00/25T09:00"]],
  ["a duration, no end", from("20261125T090000Z", "DURATION:PT1H30M"), ["25T09:00/25T10:30"]],
  ["a duration in weeks", from("20261120T090000Z", "DURATION:P1W"), ["23T00:00/27T09:00"]],
  [
    "an end and an empty duration",
    from("20261125T090000Z", "DTEND:20261125T100000Z", "DURATION:PT0S"),
    ["25T09:00/25T10:00"],
  ],
  ["no end", from("20261125T090000Z"), []],
  ["an end before the start", from("20261125T090000Z", "DTEND:20261125T080000Z"), []],
  ["a negative duration", from("20261125T090000Z", "DURATION:-PT1H"), []],
  ["no start", at("SUMMARY:Nothing"), []],
  [
    "a floating time, in the owner's zone",
    from("20261125T090000", "DTEND:20261125T100000"),
    ["25T08:00/25T09:00"],
  ],
  ["a whole day, in the owner's zone", from("VALUE=DATE:20261125"), ["24T23:00/25T23:00"]],
  ["a day without VALUE=DATE", from("20261125", "DTEND:20261126"), ["24T23:00/25T23:00"]],
  [
    "several days, with an exclusive end",
    from("VALUE=DATE:20261125", "DTEND;VALUE=DATE:20261127"),
    ["24T23:00/26T23:00"],
  ],
  ["a duration in days", from("VALUE=DATE:20261125", "DURATION:P2D"), ["24T23:00/26T23:00"]],
  [
    "a day that ends on the same day",
    from("VALUE=DATE:20261125", "DTEND;VALUE=DATE:20261125"),
    ["24T23:00/25T23:00"],
  ],
  [
    "an entry that starts before the week and ends after it",
    from("20261001T000000Z", "DTEND:20270101T000000Z"),
    ["23T00:00/30T00:00"],
  ],
  ["last week", from("20261118T090000Z", "DTEND:20261118T100000Z"), []],
  ["next week", from("20261202T090000Z", "DTEND:20261202T100000Z"), []],
  [
    "folded lines",
    from("TZID=Europe/B", " erlin:202611", " 25T090000", "DURATION:PT1H"),
    ["25T08:00/25T09:00"],
  ],
  [
    "spaces before and after dates and times",
    at("DTSTART: 20261125T090000Z \nDURATION: PT1H \nDESCRIPTION:Lunch\nDuration: an hour"),
    ["25T09:00/25T10:00"],
  ],
  ["a day with hyphens", from("VALUE=DATE:2026-11-25"), ["24T23:00/25T23:00"]],
  [
    "times with hyphens and colons",
    from("TZID=Europe/Berlin:2026-11-25T09:00:00", "DTEND:2026-11-25T09:00:00Z"),
    ["25T08:00/25T09:00"],
  ],
  [
    "fractions of seconds, no seconds, and lower case",
    from("20261125T090000.000Z", "DTEND:20261125t1000z"),
    ["25T09:00/25T10:00"],
  ],
  [
    "an offset from UTC",
    from("2026-11-25T14:00:00+05:00", "DTEND:20261125T150000+0500"),
    ["25T09:00/25T10:00"],
  ],
  [
    "an end without a zone, and an empty duration",
    from("TZID=Asia/Tokyo:20261125T170000", "DTEND:20261125T180000", "DURATION:"),
    berlinWeek([25]),
  ],
  [
    "a text that looks like another entry",
    at(`SUMMARY:BEGIN:VEVENT\\nDTSTART:20261124T000000Z\nDESCRIPTION:x\n BEGIN:VEVENT\n${nine}`),
    ["25T08:00/25T09:00"],
  ],
  [
    "a text with line breaks that are not escaped",
    at(
      `DESCRIPTION:Agenda\nfirst point\nDial in; at 10:30\n\nEND: 11:30\nStatus: cancelled\n${nine}\nX-PLACE;X-ADDRESS="1 Street\nTown":geo:1,2`,
    ),
    ["25T08:00/25T09:00"],
  ],
  [
    "a comment of a guest with quotes",
    at(`${nine}\nATTENDEE;X-RESPONSE-COMMENT="I am "ill"\n":mailto:ada@example.com`),
    ["25T08:00/25T09:00"],
  ],
  [
    "an alarm with its own duration",
    at(
      `${nine}\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nDURATION:PT15M\nREPEAT:2\nDESCRIPTION:x\nEND:VALARM`,
    ),
    ["25T08:00/25T09:00"],
  ],
  ["a task", `BEGIN:VTODO\nUID:two\n${nine}\nDUE:20261126T090000Z\nEND:VTODO\n`, []],
];

const free: Case[] = [
  ["transparent", at(`${nine}\nTRANSP:TRANSPARENT`), []],
  ["opaque", at(`${nine}\nTRANSP:OPAQUE`), berlinWeek([25])],
  ["cancelled", at(`${nine}\nSTATUS:CANCELLED`), []],
  ["canceled, with one l", at(`${nine}\nSTATUS:CANCELED`), []],
  ["tentative", at(`${nine}\nSTATUS:TENTATIVE`), berlinWeek([25])],
  ["free according to Outlook only", at(`${nine}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`), []],
  ["Outlook: working elsewhere", at(`${nine}\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE`), []],
  ["Outlook: out of office", at(`${nine}\nX-MICROSOFT-CDO-BUSYSTATUS:OOF`), berlinWeek([25])],
  ["declined by the owner", at(`${nine}\nATTENDEE;PARTSTAT=DECLINED:mailto:Robin@Example.com`), []],
  [
    "declined by the owner, under iCloud's name for them",
    at(
      `${nine}\nATTENDEE;CN="Robin";EMAIL="robin@example.com";PARTSTAT=DECLINED:/aMTIzNDU/principal/`,
    ),
    [],
  ],
  [
    "declined by someone else",
    at(`${nine}\nATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com`),
    berlinWeek([25]),
  ],
  [
    "not answered by the owner",
    at(`${nine}\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:robin@example.com`),
    berlinWeek([25]),
  ],
  ["a consultation of the site", eventOf(`UID:${facts.consultations[0]}\n${nine}`), []],
];

const repeating: Case[] = [
  ["daily, three times", at(daily), berlinWeek([23, 24, 25])],
  [
    "a rule with spaces, hyphens, lower case and a part without a value",
    hourly("20261123T080000Z", "DAILY; until=2026-11-25T08:00z ; BYDAY= ; INTERVAL=2"),
    berlinWeek([23, 25]),
  ],
  [
    "daily for years",
    hourly("20100101T090000Z", "DAILY;UNTIL=20261124T090000Z"),
    ["23T09:00/23T10:00", "24T09:00/24T10:00"],
  ],
  [
    "daily for fourteen thousand days",
    hourly("19900101T090000Z", "DAILY;COUNT=14000"),
    [23, 24, 25, 26, 27, 28, 29].map((day) => `${day}T09:00/${day}T10:00`),
  ],
  [
    "several weeks every month",
    from("20260701T000000Z", "DURATION:P25D", "RRULE:FREQ=MONTHLY"),
    ["23T00:00/26T00:00"],
  ],
  [
    "until a day, inclusive",
    from("TZID=Europe/Berlin:20261120T230000", "DURATION:PT30M", "RRULE:FREQ=DAILY;UNTIL=20261124"),
    ["23T22:00/23T22:30", "24T22:00/24T22:30"],
  ],
  [
    "until an instant, in a zone",
    from(
      "TZID=Asia/Tokyo:20261120T083000",
      "DURATION:PT30M",
      "RRULE:FREQ=DAILY;UNTIL=20261124T233000Z",
    ),
    ["23T23:30/24T00:00", "24T23:30/25T00:00"].toSorted(),
  ],
  [
    "every other week for years",
    hourly("TZID=Europe/Berlin:20160105T090000", "WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU"),
    berlinWeek([24, 26]),
  ],
  ["in between", hourly("TZID=Europe/Berlin:20160112T090000", "WEEKLY;INTERVAL=2;BYDAY=TU,TH"), []],
  ["the last Friday", hourly("20200131T090000Z", "MONTHLY;BYDAY=-1FR"), ["27T09:00/27T10:00"]],
  ["the 31st, which November does not have", hourly("20260131T090000Z", "MONTHLY"), []],
  [
    "the last weekday of November",
    hourly("20201130T090000Z", "YEARLY;BYMONTH=11;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"),
    ["27T09:00/27T10:00"],
  ],
  ["a birthday", from("VALUE=DATE:19651125", "RRULE:FREQ=YEARLY"), ["24T23:00/25T23:00"]],
  ["an exception", at(`${daily}\nEXDATE;TZID=Europe/Berlin:20261124T090000`), berlinWeek([23, 25])],
  ["an exception in another zone", at(`${daily}\nEXDATE:20261124T080000Z`), berlinWeek([23, 25])],
  ["an exception that is a day", at(`${daily}\nEXDATE;VALUE=DATE:20261124`), berlinWeek([23, 25])],
  [
    "several exceptions in one line, including the first occurrence",
    at(`${daily}\nEXDATE;TZID=Europe/Berlin:20261123T090000,20261125T090000`),
    berlinWeek([24]),
  ],
  [
    "a summer offset in addition to the zone",
    hourly("TZID=Europe/Berlin:2026-07-22T09:00:00+02:00", "WEEKLY;BYDAY=WE"),
    berlinWeek([25]),
  ],
  [
    "an exception without a zone to a series in UTC",
    hourly("20261123T080000Z", "DAILY;COUNT=2\nEXDATE:20261124T090000"),
    berlinWeek([23]),
  ],
  [
    "an exception at an impossible time",
    hourly("20261123T080000Z", "DAILY;COUNT=2\nEXDATE:20261126T240060+0100"),
    berlinWeek([23, 24]),
  ],
  [
    "exceptions without a zone, before a comma, and none",
    hourly(
      "TZID=Asia/Tokyo:20261123T170000",
      "DAILY;COUNT=4\nEXDATE:20261124T170000,20261126T080000Z,\nEXDATE;TZID=Asia/Tokyo:",
    ),
    berlinWeek([23, 25]),
  ],
  ["additional times", at(`${daily}\nRDATE:20261127T080000Z`), berlinWeek([23, 24, 25, 27])],
  [
    "additional times only, as periods",
    from("20261123T080000Z", "DURATION:PT1H", "RDATE;VALUE=PERIOD:20261126T080000Z/PT1H"),
    berlinWeek([23, 26]),
  ],
  [
    "additional periods with lengths of their own",
    from(
      "TZID=Europe/Berlin:20261123T090000",
      "DURATION:PT1H",
      "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20261125T140000/PT3H,20261126T090000/20261126T093000",
    ),
    ["23T08:00/23T09:00", "25T13:00/25T16:00", "26T08:00/26T08:30"],
  ],
  [
    "repeated days, with an exception",
    from("VALUE=DATE:20261123", "RRULE:FREQ=DAILY;INTERVAL=2", "EXDATE;VALUE=DATE:20261125"),
    ["23T00:00/23T23:00", "26T23:00/27T23:00", "28T23:00/29T23:00"],
  ],
];

const changed: Case[] = [
  [
    "one occurrence moved within the week",
    at(daily) + moved("TZID=Europe/Berlin:20261124T090000", "20261126T080000Z"),
    berlinWeek([23, 25, 26]),
  ],
  [
    "one occurrence moved out of the week",
    moved("20261124T080000Z", "20261226T080000Z") + at(daily),
    berlinWeek([23, 25]),
  ],
  [
    "one occurrence moved into the week",
    hourly("20260901T080000Z", "MONTHLY") + moved("20261201T080000Z", "20261127T080000Z"),
    berlinWeek([27]),
  ],
  [
    "one occurrence cancelled",
    at(daily) + moved("20261124T080000Z", "20261124T080000Z", "STATUS:CANCELLED"),
    berlinWeek([23, 25]),
  ],
  [
    "one occurrence moved to another zone, named without one, and one cancelled without a start",
    hourly("TZID=Asia/Tokyo:20261123T170000", "DAILY;COUNT=3") +
      moved("20261125T170000", "TZID=Europe/London:20261126T080000") +
      at("RECURRENCE-ID:20261124T080000Z\nSTATUS:CANCELLED"),
    berlinWeek([23, 26]),
  ],
  [
    "one occurrence declined",
    at(daily) +
      moved(
        "20261124T080000Z",
        "20261124T080000Z",
        "ATTENDEE;PARTSTAT=DECLINED:mailto:robin@example.com",
      ),
    berlinWeek([23, 25]),
  ],
  [
    "a series cancelled, except for one occurrence",
    at(`${daily}\nSTATUS:CANCELLED`) + moved("20261124T080000Z", "20261124T080000Z"),
    berlinWeek([24]),
  ],
  ["a change without its series", moved("20261124T080000Z", "20261125T080000Z"), berlinWeek([25])],
  [
    "a changed day",
    from("VALUE=DATE:20261124", "RRULE:FREQ=DAILY;COUNT=2") +
      change("VALUE=DATE:20261125", "VALUE=DATE:20261127"),
    ["23T23:00/24T23:00", "26T23:00/27T23:00"],
  ],
  [
    "days with one cancelled and one moved, as Exchange writes them in another zone than the owner's",
    from(
      "VALUE=DATE:20261124",
      "RRULE:FREQ=DAILY;COUNT=3",
      "EXDATE;TZID=Pacific Standard Time:20261124T000000",
    ) + change("TZID=Pacific Standard Time:20261125T000000", "VALUE=DATE:20261127"),
    ["25T23:00/27T23:00"],
  ],
  [
    "a change to this and following occurrences",
    at(daily) + change("RANGE=THISANDFUTURE:20261124T080000Z", "20261124T100000Z", "DURATION:PT2H"),
    ["23T08:00/23T09:00", "24T10:00/24T12:00", "25T10:00/25T12:00"],
  ],
  [
    "this and following occurrences cancelled",
    at(daily) +
      moved("RANGE=THISANDFUTURE:20261124T080000Z", "20261124T080000Z", "STATUS:CANCELLED"),
    berlinWeek([23]),
  ],
  [
    "an earlier version of a series, in which an occurrence was not yet excluded",
    at(`${daily}\nSEQUENCE:1`) + at(`${daily}\nSEQUENCE:2\nEXDATE:20261124T080000Z`),
    berlinWeek([23, 25]),
  ],
  [
    "an earlier version of an occurrence, and of an event that was called off",
    at(daily) +
      moved("20261124T080000Z", "20261126T080000Z", "SEQUENCE:10") +
      moved("20261124T080000Z", "20261127T080000Z", "SEQUENCE:1") +
      eventOf("UID:two@x.example\nDTSTART:20261128T080000Z\nDURATION:PT1H") +
      eventOf("UID:two@x.example\nDTSTART:20261128T080000Z\nSEQUENCE:1\nSTATUS:CANCELLED"),
    berlinWeek([23, 25, 26]),
  ],
  [
    "an earlier version of an event that was moved to another month",
    hourly("20261125T080000Z") + from("20270325T080000Z", "DTEND:20270325T090000Z", "SEQUENCE:1"),
    [],
  ],
  [
    "a later change to the first of the occurrences that were moved together",
    at(daily) +
      moved("RANGE=THISANDFUTURE:20261124T080000Z", "20261124T120000Z", "SEQUENCE:1") +
      moved("20261124T080000Z", "20261126T120000Z", "SEQUENCE:2"),
    ["23T08:00/23T09:00", "24T12:00/24T13:00", "25T12:00/25T13:00", "26T12:00/26T13:00"],
  ],
  ["two series of one UID", at(daily) + hourly("20261127T080000Z"), berlinWeek([23, 24, 25, 27])],
  [
    "entries without a UID",
    eventOf(nine) +
      eventOf("RECURRENCE-ID:20261125T080000Z\nDTSTART:20261127T080000Z\nDURATION:PT1H"),
    berlinWeek([25, 27]),
  ],
];

const zoned: Case[] = [
  ["a Windows zone name", hourly("TZID=W. Europe Standard Time:20261125T090000"), berlinWeek([25])],
  [
    "a quoted zone name",
    at('DTSTART;TZID="Pacific Standard Time":20261125T000000\nDURATION:PT1H'),
    berlinWeek([25]),
  ],
  [
    "an unquoted zone name with a colon, as Exchange writes it",
    windowsZone("tzone://Microsoft/Custom") +
      hourly("TZID=tzone://Microsoft/Custom:20261125T090000"),
    berlinWeek([25]),
  ],
  [
    "a zone defined in the calendar",
    windowsZone("Customized Time Zone") + hourly("TZID=Customized Time Zone:20261125T090000"),
    berlinWeek([25]),
  ],
  [
    "the summer time of such a zone, in which the series starts",
    windowsZone("Our Zone") + hourly("TZID=Our Zone:20260629T090000", "WEEKLY;BYDAY=WE"),
    berlinWeek([25]),
  ],
  [
    "a zone definition that contradicts the tz database",
    windowsZone("Asia/Tokyo") + hourly("TZID=Asia/Tokyo:20261125T090000"),
    ["25T00:00/25T01:00"],
  ],
  [
    "a zone definition after its use",
    hourly("TZID=Our Zone:20261125T090000") + windowsZone("Our Zone"),
    berlinWeek([25]),
  ],
  [
    "names that are an offset, or only begin with one",
    hourly("TZID=GMT+0900:20261125T170000") +
      hourly('TZID="(UTC+05:00) Somewhere":20261126T090000'),
    berlinWeek([25, 26]),
  ],
  [
    "names with a prefix of their program",
    hourly("TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20261125T170000") +
      hourly("TZID=/softwarestudio.org/Tzfile/Asia/Tokyo:20261127T170000") +
      hourly("TZID=/mozilla.org/20070129_1/America/New_York:20261126T030000"),
    berlinWeek([25, 26, 27]),
  ],
  ["an unknown zone", hourly("TZID=Atlantis:20261125T090000"), berlinWeek([25])],
  [
    "a zone definition without rules",
    `BEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nDTSTART:19700101T000000\nRDATE:\nTZOFFSETFROM:+0530\nTZOFFSETTO:+0530\nEND:STANDARD\nEND:VTIMEZONE\n${hourly("TZID=Ours:20261125T133000")}`,
    berlinWeek([25]),
  ],
];

const listed: Case[] = [
  [
    "only busy periods",
    "BEGIN:VFREEBUSY\nFREEBUSY:20261125T080000Z/20261125T090000Z,20261126T080000Z/PT1H\nEND:VFREEBUSY\n",
    berlinWeek([25, 26]),
  ],
  [
    "free periods",
    "BEGIN:VFREEBUSY\nFREEBUSY;FBTYPE=FREE:20261125T080000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261126T080000Z/PT1H\nEND:VFREEBUSY\n",
    berlinWeek([26]),
  ],
];

test.each([...single, ...free, ...repeating, ...changed, ...zoned, ...listed])(
  "%s",
  (_says, entries, busy) => {
    const { periods, leftOut } = busyTimes(calendarOf(entries), facts);
    expect({ busy: textOf(periods), leftOut }).toEqual({ busy, leftOut: 0 });
  },
);

test.each(["\r", "\n", "\r\r\n"])("lines may end with %j", (end) => {
  const { periods } = busyTimes(calendarOf(at(daily)).replaceAll("\r\n", end), facts);
  expect(textOf(periods)).toEqual(berlinWeek([23, 24, 25]));
});

test("periods that overlap, or leave no room for a consultation between them, are merged", () => {
  const times = ["0800/PT3H", "0830/PT1H", "1110/PT1H"].map(
    (time) => `DTSTART:20261125T${time.replace("/", "00Z\nDURATION:")}`,
  );
  const { periods } = busyTimes(calendarOf(times.map(eventOf).join("")), facts);
  expect(textOf(periods)).toEqual(["25T08:00/25T12:10"]);
  const apart = ["0800", "0915"].map((time) => `DTSTART:20261125T${time}00Z\nDURATION:PT1H`);
  expect(textOf(busyTimes(calendarOf(apart.map(eventOf).join("")), facts).periods)).toEqual([
    "25T08:00/25T09:00",
    "25T09:15/25T10:15",
  ]);
});

test("times without a zone are in the calendar's zone, days in the owner's", () => {
  const { periods } = busyTimes(
    calendarOf(
      eventOf("DTSTART:20261125T090000\nDURATION:PT1H") + eventOf("DTSTART;VALUE=DATE:20261127"),
      "X-WR-TIMEZONE:America/New_York",
    ),
    facts,
  );
  expect(textOf(periods)).toEqual(["25T14:00/25T15:00", "26T23:00/27T23:00"]);
});

test("an event that the owner declined under the calendar's own name is free", () => {
  const declined = eventOf(`${nine}\nATTENDEE;PARTSTAT=DECLINED:mailto:me@work.example`);
  const { periods } = busyTimes(calendarOf(declined, "X-WR-CALNAME:me@work.example"), facts);
  expect(periods).toEqual([]);
});
