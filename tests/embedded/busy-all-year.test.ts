/** Busy times over a year with changes of clocks, compared with what the clocks of a zone show. */
import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { busyTimes } from "../../supabase/functions/calendars/busy-times.ts";
import { numbers } from "../support/numbers.ts";
import { undone } from "../support/undone.ts";
import { ALL_DAY } from "../support/zones.ts";
import { calendarOf, eventOf, facts } from "./calendar-texts.ts";
import { words } from "../support/words.ts";

const ZONES = words`
  Africa/Cairo America/St_Johns Asia/Kathmandu Australia/Lord_Howe Europe/Berlin Pacific/Chatham
`;
const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Events repeating weekly for a year: zone, weekday, starting minute of the day, and length in minutes. */
type Weekly = { zone: string; weekday: number; from: number; minutes: number };

/** There is only one way from an instant to a local time, so this direction needs no rule. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant: number) => {
    const wall = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
    return { weekday: new Date(wall).getUTCDay(), minute: Math.floor((wall % DAY) / 60_000) };
  };
}

test.each(ZONES)("a series in the zone %s is busy whenever its clocks show that time", (zone) => {
  const next = numbers(zone.length);
  // During the day, as clocks change at night; half hours never add up to the gaps that are closed.
  const series = Array.from({ length: 12 }, (_, index): Weekly => ({
    zone,
    weekday: next(7),
    from: 6 * 60 + 45 * (index % 16) + 15,
    minutes: 30,
  }));
  const text = calendarOf(
    series
      .map(({ weekday, from, minutes }, index) => {
        // 1 January 2017 was a Sunday; it began years before.
        const time = new Date(Date.UTC(2017, 0, 1 + weekday, 0, from))
          .toISOString()
          .replace(/\.\d+Z|[-:]/g, "");
        return eventOf(
          `UID:${index}\nDTSTART;TZID=${zone}:${time}\nDURATION:PT${minutes}M\nRRULE:FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekday]}`,
        );
      })
      .join(""),
  );
  const window = { from: Date.UTC(2026, 0, 4), until: Date.UTC(2027, 0, 4) };
  const { periods } = busyTimes(text, { ...facts, ...window });
  const clock = clockOf(zone);
  const wrong: string[] = [];
  let at = 0;
  let busyQuarters = 0;
  for (let instant = window.from; instant < window.until; instant += QUARTER) {
    while ((periods[at]?.[1] ?? Infinity) <= instant) at++;
    const [begin = Infinity] = periods[at] ?? [];
    const { weekday, minute } = clock(instant);
    const isBusy = series.some(
      (one) => one.weekday === weekday && minute >= one.from && minute < one.from + one.minutes,
    );
    if (isBusy !== begin <= instant) wrong.push(new Date(instant).toISOString());
    if (isBusy) busyQuarters++;
  }
  expect(wrong).toEqual([]);
  expect(busyQuarters).toBeGreaterThan(52 * 12);
});

const OFFERED = `
  with offered as (select unnest(times) as start from public.free_times()),
  expected as (
    select start
    from public.site_settings, private.booking_starts(
      booking_hours, booking_time_zone, booking_minutes, booking_pause_minutes, current_date - 1, current_date + 62
    ) as start
    where start >= now() and start < now() + interval '60 days'
      and not exists (select from private.busy_times where during && tstzrange(start, start + interval '60 minutes'))
  )
  select
    (select count(*)::integer from offered) as offered,
    (select count(*)::integer from offered, private.busy_times where during && tstzrange(start, start + interval '60 minutes')) as overlapping,
    (select count(*)::integer from (table expected except table offered) as missing) as missing`;

test.each(ZONES)("in %s all times that overlap nothing busy are offered", async (zone) => {
  const backend = await testBackend();
  await undone(backend, async (db) => {
    await db.exec(`
        delete from public.consultation_requests;
        update public.site_settings set
          booking_hours = '${ALL_DAY}',
          booking_time_zone = '${zone}', booking_minutes = 60, booking_pause_minutes = 0, booking_notice_hours = 0, booking_days_off = ''
        where singleton;
        insert into private.busy_calendars (id, name, secret, function_url)
        values ('00000000-0000-4000-9000-000000000911', 'Work', 'https://a.example/a.ics', 'https://db.example/read');
        insert into private.busy_times (calendar_id, during)
        select '00000000-0000-4000-9000-000000000911', tstzrange(start, start + make_interval(mins => 1 + n * 7 % 200))
        from generate_series(1, 200) as n, lateral (select now() + n * interval '7 hours 13 minutes' as start) as random`);
    const { rows } = await db.query<{ offered: number }>(OFFERED);
    expect(rows).toEqual([{ offered: expect.any(Number), overlapping: 0, missing: 0 }]);
    expect(rows[0]?.offered).toBeGreaterThan(500);
  });
});
