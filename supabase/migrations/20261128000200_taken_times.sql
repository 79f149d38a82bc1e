-- What is taken stands in one place, whoever asks for free times.

-- The times from `after` to `before` that are not free any more: of each request that holds one, without the pause around it.
create function private.taken_times(after timestamptz, before timestamptz) returns tstzmultirange
language sql stable security definer
set search_path = ''
as $$
  select coalesce(range_agg(during), '{}')
  from private.booked_times join public.consultation_requests as request on request.id = request_id
  where during && tstzrange(after, before) and private.is_held(request);
$$;

-- As before.
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
  select coalesce(range_agg(tstzrange(lower(taken) - pause, upper(taken) + pause)), '{}') into busy
  from unnest(private.taken_times(
    earliest - pause, greatest(latest, earliest) + make_interval(mins => settings.booking_minutes) + pause
  )) as taken;
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
