-- Outlook makes a calendar of its own from a file that names one, as those of a single consultation did:
-- https://learn.microsoft.com/en-us/openspecs/exchange_server_protocols/ms-oxcical/1da58449-b97e-46bd-b018-a1ce576f3e6d

-- As before, and only what programs subscribe to has a name.
-- On a live site: what calls it calls the new one.
drop function private.calendar(text, text);
create function private.calendar(events text, method text default null, name text default null) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal developer site//Consultations//EN\r\n'
    || case when method is null then '' else private.calendar_text('METHOD', method) end
    || case when name is null then '' else private.calendar_text('X-WR-CALNAME', name) end
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

create or replace function private.serve_calendar(events text, filename text, method text default null) returns bytea
language plpgsql stable
set search_path = ''
as $$
begin
  if events is null then
    raise exception using errcode = 'PT404', message = 'There is no such calendar.';
  end if;
  perform set_config('response.headers', jsonb_build_array(
    jsonb_build_object('Content-Type', 'text/calendar; charset=utf-8'),
    jsonb_build_object('Content-Disposition', format('attachment; filename="%s"', filename)),
    jsonb_build_object('Cache-Control', 'no-store')
  )::text, true);
  return convert_to(
    private.calendar(events, method, case filename when 'consultations.ics' then private.say('Consultations') end), 'utf8'
  );
end;
$$;
