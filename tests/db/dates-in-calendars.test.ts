import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { calendarReaders, readCalendar, type ReadCalendar } from "../support/read-calendar.ts";
import { isFull } from "../support/scope.ts";
import { undone } from "../support/undone.ts";
import { shares, zonesOf } from "../support/zones.ts";

const backend = await testBackend();

const ID = "00000000-0000-4000-8000-000000000001";

/** The calendar file of a consultation at this instant, with the method for its status. */
const FILE = `
  private.calendar(
    private.calendar_event(request, false, private.calendar_people(request.email)), private.calendar_method(request)
  )`;
const REQUEST = `
  lateral jsonb_populate_record(null::public.consultation_requests, jsonb_build_object(
    'id', '${ID}', 'name', 'Clara', 'email', 'clara@example.com', 'project_type', 'other', 'minutes', 30
  ) || given) as request`;

async function fileOf(given: Record<string, unknown>): Promise<string> {
  const { rows } = await backend.db.query<{ file: string }>(
    `select ${FILE} as file from (select $1::jsonb as given) as one, ${REQUEST}`,
    [given],
  );
  return rows[0]?.file ?? "";
}

/** How a calendar processes a message by iTIP: https://www.rfc-editor.org/rfc/rfc5546#section-2.1.5 */
function receive(
  calendar: Map<string, { start: string; sequence: number; isOff: boolean }>,
  message: ReadCalendar,
) {
  for (const { uid, sequence, start } of message.events) {
    const kept = calendar.get(uid);
    if (
      !kept ||
      sequence > kept.sequence ||
      (sequence === kept.sequence && message.method === "CANCEL")
    )
      calendar.set(uid, { start, sequence, isOff: message.method === "CANCEL" });
  }
}

const first = "2027-03-26T15:00:00.000Z";
const second = "2027-03-29T14:00:00.000Z";
const third = "2027-10-31T15:30:00.000Z";

test.each(calendarReaders)("in %s emails in any order end up cancelled", async (_name, read) => {
  const scheduled = { status: "scheduled", time_zone: "Europe/Berlin" };
  const files = [
    await fileOf({ ...scheduled, scheduled_for: first, sequence: 1 }),
    await fileOf({ ...scheduled, scheduled_for: second, sequence: 2 }),
    await fileOf({ ...scheduled, scheduled_for: third, sequence: 3 }),
    await fileOf({ ...scheduled, status: "declined", scheduled_for: third, sequence: 4 }),
  ];
  const messages = files.map(read);
  expect(messages.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "REQUEST", "CANCEL"]);
  expect(messages.map(({ events }) => events)).toEqual(
    [first, second, third, third].map((start, index) => [
      {
        uid: ID,
        sequence: index + 1,
        status: index === 3 ? "CANCELLED" : "CONFIRMED",
        start,
        end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
      },
    ]),
  );
  for (const order of ordersOf([0, 1, 2, 3])) {
    const calendar = new Map<string, { start: string; sequence: number; isOff: boolean }>();
    for (const place of order) {
      const message = messages[place];
      if (message) receive(calendar, message);
    }
    expect([...calendar.values()]).toEqual([{ start: third, sequence: 4, isOff: true }]);
  }
});

test("a time zone has one rule for summer and one for winter, as Outlook needs", async () => {
  const scheduled = { status: "scheduled", scheduled_for: first };
  const observances = async (zone: string) =>
    (await fileOf({ ...scheduled, time_zone: zone })).match(
      /(?<=BEGIN:)(?:STANDARD|DAYLIGHT)|(?<=RRULE:)\S+/g,
    );
  expect(await observances("America/New_York")).toEqual([
    "DAYLIGHT",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "STANDARD",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  ]);
  expect(await observances("Asia/Kolkata")).toEqual(["STANDARD"]);
});

test.each(calendarReaders)("%s accepts an empty calendar", async (_name, read) => {
  const { rows } = await backend.db.query<{ file: string }>("select private.calendar('') as file");
  expect(read(rows[0]?.file ?? "")).toEqual({ method: "", events: [] });
});

test("a proposed time is published without naming an attendee", async () => {
  await undone(backend, async (db) => {
    await db.exec(`
      update private.notification_settings set service = 'resend', sender = 'site@example.com' where singleton;
      insert into public.consultation_requests (id, name, email, project_type, message, requested_for, minutes, held_until)
      values ('${ID}', 'Clara', 'clara@example.com', 'other', 'Text.', '2030-12-24 15:00+00', 30, now() + interval '1 hour');
      select private.mail_client(request, 'How about this?', 'test', now())
      from public.consultation_requests as request where id = '${ID}'`);
    const { rows } = await db.query<{ file: string }>(
      "select convert_from(decode(mail #>> '{attachments,0,base64}', 'base64'), 'utf8') as file from private.outbox where cause_id = $1",
      [ID],
    );
    expect(rows[0]?.file).toContain("METHOD:PUBLISH");
    expect(rows[0]?.file).toContain("ORGANIZER:mailto:");
    expect(rows[0]?.file).not.toContain("ATTENDEE");
  });
});

/** Every quarter of an hour around each change of a zone's clocks in ten years, and an ordinary day. */
const AROUND_CHANGES = `
  with days as (
    select day, day at time zone 'UTC' at time zone $1 - day as ahead
    from generate_series(current_date::timestamp, current_date + interval '10 years', '1 day') as day
  ),
  changes as (
    select day from (select day, ahead, lag(ahead) over (order by day) as former from days) as pairs where ahead <> former
    union select current_date
  ),
  picked as (select day from changes order by hashtext(day::text || $1) limit $2)
  select moment, ${FILE} as file
  from picked, generate_series(day - interval '30 hours', day + interval '6 hours', interval '15 minutes') as quarter,
    lateral (select quarter at time zone 'UTC' as moment) as instant,
    lateral (select jsonb_build_object('status', 'scheduled', 'scheduled_for', moment, 'time_zone', $1::text) as given) as one,
    ${REQUEST}
  where extract(minute from quarter) % 60 = $3`;

test.each(shares)("around changes of clocks, calendars agree on the time (%i)", async (share) => {
  const { zones } = await zonesOf(backend.db, share);
  let inZones = 0;
  for (const [place, zone] of zones.entries()) {
    const { rows } = await backend.db.query<{ moment: string; file: string }>(AROUND_CHANGES, [
      zone,
      isFull ? 30 : 2,
      [0, 15, 30, 45][place % 4],
    ]);
    const agreed = rows.map(({ moment }) => new Date(moment).toISOString());
    expect({ zone, read: rows.map(({ file }) => readCalendar(file).events[0]?.start) }).toEqual({
      zone,
      read: agreed,
    });
    inZones += rows.filter(({ file }) => file.includes(`DTSTART;TZID=${zone}:`)).length;
  }
  // Times that the clock shows twice are in UTC, all others in the zone.
  expect(inZones).toBeGreaterThan(zones.length * 30);
});

function ordersOf(places: number[]): number[][] {
  if (places.length < 2) return [places];
  return places.flatMap((place) =>
    ordersOf(places.filter((other) => other !== place)).map((rest) => [place].concat(rest)),
  );
}
