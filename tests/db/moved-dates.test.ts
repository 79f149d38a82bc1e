import type { PGliteInterface } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { readCalendar } from "../support/read-calendar.ts";
import { numbers } from "../support/numbers.ts";
import { isFull } from "../support/scope.ts";
import { undone } from "../support/undone.ts";
import { ALL_DAY, shares, zonesOf } from "../support/zones.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";

const backend = await testBackend();

const ID = "00000000-0000-4000-9000-000000000777";
const OTHER = "00000000-0000-4000-9000-000000000778";
const TOKEN = "t".repeat(43);
const FEED = "f".repeat(43);

/**
 * A site with one consultation to move, and another that stays. Free times end after 60 days, and nobody can set the
 * database's clock: for the years to come the same rules are applied without that end.
 */
const SCENE = (zone: string) => `
  update public.site_settings set
    booking_hours = '${ALL_DAY}', booking_minutes = 30, booking_pause_minutes = 0, booking_notice_hours = 0,
    booking_change_notice_hours = 0, booking_days_off = '', booking_time_zone = '${zone}'
  where singleton;
  ${LIFT_RATE_LIMITS}
  delete from public.consultation_requests;
  insert into private.calendar_feed (token_hash) values (private.hash_of_secret('${FEED}'))
  on conflict (singleton) do update set token_hash = excluded.token_hash;
  create or replace function private.is_free_for(request public.consultation_requests, start timestamptz) returns boolean
  language sql stable set search_path = '' as $$
    select exists (
      select from public.site_settings, private.booking_starts(
        booking_hours, booking_time_zone, booking_minutes, booking_pause_minutes,
        (start at time zone booking_time_zone)::date, (start at time zone booking_time_zone)::date
      ) as free
      where free = start
    ) and not exists (
      select from private.booked_times where during && tstzrange(start, start + interval '30 minutes')
    );
  $$;`;

/** The times offered around some of the changes of a zone's clocks in ten years, and around an ordinary day. */
const OFFERED = `
  with days as (
    select day, day at time zone 'UTC' at time zone $1 - day as ahead
    from generate_series(current_date::timestamp + interval '5 days', current_date + interval '10 years', '1 day') as day
  ),
  changes as (
    select day from (select day, ahead, lag(ahead) over (order by day) as former from days) as pairs where ahead <> former
    union all select current_date + 4
  ),
  picked as (select day from changes order by hashtext(day::text || $1) limit $2)
  select array(
    select start from private.booking_starts('${ALL_DAY}', $1, 30, 0, day::date - 1, day::date + 1) as start order by start
  ) as times
  from picked`;

const STATE = `
  select
    coalesce((select array_agg(lower(during) order by lower(during)) from private.booked_times where request_id = '${ID}'), '{}') as taken,
    (select calendar from private.read_date('${TOKEN}')) as theirs,
    convert_from(private.calendar_feed('${FEED}'), 'utf8') as owners,
    private.is_free_for(null, $1) as former_is_free,
    private.is_free_for(null, $2) as present_is_free`;

test.each(shares)("moved across changes of clocks, both calendars agree (%i)", async (share) => {
  const { all, zones } = await zonesOf(backend.db, share);
  let moves = 0;
  for (const [place, zone] of zones.entries()) {
    const theirs = all[(place * 37 + share * 11) % all.length] ?? "UTC";
    moves += await undone(backend, (db) => moveAbout(db, zone, theirs, numbers(place)));
  }
  expect(moves).toBeGreaterThan(zones.length * 8);
});

/** @returns how often it was moved */
async function moveAbout(
  db: PGliteInterface,
  zone: string,
  theirs: string,
  next: (limit: number) => number,
): Promise<number> {
  await db.exec(SCENE(zone));
  const { rows } = await db.query<{ times: string[] }>(OFFERED, [zone, isFull ? 21 : 2]);
  const times = rows.flatMap((row) => row.times.map((time) => new Date(time).toISOString()));
  const some = () => times[next(times.length)] ?? "";
  let former = some();
  const stays = times.find((time) => time !== former) ?? former;
  await db.query(
    `insert into public.consultation_requests (id, name, email, project_type, message, status, scheduled_for, minutes, time_zone, link_hashes)
     values ('${ID}', 'Clara', 'clara@example.com', 'other', 'Text.', 'scheduled', $1, 30, $2, array[private.hash_of_secret('${TOKEN}')]),
       ('${OTHER}', 'Dora', 'dora@example.com', 'other', 'Text.', 'scheduled', $3, 30, null, '{}')`,
    [former, theirs, stays],
  );
  let moves = 0;
  for (let turn = 0; turn < (isFull ? 40 : 10); turn += 1) {
    const to = some();
    if (to === former || to === stays) continue;
    if (turn % 2 === 0)
      await db.query(
        `select private.move_date('${TOKEN}', $1, (select sequence from public.consultation_requests where id = '${ID}'))`,
        [to],
      );
    else
      await db.query(
        `update public.consultation_requests set scheduled_for = $1 where id = '${ID}'`,
        [to],
      );
    moves += 1;
    const { rows: states } = await db.query<{
      taken: string[];
      theirs: string;
      owners: string;
      former_is_free: boolean;
      present_is_free: boolean;
    }>(STATE, [former, to]);
    const [state] = states;
    const inBoth = [state?.theirs, state?.owners].map((file) =>
      readCalendar(file ?? "")
        .events.filter(({ uid }) => uid === ID)
        .map(({ start, sequence }) => [start, sequence]),
    );
    expect({
      zone,
      theirs,
      taken: state?.taken.map((time) => new Date(time).toISOString()),
      inBoth,
      free: [state?.former_is_free, state?.present_is_free],
    }).toEqual({
      zone,
      theirs,
      taken: [to],
      inBoth: [[[to, moves]], [[to, moves]]],
      free: [true, false],
    });
    former = to;
  }
  return moves;
}
