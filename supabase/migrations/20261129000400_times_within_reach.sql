-- Whoever asks for free times from «infinity» on gets none. Until now the days from there on were counted until the time
-- limit of the request, into files of hundreds of megabytes.

-- As before, but nothing is looked for where nothing is offered.
create or replace function private.free_starts(
  length integer, after timestamptz, before timestamptz, apart_from uuid default null
) returns timestamptz[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  settings public.site_settings;
  zone text;
  time_before interval;
  time_after interval;
  gap interval;
  earliest timestamptz;
  latest timestamptz;
  busy tstzmultirange;
  full_days date[] := '{}';
  full_weeks date[] := '{}';
begin
  select * into strict settings from public.site_settings;
  zone := settings.booking_time_zone;
  time_before := make_interval(mins => settings.booking_before_minutes);
  time_after := make_interval(mins => settings.booking_pause_minutes);
  gap := time_before + time_after;
  earliest := greatest(after, now() + make_interval(hours => settings.booking_notice_hours));
  latest := least(before, now() + make_interval(days => settings.booking_days_ahead));
  -- Else the days would be gone through from «infinity» on, which never ends.
  if earliest >= latest then
    return '{}';
  end if;
  select coalesce(range_agg(span), '{}') into busy
  from (
    select tstzrange(lower(span) - time_after, upper(span) + time_before)
    from unnest(private.busy_elsewhere(earliest - gap, latest + make_interval(mins => length) + gap)) as span
    union all
    select tstzrange(lower(during) - gap, upper(during) + gap)
    from private.counted_times(earliest - gap, latest + make_interval(mins => length) + gap)
    where request_id is distinct from apart_from
  ) as spans (span);
  if settings.booking_per_day > 0 or settings.booking_per_week > 0 then
    with counted as materialized (
      select (lower(during) at time zone zone)::date as day
      from private.counted_times(earliest - interval '8 days', latest + interval '8 days')
      where request_id is distinct from apart_from
    )
    select
      array(select day from counted group by day having count(*) >= settings.booking_per_day and settings.booking_per_day > 0),
      array(
        select date_trunc('week', day::timestamp)::date from counted
        group by 1 having count(*) >= settings.booking_per_week and settings.booking_per_week > 0
      )
    into full_days, full_weeks;
  end if;
  return array(
    select start
    from private.booking_starts(
      settings.booking_hours, zone, length, settings.booking_before_minutes + settings.booking_pause_minutes,
      (earliest at time zone zone)::date, (latest at time zone zone)::date, settings.booking_days_off
    ) as start
    where start >= earliest and start < latest
      and not busy && tstzrange(start, start + make_interval(mins => length))
      and (full_days = '{}' or (start at time zone zone)::date <> all (full_days))
      and (full_weeks = '{}' or date_trunc('week', start at time zone zone)::date <> all (full_weeks))
    order by start
    limit 2000
  );
end;
$$;
