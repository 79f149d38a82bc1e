/** The busy times from a calendar, entry by entry, in the week of Monday, 23 November 2026, in UTC. */
import { expect, test } from "vitest";
import { busyTimes } from "../../supabase/functions/calendars/busy-times.ts";
import { calendarOf, eventOf, facts, textOf } from "./calendar-texts.ts";

/** A calendar's entries, and the busy times: «<day>T<time>/<day>T<time>». */
type Case = [says: string, entries: string, busy: string[]];

const at = (lines: string) => eventOf(`UID:one@x.example\n${lines}`);
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
  ["a time in UTC", at("DTSTART:20261125T090000Z\nDTEND:20261125T100000Z"), ["25T09:00/25T10:00"]],
  ["a time in a zone of the tz database", at(nine), ["25T08:00/25T09:00"]],
  ["a duration, no end", at("DTSTART:20261125T090000Z\nDURATION:PT1H30M"), ["25T09:00/25T10:30"]],
  ["a duration in weeks", at("DTSTART:20261120T090000Z\nDURATION:P1W"), ["23T00:00/27T09:00"]],
  [
    "an end and an empty duration",
    at("DTSTART:20261125T090000Z\nDTEND:20261125T100000Z\nDURATION:PT0S"),
    ["25T09:00/25T10:00"],
  ],
  ["no end", at("DTSTART:20261125T090000Z"), []],
  ["an end before the start", at("DTSTART:20261125T090000Z\nDTEND:20261125T080000Z"), []],
  ["a negative duration", at("DTSTART:20261125T090000Z\nDURATION:-PT1H"), []],
  ["no start", at("SUMMARY:Nothing"), []],
  [
    "a floating time, in the owner's zone",
    at("DTSTART:20261125T090000\nDTEND:20261125T100000"),
    ["25T08:00/25T09:00"],
  ],
  ["a whole day, in the owner's zone", at("DTSTART;VALUE=DATE:20261125"), ["24T23:00/25T23:00"]],
  ["a day without VALUE=DATE", at("DTSTART:20261125\nDTEND:20261126"), ["24T23:00/25T23:00"]],
  [
    "several days, with an exclusive end",
    at("DTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261127"),
    ["24T23:00/26T23:00"],
  ],
  ["a duration in days", at("DTSTART;VALUE=DATE:20261125\nDURATION:P2D"), ["24T23:00/26T23:00"]],
  [
    "a day that ends on the same day",
    at("DTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261125"),
    ["24T23:00/25T23:00"],
  ],
  [
    "an entry that starts before the week and ends after it",
    at("DTSTART:20261001T000000Z\nDTEND:20270101T000000Z"),
    ["23T00:00/30T00:00"],
  ],
  ["last week", at("DTSTART:20261118T090000Z\nDTEND:20261118T100000Z"), []],
  ["next week", at("DTSTART:20261202T090000Z\nDTEND:20261202T100000Z"), []],
  [
    "folded lines",
    at("DTSTART;TZID=Europe/B\n erlin:202611\n 25T090000\nDURATION:PT1H"),
    ["25T08:00/25T09:00"],
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
    "daily for years",
    at("DTSTART:20100101T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20261124T090000Z"),
    ["23T09:00/23T10:00", "24T09:00/24T10:00"],
  ],
  [
    "daily for fourteen thousand days",
    at("DTSTART:19900101T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=14000"),
    [23, 24, 25, 26, 27, 28, 29].map((day) => `${day}T09:00/${day}T10:00`),
  ],
  [
    "several weeks every month",
    at("DTSTART:20260701T000000Z\nDURATION:P25D\nRRULE:FREQ=MONTHLY"),
    ["23T00:00/26T00:00"],
  ],
  [
    "until a day, inclusive",
    at(
      "DTSTART;TZID=Europe/Berlin:20261120T230000\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20261124",
    ),
    ["23T22:00/23T22:30", "24T22:00/24T22:30"],
  ],
  [
    "until an instant, in a zone",
    at(
      "DTSTART;TZID=Asia/Tokyo:20261120T083000\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20261124T233000Z",
    ),
    ["23T23:30/24T00:00", "24T23:30/25T00:00"].toSorted(),
  ],
  [
    "every other week for years",
    at(
      "DTSTART;TZID=Europe/Berlin:20160105T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU",
    ),
    berlinWeek([24, 26]),
  ],
  [
    "the week in between",
    at(
      "DTSTART;TZID=Europe/Berlin:20160112T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH",
    ),
    [],
  ],
  [
    "the last Friday of a month",
    at("DTSTART:20200131T090000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=-1FR"),
    ["27T09:00/27T10:00"],
  ],
  [
    "the 31st, which November does not have",
    at("DTSTART:20260131T090000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY"),
    [],
  ],
  [
    "the last weekday of November",
    at(
      "DTSTART:20201130T090000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
    ),
    ["27T09:00/27T10:00"],
  ],
  ["a birthday", at("DTSTART;VALUE=DATE:19791125\nRRULE:FREQ=YEARLY"), ["24T23:00/25T23:00"]],
  ["an exception", at(`${daily}\nEXDATE;TZID=Europe/Berlin:20261124T090000`), berlinWeek([23, 25])],
  ["an exception in another zone", at(`${daily}\nEXDATE:20261124T080000Z`), berlinWeek([23, 25])],
  ["an exception that is a day", at(`${daily}\nEXDATE;VALUE=DATE:20261124`), berlinWeek([23, 25])],
  [
    "several exceptions in one line, including the first occurrence",
    at(`${daily}\nEXDATE;TZID=Europe/Berlin:20261123T090000,20261125T090000`),
    berlinWeek([24]),
  ],
  ["additional times", at(`${daily}\nRDATE:20261127T080000Z`), berlinWeek([23, 24, 25, 27])],
  [
    "additional times only, as periods",
    at("DTSTART:20261123T080000Z\nDURATION:PT1H\nRDATE;VALUE=PERIOD:20261126T080000Z/PT1H"),
    berlinWeek([23, 26]),
  ],
  [
    "repeated days, with an exception",
    at("DTSTART;VALUE=DATE:20261123\nRRULE:FREQ=DAILY;INTERVAL=2\nEXDATE;VALUE=DATE:20261125"),
    ["23T00:00/23T23:00", "26T23:00/27T23:00", "28T23:00/29T23:00"],
  ],
];

