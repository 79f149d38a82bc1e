-- A date stands in calendars in a zone, whose rules the file brings along (VTIMEZONE): a calendar shows it, also to whoever
-- travels, as it was agreed.

-- An offset from UTC: «+0530».
create function private.calendar_offset(ahead interval) returns text
language sql immutable
set search_path = ''
as $$
  select case when ahead < interval '0' then '-' else '+' end || to_char(greatest(ahead, -ahead), 'HH24MI');
$$;

-- The rules of a zone from a year before the first day to a year after the last, change by change: Postgres knows when the
-- clocks change, and not by which rule.
create function private.calendar_zone(zone text, first_day date, last_day date) returns text
language sql stable
set search_path = ''
as $$
  with days as (
    select day, day at time zone 'UTC' at time zone zone - day as ahead
    from generate_series(first_day - interval '1 year', last_day + interval '1 year', interval '1 day') as day
  ),
  pairs as (
    select day, ahead, lag(ahead) over (order by day) as former from days
  ),
  changes as (
    -- In some quarter of an hour of UTC.
    select moment, former, ahead, ahead > former as is_summer
    from pairs, lateral (
      select min(quarter) as moment
      from generate_series(day - interval '1 day', day, interval '15 minutes') as quarter
      where quarter at time zone 'UTC' at time zone zone - quarter = ahead
    ) as change
    where ahead <> former
    union all
    -- As it was before the first of them.
    select first.day, first.ahead, first.ahead, coalesce((
      select later.ahead < later.former from pairs as later where later.ahead <> later.former order by later.day limit 1
    ), false)
    from pairs as first where former is null
  )
  select private.calendar_text('BEGIN', 'VTIMEZONE') || private.calendar_text('TZID', zone)
    || string_agg(
      private.calendar_text('BEGIN', name)
      || to_char(moment + former, '"DTSTART:"YYYYMMDD"T"HH24MISS') || E'\r\n'
      || 'TZOFFSETFROM:' || private.calendar_offset(former) || E'\r\n'
      || 'TZOFFSETTO:' || private.calendar_offset(ahead) || E'\r\n'
      || private.calendar_text('END', name),
      '' order by moment
    )
    || private.calendar_text('END', 'VTIMEZONE')
  from changes, lateral (select case when is_summer then 'DAYLIGHT' else 'STANDARD' end as name) as observance;
$$;

-- A property with a time, as the clock of the zone shows it; in UTC where the clock shows that time twice, or never leaves UTC.
create function private.calendar_time(property text, moment timestamptz, zone text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when zone <> 'UTC' and not exists (
      select
      from unnest(array[interval '-1 day', interval '1 day']) as away,
        lateral (select (moment + away) at time zone zone - (moment + away) at time zone 'UTC' as ahead) as offset_there,
        lateral (select (wall - ahead) at time zone 'UTC' as other) as reading
      where other <> moment and other at time zone zone = wall
    )
      then property || ';TZID=' || zone || to_char(wall, '":"YYYYMMDD"T"HH24MISS')
    else property || to_char(moment at time zone 'UTC', '":"YYYYMMDD"T"HH24MISS"Z"')
  end || E'\r\n'
  from (select moment at time zone zone as wall) as clock;
$$;

-- As before, in the zone of whoever reads it, and without the kind of project for whoever asked.
create or replace function private.calendar_event(
  request public.consultation_requests, is_for_owner boolean, people text default ''
) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VEVENT\r\n'
    || private.calendar_text('UID', request.id::text)
    || private.calendar_text('SEQUENCE', coalesce(request.sequence, 0)::text)
    || to_char(now() at time zone 'UTC', '"DTSTAMP:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || private.calendar_time('DTSTART', start, zone)
    || private.calendar_time('DTEND', start + make_interval(mins => request.minutes), zone)
    || case request.status
      when 'pending' then E'STATUS:TENTATIVE\r\n'
      when 'declined' then E'STATUS:CANCELLED\r\n'
      else E'STATUS:CONFIRMED\r\n'
    end
    || people
    || private.calendar_text('SUMMARY', case
      when is_for_owner then 'Consultation: ' || request.name
      else 'Consultation' || coalesce(' with ' || nullif(settings.site_name, ''), '')
    end)
    || case
      when is_for_owner
        then private.calendar_text('DESCRIPTION', concat_ws(E'\n', request.project_type, request.company, request.email))
      when settings.contact_email <> '' then private.calendar_text('DESCRIPTION', settings.contact_email)
      else ''
    end
    || E'END:VEVENT\r\n'
  from
    public.site_settings as settings,
    lateral (
      select
        case
          when request.status in ('scheduled', 'completed') then request.scheduled_for
          when request.status = 'pending' and private.is_held(request) then coalesce(request.proposed_for, request.requested_for)
          when request.status = 'declined' and not is_for_owner
            then coalesce(request.scheduled_for, request.proposed_for, request.requested_for)
        end as start,
        case when is_for_owner or request.time_zone is null then settings.booking_time_zone else request.time_zone end as zone
    ) as appointment
  where start is not null and request.minutes is not null;
$$;

-- As before, with the rules of each zone that an event names.
create or replace function private.calendar(events text, method text default null) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal developer site//Consultations//EN\r\n'
    || case when method is null then '' else private.calendar_text('METHOD', method) end
    || private.calendar_text('X-WR-CALNAME', 'Consultations')
    || case
      -- RFC 5545 (3.6) asks for a component, and programs refuse a calendar without one, or take it for a fault.
      when events = '' then
        E'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n'
        || E'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
      else coalesce(
        (
          select string_agg(private.calendar_zone(zone, first_day, last_day), '' order by zone)
          from (
            select found[1] as zone, min(found[2])::date as first_day, max(found[2])::date as last_day
            -- At the beginning of a line, where nothing typed can stand.
            from regexp_matches(events, E'\nDT(?:START|END);TZID=([^:]+):([0-9]{8})', 'g') as found
            group by found[1]
          ) as zones
        ),
        ''
      ) || events
    end
    || E'END:VCALENDAR\r\n';
$$;
