import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { undone } from "../support/undone.ts";
import { ALL_DAY, shares, UNUSUAL_ZONES, zonesOf } from "../support/zones.ts";
import { sample } from "../support/scope.ts";

const backend = await testBackend();

/**
 * Compares the times offered around each change of clocks, all day long, with what the clock on the wall shows
 * every quarter of an hour: a time is offered if the clock shows it exactly once and runs evenly until its end.
 * There is only one way from an instant to a local time, so this direction needs no rule.
 */
const DIFFERENCES = `
  with days as (
    select day::date, day at time zone 'UTC' at time zone $1 - day as clock_ahead
    from generate_series(current_date::timestamp, current_date + interval '10 years', '1 day') as day
  ),
  changes as (
    select day from (select day, clock_ahead, lead(clock_ahead) over (order by day) as later from days) as pairs
    where clock_ahead <> later
    -- An ordinary day
    union select current_date
  ),
  walls as (
    select change.day as change, moment, moment at time zone $1 as clock
    from changes as change,
      generate_series(
        (change.day - 4)::timestamp at time zone 'UTC', (change.day + 5)::timestamp at time zone 'UTC', interval '15 minutes'
      ) as moment
  ),
  expected as (
    select change, min(moment) as moment
    from walls
    where clock::date between change - 2 and change + 3 and extract(minute from clock)::integer % 30 = 0
    group by change, clock
    having count(*) = 1
      and (min(moment) + interval '29 minutes') at time zone $1 = clock + interval '29 minutes'
  ),
  offered as (
    select change.day as change, moment
    from changes as change,
      private.booking_starts($2, $1, 30, 0, change.day - 2, change.day + 3) as moment
  )
  select
    (select count(*)::integer from changes) - 1 as changes,
    (select count(*)::integer from offered) as offered,
    array(select moment::text from (table offered except all table expected) as one order by 1) as too_much,
    array(select moment::text from (table expected except all table offered) as one order by 1) as missing`;

test.each(shares)("for ten years each time a clock shows once is offered (%i)", async (share) => {
  await backend.exclusive(async (db) => {
    const { all, zones } = await zonesOf(db, share);
    expect(all).toEqual(expect.arrayContaining(UNUSUAL_ZONES));
    let changes = 0;
    for (const zone of zones) {
      const { rows } = await db.query<{
        changes: number;
        offered: number;
        too_much: string[];
        missing: string[];
      }>(DIFFERENCES, [zone, ALL_DAY]);
      expect({ zone, ...rows[0] }).toMatchObject({ zone, too_much: [], missing: [] });
      changes += rows[0]?.changes ?? 0;
    }
    expect(changes).toBeGreaterThan(zones.length);
  });
});

test("the database knows every time zone that a browser can name", async () => {
  const { rows } = await backend.db.query<{ unknown: string[] }>(
    "select array(select name from unnest($1::text[]) as name where not private.is_time_zone(name)) as unknown",
    [Intl.supportedValuesOf("timeZone")],
  );
  expect(rows[0]?.unknown).toEqual([]);
});

/** All day long, every quarter of an hour, with as many days off as fit. */
const MOST = `
  update public.site_settings set
    booking_hours = '${ALL_DAY}', booking_minutes = 15, booking_pause_minutes = 0, booking_notice_hours = 0,
    booking_time_zone = 'Europe/Berlin',
    booking_days_off = (select string_agg(day::date::text, E'\\n') from generate_series(now() + interval '1 year', now() + interval '1 year 449 days', '1 day') as day)
  where singleton;
  insert into public.consultation_requests (id, name, email, project_type, message, status, scheduled_for)
  select gen_random_uuid(), 'Ada', 'ada@example.com', 'other', 'Text.', 'scheduled', date_trunc('day', now()) + n * interval '5 hours'
  from generate_series(1, 300) as n;`;

