/** External calendars, from the owner's URL to the free times. */
import { expect, test, vi } from "vitest";
import { readCalendars } from "../../supabase/embedded/calendars.ts";
import { testBackend } from "../support/test-backend.ts";
import { ALL_DAY } from "../support/zones.ts";
import { calendarOf, eventOf } from "./calendar-texts.ts";

const ID = "00000000-0000-4000-9000-000000000901";
const ADDRESS = "https://calendar.example/private-5ecret/basic.ics";
const OWNER = "owner@example.com";
const DAY = 86_400_000;

/** The response of a calendar's server: a text, null for "not modified", or a failure. */
type Answer = { text: string; etag: string | null } | null | Error;

/** A site with hours all day long, and an external calendar with the given responses. */
async function site() {
  const backend = await testBackend();
  const sql = (text: string) => backend.exclusive((db) => db.exec(text));
  await sql(`
    update public.site_settings set
      booking_hours = '${ALL_DAY}', booking_time_zone = 'UTC', booking_minutes = 60, booking_pause_minutes = 0,
      booking_notice_hours = 0, booking_days_off = ''
    where singleton;
    delete from public.consultation_requests`);
  const owner = await backend.as(OWNER);
  const fetchText = vi.fn<(address: string, etag: string | null) => Promise<Answer>>();
  const read = (answer: Answer) =>
    readCalendars(backend, async (address, etag) => {
      await fetchText(address, etag);
      if (answer instanceof Error) throw answer;
      return answer;
    });
  /** Makes the calendar due again, and what is known of it older. */
  const makeOlder = (time: string) =>
    sql(`set session_replication_role = replica;
      update public.site_settings set updated_at = updated_at - interval '${time}' where singleton;
      set session_replication_role = default;
      update private.busy_calendars set asked_at = asked_at - interval '${time}', read_at = read_at - interval '${time}',
      whole_at = whole_at - interval '${time}', added_at = added_at - interval '${time}'`);
  const free = async () => {
    const { data } = await backend.asAnon().rpc("free_times");
    return (data?.[0]?.times ?? []).map((time) => new Date(time).getTime());
  };
  const listed = async () => (await owner.rpc("busy_calendars")).data?.[0];
  const add = async () => {
    const { error } = await owner.rpc("add_busy_calendar", {
      id: ID,
      name: "Work",
      url: ADDRESS,
      function_url: "http://localhost/functions/v1/calendars",
    });
    expect(error).toBeNull();
  };
  return { ...backend, sql, owner, fetchText, read, makeOlder, free, listed, add };
}

/** An hour of the day after tomorrow, in milliseconds. */
const hour = Math.ceil((Date.now() + 2 * DAY) / 3_600_000) * 3_600_000;
const stamp = (time: number) => new Date(time).toISOString().replace(/\.\d+|[-:]/g, "");
const meeting = (time: number, lines = "") =>
  calendarOf(
    eventOf(`UID:one\nDTSTART:${stamp(time)}\nDURATION:PT1H\nSUMMARY:Secret talks${lines}`),
  );
const answer = (text: string, etag: string | null = null) => ({ text, etag });

test("a time that is busy in another calendar is neither offered nor accepted", async () => {
  const { free, add, read, listed, fetchText, asAnon, exclusive } = await site();
  expect(await free()).toContain(hour);
  await add();
  await read(answer(meeting(hour)));
  expect(fetchText).toHaveBeenCalledExactlyOnceWith(ADDRESS, null);
  expect(await listed()).toMatchObject({
    name: "Work",
    periods: 1,
    error: null,
    left_out: 0,
    is_overdue: false,
  });
  const times = await free();
  expect(times).not.toContain(hour);
  expect(times).toContain(hour + 3_600_000);
  const request = {
    id: crypto.randomUUID(),
    name: "Ada",
    email: "ada@example.com",
    project_type: "other",
    message: "Text.",
    requested_for: new Date(hour).toISOString(),
    time_zone: "UTC",
  };
  const { error } = await asAnon().rpc("send_consultation_request", request);
  expect(error).toMatchObject({
    message: "That time has just been taken. Please choose another one.",
  });
  // The owner may book it nevertheless.
  await exclusive((db) =>
    db.query(
      `insert into public.consultation_requests (id, name, email, project_type, message, status, scheduled_for)
       values ($1, 'Ada', 'ada@example.com', 'other', 'Text.', 'scheduled', $2)`,
      [request.id, request.requested_for],
    ),
  );
});

