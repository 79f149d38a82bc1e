import { expect, test } from "vitest";
import { testBackend } from "../../supabase/embedded/testing.ts";
import { isFull } from "../support/scope.ts";

/** Where the clocks change in most of the ways there are: by half an hour, by two, at midnight, in Ramadan. */
const ZONES = [
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Nuuk",
  "America/Santiago",
  "America/St_Johns",
  "Antarctica/Troll",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Europe/Dublin",
  "Pacific/Chatham",
];

/**
 * Compares what is offered around each change of clocks, all day long, with what the clock on the wall shows
 * in each quarter of an hour: a time is offered if the clock shows it once, and runs evenly until its end.
 * From an instant to a local time there is but one way, so this direction needs no rule.
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

const ALL_DAY = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  .map((day) => `${day} 00:00-24:00`)
  .join("\n");

/** All zones take minutes: the full run has them in ten tests. */
const SHARES = isFull ? 10 : 1;
const shares = Array.from({ length: SHARES }, (_, share) => share);

test.each(shares)(
  "for ten years no time is offered that the clock does not show, or shows twice, and none is left out (%i)",
  async (share) => {
    const backend = await testBackend();
    await backend.exclusive(async (db) => {
      const { rows: all } = await db.query<{ name: string }>(
        "select name from pg_timezone_names where private.is_time_zone(name) order by name",
      );
      const names = all.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(ZONES));
      const zones = isFull ? names.filter((_, index) => index % SHARES === share) : ZONES;
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
      expect(changes).toBeGreaterThan(10 * ZONES.length);
    });
  },
);

test("every zone that a browser names is one of the database's", async () => {
  const backend = await testBackend();
  const { rows } = await backend.exclusive((db) =>
    db.query<{ unknown: string[] }>(
      "select array(select name from unnest($1::text[]) as name where not private.is_time_zone(name)) as unknown",
      [Intl.supportedValuesOf("timeZone")],
    ),
  );
  expect(rows[0]?.unknown).toEqual([]);
});