/** Each time checked separately, by the plain definition. */
const ONE_BY_ONE = `
  with off as materialized (select days.* from public.site_settings, private.days_off(booking_days_off) as days)
  select array(
    select start
    from public.site_settings,
      private.booking_starts(
        booking_hours, booking_time_zone, booking_minutes, booking_before_minutes + booking_pause_minutes, current_date - 1, current_date + 182
      ) as start
    where start >= now() and start < now() + make_interval(days => booking_days_ahead)
      and not exists (
        select from off
        where (start at time zone booking_time_zone)::date between first_day and last_day
      )
      and not exists (
        select from public.consultation_requests
        where status in ('scheduled', 'completed') and scheduled_for is not null
          and tstzrange(scheduled_for, scheduled_for + make_interval(mins => minutes)) && tstzrange(
          start - make_interval(mins => booking_before_minutes + booking_pause_minutes),
          start + make_interval(mins => booking_minutes + booking_before_minutes + booking_pause_minutes)
        )
      )
      and booking_per_day not between 1 and (
        select count(*) from public.consultation_requests
        where status in ('scheduled', 'completed')
          and date_trunc('day', scheduled_for, booking_time_zone) = date_trunc('day', start, booking_time_zone)
      )
      and booking_per_week not between 1 and (
        select count(*) from public.consultation_requests
        where status in ('scheduled', 'completed')
          and date_trunc('week', scheduled_for, booking_time_zone) = date_trunc('week', start, booking_time_zone)
      )
    order by start limit 2000
  )::text[] as times`;

test("a query for free times reads each list once, whatever the settings", async () => {
  await undone(backend, async (db) => {
    await db.exec(`${MOST}; set local track_functions = 'all'`);
    const { rows } = await db.query<{ number: number }>(
      "select cardinality(times) as number from public.free_times()",
    );
    expect(rows).toEqual([{ number: 2000 }]);
    const { rows: calls } = await db.query(
      `select funcname, calls::integer from pg_stat_xact_user_functions
       where funcname in ('weekly_hours', 'days_off', 'booking_starts') order by funcname`,
    );
    expect(calls).toEqual([
      { funcname: "booking_starts", calls: 1 },
      { funcname: "days_off", calls: 1 },
      { funcname: "weekly_hours", calls: 1 },
    ]);
  });
});

test.each(
  sample(
    [
      ["the maximum of every setting", ""],
      [
        "a pause and days off",
        "booking_pause_minutes = 40, booking_days_off = (current_date + 3)::text || E'\\n' || (current_date + 8) || ' - ' || (current_date + 12)",
      ],
      ["long consultations", "booking_minutes = 60, booking_pause_minutes = 90"],
      [
        "time before and after, and two weeks",
        "booking_before_minutes = 25, booking_pause_minutes = 10, booking_days_ahead = 14",
      ],
      ["a maximum per day", "booking_minutes = 60, booking_per_day = 5"],
      [
        "a maximum per day in another time zone",
        "booking_minutes = 60, booking_per_day = 5, booking_time_zone = 'Pacific/Chatham'",
      ],
      [
        "a maximum per week",
        "booking_minutes = 240, booking_per_week = 34, booking_time_zone = 'America/St_Johns'",
      ],
    ],
    ([name]) => name !== "the maximum of every setting" && name !== "a maximum per day",
  ),
)("the free times are the same as when each is checked separately: %s", async (_name, change) => {
  await undone(backend, async (db) => {
    await db.exec(MOST);
    // Completed consultations count as well.
    await db.exec(
      "update public.consultation_requests set status = 'completed' where status = 'scheduled' and scheduled_for < now() + interval '20 days'",
    );
    if (change) await db.exec(`update public.site_settings set ${change} where singleton`);
    const { rows: expected } = await db.query<{ times: string[] }>(ONE_BY_ONE);
    const { rows } = await db.query("select times::text[] from public.free_times()");
    expect(expected[0]?.times.length).toBeGreaterThan(20);
    expect(rows).toEqual(expected);
  });
});