const changed: Case[] = [
  [
    "one occurrence moved within the week",
    at(daily) +
      at(
        "RECURRENCE-ID;TZID=Europe/Berlin:20261124T090000\nDTSTART:20261126T080000Z\nDURATION:PT1H",
      ),
    berlinWeek([23, 25, 26]),
  ],
  [
    "one occurrence moved out of the week",
    at("RECURRENCE-ID:20261124T080000Z\nDTSTART:20261226T080000Z\nDURATION:PT1H") + at(daily),
    berlinWeek([23, 25]),
  ],
  [
    "one occurrence moved into the week",
    at("DTSTART:20260901T080000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY") +
      at("RECURRENCE-ID:20261201T080000Z\nDTSTART:20261127T080000Z\nDURATION:PT1H"),
    berlinWeek([27]),
  ],
  [
    "one occurrence cancelled",
    at(daily) +
      at(
        "RECURRENCE-ID:20261124T080000Z\nDTSTART:20261124T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED",
      ),
    berlinWeek([23, 25]),
  ],
  [
    "one occurrence declined",
    at(daily) +
      at(
        "RECURRENCE-ID:20261124T080000Z\nDTSTART:20261124T080000Z\nDURATION:PT1H\nATTENDEE;PARTSTAT=DECLINED:mailto:robin@example.com",
      ),
    berlinWeek([23, 25]),
  ],
  [
    "a series cancelled, except for one occurrence",
    at(`${daily}\nSTATUS:CANCELLED`) +
      at("RECURRENCE-ID:20261124T080000Z\nDTSTART:20261124T080000Z\nDURATION:PT1H"),
    berlinWeek([24]),
  ],
  [
    "a changed occurrence without its series",
    at("RECURRENCE-ID:20261124T080000Z\nDTSTART:20261125T080000Z\nDURATION:PT1H"),
    berlinWeek([25]),
  ],
  [
    "a changed day",
    at("DTSTART;VALUE=DATE:20261124\nRRULE:FREQ=DAILY;COUNT=2") +
      at("RECURRENCE-ID;VALUE=DATE:20261125\nDTSTART;VALUE=DATE:20261127"),
    ["23T23:00/24T23:00", "26T23:00/27T23:00"],
  ],
  [
    "days with one cancelled and one moved, as Exchange writes them in another zone than the owner's",
    at(
      "DTSTART;VALUE=DATE:20261124\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Pacific Standard Time:20261124T000000",
    ) + at("RECURRENCE-ID;TZID=Pacific Standard Time:20261125T000000\nDTSTART;VALUE=DATE:20261127"),
    ["25T23:00/27T23:00"],
  ],
  [
    "a change to this and following occurrences",
    at(daily) +
      at(
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T080000Z\nDTSTART:20261124T100000Z\nDURATION:PT2H",
      ),
    ["23T08:00/23T09:00", "24T10:00/24T12:00", "25T10:00/25T12:00"],
  ],
  [
    "this and following occurrences cancelled",
    at(daily) +
      at(
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T080000Z\nDTSTART:20261124T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED",
      ),
    berlinWeek([23]),
  ],
  [
    "two series with the same UID",
    at(daily) + at("DTSTART:20261127T080000Z\nDURATION:PT1H"),
    berlinWeek([23, 24, 25, 27]),
  ],
  [
    "entries without a UID",
    eventOf(nine) +
      eventOf("RECURRENCE-ID:20261125T080000Z\nDTSTART:20261127T080000Z\nDURATION:PT1H"),
    berlinWeek([25, 27]),
  ],
];

