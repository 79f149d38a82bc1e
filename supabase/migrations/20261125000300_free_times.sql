-- Free times are worked out for whole days and in one pass, however often strangers ask for them.

-- On a live site: created anew below with one argument more, and called by free_times() alone.
drop function private.booking_starts(text, text, integer, integer, date, date);

-- The beginnings of consultations from `first_day` to `last_day`, both days of the zone, without the days off.
--
-- On a day around which the clocks do not change, the offset from UTC is that of the day before. On others a local time
-- that the change leaves out would silently become another, and one that it repeats would be two: neither is a
-- beginning. Nor is one during which the clocks change, or it would run into the next.
create function private.booking_starts(
  hours text, zone text, minutes integer, pause_minutes integer, first_day date, last_day date, days_off text default ''
) returns setof timestamptz
language sql stable rows 100
set search_path = ''
as $$
  with week as materialized (
    select * from private.weekly_hours(hours)
  ),
  off as materialized (
    select * from private.days_off(days_off)
  ),
  days as materialized (
    select
      day, before at time zone 'UTC' at time zone zone - before as ahead,
      before at time zone 'UTC' at time zone zone - before = after at time zone 'UTC' at time zone zone - after as is_steady
    from
      generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as day,
      lateral (select day - interval '1 day' as before, day + interval '2 days' as after) as around
    where not exists (select from off where day between off.first_day and off.last_day)
  ),
  wall as materialized (
    select day + n * make_interval(mins => minutes + pause_minutes) + opens as start, ahead, is_steady
    from days
    join week on weekday = extract(isodow from day)
    cross join lateral generate_series(
      0, floor(extract(epoch from closes - opens - make_interval(mins => minutes)) / 60 / (minutes + pause_minutes))::integer
    ) as n
  ),
  -- With the zone's offset from UTC of the day before, and of the day after.
  readings as (
    select
      start,
      start - (moment - interval '1 day') at time zone zone + (moment - interval '1 day') at time zone 'UTC' as one,
      start - (moment + interval '1 day') at time zone zone + (moment + interval '1 day') at time zone 'UTC' as other
    from wall, lateral (select start at time zone 'UTC' as moment) as utc
    where not is_steady
  ),
  instants as (
    select start, (case when one at time zone 'UTC' at time zone zone = start then one else other end) at time zone 'UTC' as instant
    from readings
    where one = other
      or (one at time zone 'UTC' at time zone zone = start) <> (other at time zone 'UTC' at time zone zone = start)
  )
  select (start - ahead) at time zone 'UTC' from wall where is_steady
  union all
  select instant
  from instants
  -- Until its last second, as the next may begin with the change.
  where (instant + make_interval(mins => minutes, secs => -1)) at time zone zone = start + make_interval(mins => minutes, secs => -1);
$$;

-- As before, but no more than the first 2,000: a month of days with 66 of them.
create or replace function private.free_times(after timestamptz, before timestamptz) returns table (
  time_zone text,
  minutes integer,
  times timestamptz[]
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  settings public.site_settings;
  pause interval;
  earliest timestamptz;
  latest timestamptz;
  busy tstzmultirange;
begin
  select * into strict settings from public.site_settings;
  if settings.booking_hours = '' then
    return;
  end if;
  pause := make_interval(mins => settings.booking_pause_minutes);
  earliest := greatest(after, now() + make_interval(hours => settings.booking_notice_hours));
  latest := least(before, now() + interval '60 days');
  time_zone := settings.booking_time_zone;
  minutes := settings.booking_minutes;
  select coalesce(range_agg(tstzrange(lower(during) - pause, upper(during) + pause)), '{}') into busy
  from private.booked_times join public.consultation_requests as request on request.id = request_id
  where during && tstzrange(earliest - pause, greatest(latest, earliest) + make_interval(mins => settings.booking_minutes) + pause)
    and private.is_held(request);
  times := array(
    select start
    from private.booking_starts(
      settings.booking_hours, time_zone, minutes, settings.booking_pause_minutes,
      (earliest at time zone time_zone)::date, (latest at time zone time_zone)::date, settings.booking_days_off
    ) as start
    where start >= earliest and start < latest
      and not busy && tstzrange(start, start + make_interval(mins => settings.booking_minutes))
    order by start
    limit 2000
  );
  return next;
end;
$$;
