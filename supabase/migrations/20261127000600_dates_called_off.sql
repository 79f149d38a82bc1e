-- A date that was made can be called off, and the calendars that hold it follow each change, as RFC 5546 says: the same
-- UID, a SEQUENCE that grows, and a cancellation at the end.

-- Changes the rights of public.consultation_requests: the owner reads who called off a date, and when.
-- On a live site: a site has few requests.
alter table public.consultation_requests
  -- How often the date has changed.
  add column sequence integer not null default 0,
  -- Who called off a date that was made, and when; it is declined then.
  add column called_off_by text check (called_off_by in ('owner', 'visitor')),
  add column called_off_at timestamptz;

-- As before, and a date can be called off, which can be taken back.
create or replace function private.check_transition() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'scheduled'), ('scheduled', 'pending'),
    ('pending', 'declined'), ('declined', 'pending'),
    ('scheduled', 'completed'), ('completed', 'scheduled'),
    ('scheduled', 'declined'), ('declined', 'scheduled')
  ) or (old.status = 'declined' and new.status = 'scheduled' and old.called_off_at is null) then
    raise exception using
      errcode = 'check_violation',
      message = format('A request cannot go from %s to %s.', old.status, new.status);
  end if;
  if new.status = 'pending' then
    new.scheduled_for := null;
  end if;
  new.called_off_by := case when old.status = 'scheduled' and new.status = 'declined' then 'owner' end;
  new.called_off_at := case when new.called_off_by is not null then now() end;
  return new;
end;
$$;

-- As before, and counts the changes.
create or replace function private.prepare_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_back constant boolean := tg_op = 'UPDATE' and new.status = 'pending' and old.status <> 'pending';
begin
  new.minutes := coalesce(new.minutes, (select booking_minutes from public.site_settings));
  if tg_op = 'INSERT' then
    return new;
  end if;
  new.sequence := old.sequence + 1;
  if new.status = 'pending' and (is_back or new.proposed_for is distinct from old.proposed_for) then
    new.held_until := now() + interval '48 hours';
  end if;
  if not private.book_time(new) then
    if not is_back then
      perform private.refuse_taken_time();
    end if;
    -- A step can be taken back, even if the time cannot.
    new.held_until := null;
  end if;
  return new;
end;
$$;

-- What programs do with the calendar of a request: https://www.rfc-editor.org/rfc/rfc5546#section-3.2
create function private.calendar_method(request public.consultation_requests) returns text
language sql immutable
set search_path = ''
as $$
  select case (request).status when 'scheduled' then 'REQUEST' when 'declined' then 'CANCEL' else 'PUBLISH' end;
$$;

-- Who invites whom: the public contact address, or that which the mail comes from.
create function private.calendar_people(attendee text) returns text
language sql stable
set search_path = ''
as $$
  select case when organizer is null then '' else private.calendar_text('ORGANIZER', 'mailto:' || organizer) end
    || private.calendar_text('ATTENDEE;RSVP=FALSE', 'mailto:' || attendee)
  from
    public.site_settings as settings, private.notification_settings as rules,
    lateral (
      select coalesce(nullif(settings.contact_email, ''), substring(rules.sender from '([^<>\s]+@[^<>\s]+)')) as organizer
    ) as sender;
$$;

-- As before, with the number of changes, and with `people`, the lines that say who invites whom. To those that were asked
-- it says also that there is no date any more; from the owner's it is gone.
-- On a live site: what calls it takes the new one, in the same transaction.
drop function private.calendar_event(public.consultation_requests, boolean);
create function private.calendar_event(
  request public.consultation_requests, is_for_owner boolean, people text default ''
) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VEVENT\r\n'
    || private.calendar_text('UID', request.id::text)
    || private.calendar_text('SEQUENCE', coalesce(request.sequence, 0)::text)
    || to_char(now() at time zone 'UTC', '"DTSTAMP:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || to_char(start at time zone 'UTC', '"DTSTART:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || to_char((start + make_interval(mins => request.minutes)) at time zone 'UTC', '"DTEND:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
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
    || private.calendar_text('DESCRIPTION', case
      when is_for_owner then concat_ws(E'\n', request.project_type, request.company, request.email)
      else coalesce(nullif(settings.contact_email, ''), request.project_type)
    end)
    || E'END:VEVENT\r\n'
  from
    public.site_settings as settings,
    lateral (
      select case
        when request.status in ('scheduled', 'completed') then request.scheduled_for
        when request.status = 'pending' and private.is_held(request) then coalesce(request.proposed_for, request.requested_for)
        when request.status = 'declined' and not is_for_owner
          then coalesce(request.scheduled_for, request.proposed_for, request.requested_for)
      end as start
    ) as appointment
  where start is not null and request.minutes is not null;
$$;

-- As before, with the method, if any: what programs do with it.
-- On a live site: what calls it takes the new one, in the same transaction.
drop function private.calendar(text);
create function private.calendar(events text, method text default null) returns text
language sql immutable
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
      else events
    end
    || E'END:VCALENDAR\r\n';
$$;

-- As before, with the method.
-- On a live site: what calls it takes the new one, in the same transaction.
drop function private.serve_calendar(text, text);
create function private.serve_calendar(events text, filename text, method text default null) returns bytea
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
  return convert_to(private.calendar(events, method), 'utf8');
end;
$$;

-- As before; what was called off is taken out of the visitor's calendar.
create or replace function private.consultation_calendar(id uuid) returns bytea
language plpgsql stable security definer
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  select * into request from public.consultation_requests as asked where asked.id = consultation_calendar.id;
  return private.serve_calendar(
    private.calendar_event(request, private.is_owner()), 'consultation.ics',
    case when request.status = 'declined' then private.calendar_method(request) end
  );
end;
$$;

-- As before, with an invitation that calendars take by themselves, and one that takes it back.
create or replace function private.mail_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  event constant text := private.calendar_event(new, false, private.calendar_people(new.email));
  method constant text := private.calendar_method(new);
  due constant timestamptz := now() + interval '30 seconds';
begin
  if not private.is_api_request()
    or not coalesce((select service in ('resend', 'postmark', 'template') from private.notification_settings), false)
  then
    return null;
  end if;
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  select
    'answer',
    'answer:' || new.id || ':' || private.hash_of_secret(concat_ws(' ', new.status, new.scheduled_for, new.proposed_for, new.reply)),
    new.id, new.email, due,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', 'Re: ' || subject, 'reply_to', nullif(site.contact_email, ''),
      'parts', jsonb_build_array(jsonb_build_object('title', subject, 'facts', '[]'::jsonb, 'text', new.reply)),
      'site_url', rules.site_url, 'site_name', nullif(private.one_line(site.site_name, 100), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        -- The same method as in the file, or programs offer it as a download only.
        'name', 'consultation.ics', 'type', 'text/calendar; charset=utf-8; method=' || method,
        'base64', translate(encode(convert_to(private.calendar(event, method), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (select replace(initcap(replace(new.project_type, '-', ' ')), 'Ai ', 'AI ') || ' Consultation' as subject) as line
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
  return null;
end;
$$;
