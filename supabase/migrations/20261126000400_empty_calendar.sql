-- As before, and a calendar without events holds the time zone of its times: RFC 5545 (3.6) asks for a component, and
-- programs refuse a calendar without one, or take it for a fault.
create or replace function private.calendar(events text) returns text
language sql immutable
set search_path = ''
as $$
  select E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal developer site//Consultations//EN\r\n'
    || private.calendar_text('X-WR-CALNAME', 'Consultations')
    || case
      when events = '' then
        E'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n'
        || E'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
      else events
    end
    || E'END:VCALENDAR\r\n';
$$;