const zoned: Case[] = [
  [
    "a Windows zone name",
    at("DTSTART;TZID=W. Europe Standard Time:20261125T090000\nDURATION:PT1H"),
    berlinWeek([25]),
  ],
  [
    "a quoted zone name",
    at('DTSTART;TZID="Pacific Standard Time":20261125T000000\nDURATION:PT1H'),
    berlinWeek([25]),
  ],
  [
    "an unquoted zone name with a colon, as Exchange writes it",
    windowsZone("tzone://Microsoft/Custom") +
      at("DTSTART;TZID=tzone://Microsoft/Custom:20261125T090000\nDURATION:PT1H"),
    berlinWeek([25]),
  ],
  [
    "a zone defined in the calendar",
    windowsZone("Customized Time Zone") +
      at("DTSTART;TZID=Customized Time Zone:20261125T090000\nDURATION:PT1H"),
    berlinWeek([25]),
  ],
  [
    "its summer time, in which the series starts",
    windowsZone("Our Zone") +
      at("DTSTART;TZID=Our Zone:20260629T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=WE"),
    berlinWeek([25]),
  ],
  [
    "a zone definition that contradicts the tz database",
    windowsZone("Asia/Tokyo") + at("DTSTART;TZID=Asia/Tokyo:20261125T090000\nDURATION:PT1H"),
    ["25T00:00/25T01:00"],
  ],
  [
    "a zone definition after its use",
    at("DTSTART;TZID=Our Zone:20261125T090000\nDURATION:PT1H") + windowsZone("Our Zone"),
    berlinWeek([25]),
  ],
  ["an unknown zone", at("DTSTART;TZID=Atlantis:20261125T090000\nDURATION:PT1H"), berlinWeek([25])],
  [
    "a zone definition without rules",
    `BEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0530\nTZOFFSETTO:+0530\nEND:STANDARD\nEND:VTIMEZONE\n${at("DTSTART;TZID=Ours:20261125T133000\nDURATION:PT1H")}`,
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

test("what the owner declined under the calendar's own name is free", () => {
  const declined = eventOf(`${nine}\nATTENDEE;PARTSTAT=DECLINED:mailto:me@work.example`);
  const { periods } = busyTimes(calendarOf(declined, "X-WR-CALNAME:me@work.example"), facts);
  expect(periods).toEqual([]);
});