test("the last known state remains until the calendar can be read again", async () => {
  const { free, add, read, makeOlder, listed, fetchText } = await site();
  await add();
  await read(answer(meeting(hour), '"v1"'));
  await makeOlder("20 minutes");
  await read(new Error("The calendar’s server answers 500."));
  expect(await listed()).toMatchObject({
    error: "The calendar’s server responded with 500.",
    periods: 1,
  });
  expect(await free()).not.toContain(hour);
  await makeOlder("20 minutes");
  await read(null);
  expect(fetchText).toHaveBeenLastCalledWith(ADDRESS, '"v1"');
  expect(await listed()).toMatchObject({ error: null, periods: 1 });
  expect(await free()).not.toContain(hour);
  await makeOlder("20 minutes");
  await read(answer(meeting(hour + 7_200_000), '"v2"'));
  expect(await free()).toContain(hour);
  expect(await free()).not.toContain(hour + 7_200_000);
  // As time passes, it is read completely once a day.
  await makeOlder("25 hours");
  await read(answer(meeting(hour)));
  expect(fetchText).toHaveBeenLastCalledWith(ADDRESS, null);
});

test("after a change of settings the whole calendar is read again, as its days depend on the owner's zone", async () => {
  const { add, read, makeOlder, sql, fetchText } = await site();
  await add();
  await read(answer(meeting(hour), '"v1"'));
  await makeOlder("20 minutes");
  await sql("update public.site_settings set booking_time_zone = 'Asia/Tokyo' where singleton");
  await read(answer(meeting(hour), '"v1"'));
  expect(fetchText).toHaveBeenLastCalledWith(ADDRESS, null);
});

test("an owner is notified once about a calendar that has been unreadable for a day, and again after it could be read", async () => {
  const { add, read, makeOlder, exclusive } = await site();
  const notified = async () =>
    (
      await exclusive((db) =>
        db.query<{ mail: string | null }>(
          "select private.mail_text(private.compose_mail(id)) as mail from private.outbox where kind = 'calendar' order by created_at",
        ),
      )
    ).rows;
  const failing = new Error("The calendar’s server answers 404.");
  await add();
  await read(failing);
  expect(await notified()).toEqual([]);
  await makeOlder("25 hours");
  await read(failing);
  await makeOlder("20 minutes");
  await read(failing);
  const mails = await notified();
  expect(mails).toEqual([
    { mail: expect.stringContaining("Work: The calendar’s server responded with 404.") },
  ]);
  expect(mails[0]?.mail).not.toContain("5ecret");
  await makeOlder("20 minutes");
  await read(answer(meeting(hour)));
  // There is nothing to report any more.
  expect(await notified()).toEqual([{ mail: null }]);
  await makeOlder("25 hours");
  await read(failing);
  expect(await notified()).toHaveLength(2);
});

test("a consultation counts as the site has it, not as its copy in the owner's calendar", async () => {
  const { free, add, read, sql } = await site();
  await add();
  await sql(`insert into public.consultation_requests (id, name, email, project_type, message, status, scheduled_for)
    values ('${ID}', 'Ada', 'ada@example.com', 'other', 'Text.', 'scheduled', '${new Date(hour).toISOString()}')`);
  await read(
    answer(calendarOf(eventOf(`UID:${ID}\nDTSTART:${stamp(hour + 7_200_000)}\nDURATION:PT1H`))),
  );
  expect(await free()).toContain(hour + 7_200_000);
  expect(await free()).not.toContain(hour);
});

test("only busy periods of a calendar are stored, and neither its text nor its URL leaves the database", async () => {
  const { add, read, exclusive, listed, owner } = await site();
  await add();
  await read(answer(meeting(hour, "\nLOCATION:Hidden place\nATTENDEE:mailto:carol@work.example")));
  const { rows } = await exclusive((db) =>
    db.query<{ everything: string }>(
      `select string_agg(query_to_xml(format('select * from %s', c.oid::regclass), true, false, '')::text, '') as everything
       from pg_class as c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    ),
  );
  const everything = rows[0]?.everything ?? "";
  expect(everything).toContain("<name>Work</name>");
  expect(everything).not.toMatch(/Secret talks|Hidden place|carol@work/);
  expect(everything.split("5ecret")).toHaveLength(2);
  expect(JSON.stringify(await listed())).not.toContain("5ecret");
  const { data: log } = await owner.rpc("audit_page");
  expect(log?.[0]).toMatchObject({ kind: "busy_calendar", action: "created" });
  expect(JSON.stringify(log)).not.toMatch(/5ecret|Work/);
});

test("a ticket gives access to one calendar for five minutes, once", async () => {
  const { add, sql, owner, asAnon } = await site();
  await add();
  const ticketOf = async () => (await owner.rpc("read_calendar_now", { id: ID })).data ?? "";
  const visitor = asAnon();
  const order = async (ticket: string) =>
    (await visitor.rpc("calendar_to_read", { ticket })).data?.map(({ url }) => url);
  const first = await ticketOf();
  expect(await order(first)).toEqual([ADDRESS]);
  expect(await order("")).toEqual([]);
  const second = await ticketOf();
  expect(await order(first)).toEqual([]);
  expect((await visitor.rpc("keep_busy_times", { ticket: first, periods: [] })).status).toBe(404);
  expect((await visitor.rpc("keep_busy_times", { ticket: second, periods: [] })).error).toBeNull();
  expect(await order(second)).toEqual([]);
  const third = await ticketOf();
  await sql("update private.busy_calendars set asked_at = now() - interval '6 minutes'");
  expect(await order(third)).toEqual([]);
  expect((await visitor.rpc("keep_busy_times", { ticket: third, periods: [] })).status).toBe(404);
});

test("the owner sees that the function did not respond, and why a URL is refused", async () => {
  const { add, sql, owner, listed } = await site();
  await add();
  await owner.rpc("read_calendar_now", { id: ID });
  await sql("select private.begin_reading(id) from private.busy_calendars");
  expect(await listed()).toMatchObject({ error: "The function “calendars” did not respond." });
  const wrong = (url: string) =>
    owner.rpc("add_busy_calendar", {
      id: crypto.randomUUID(),
      name: "Home",
      url,
      function_url: "http://x",
    });
  for (const url of [
    "http://calendar.example/a.ics",
    "https://10.0.0.1/a.ics",
    "https://router.lan/a",
    "file:///etc/hosts",
    "",
  ])
    expect((await wrong(url)).error?.message).toBe(
      "A calendar needs an https:// address of a public host.",
    );
  for (let number = 1; number < 10; number++)
    expect((await wrong("webcal://a.example/b.ics")).error).toBeNull();
  expect((await wrong("https://a.example/b.ics")).error?.message).toBe(
    "There can be at most 10 calendars.",
  );
});

test("ten full calendars take less than 5 MB", { tags: "full" }, async () => {
  const { sql, exclusive } = await site();
  await sql(`
    insert into private.busy_calendars (id, name, secret, function_url)
    select ('00000000-0000-4000-9000-0000000009' || lpad(n::text, 2, '0'))::uuid, 'Work', 'https://a.example', 'https://db.example'
    from generate_series(1, 10) as n;
    insert into private.busy_times (calendar_id, during)
    select id, tstzrange(now() + n * interval '2 hours', now() + n * interval '2 hours' + interval '37 minutes')
    from private.busy_calendars, generate_series(1, 2000) as n`);
  const { rows } = await exclusive((db) =>
    db.query<{ bytes: number }>(
      "select pg_total_relation_size('private.busy_times')::integer as bytes",
    ),
  );
  expect(rows[0]?.bytes).toBeGreaterThan(1_000_000);
  expect(rows[0]?.bytes).toBeLessThan(5_000_000);
});
