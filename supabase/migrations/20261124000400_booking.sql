-- A consultation becomes a date: the owner's weekly hours, the times that are free, who holds which, and
-- calendars of them. Without hours there is no time to choose, and requests are as before.

-- The owner's hours

-- The hours of a week, which is a list of one weekday on each line: «Mon 09:00-12:00, 13:00-17:00».
-- Few rows, or the planner takes what reads it for expensive, and compiles it.
create function private.weekly_hours(hours text) returns table (weekday integer, opens interval, closes interval)
language sql immutable rows 10
set search_path = ''
as $$
  select
    array_position(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], left(line, 3)),
    split_part(span, '-', 1)::interval,
    split_part(span, '-', 2)::interval
  from
    regexp_split_to_table(hours, E'\n') as line,
    regexp_split_to_table(substr(line, 5), ', ') as span
  where line <> '';
$$;

-- Whether it is such a list, of hours that end after they begin and do not overlap.
create function private.is_weekly_hours(hours text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := replace(
    '(Mon|Tue|Wed|Thu|Fri|Sat|Sun) TIME-TIME(, TIME-TIME)*', 'TIME', '(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)'
  );
begin
  return hours = '' or (
    hours ~ ('^' || line || E'(\n' || line || ')*$')
    and not exists (
      select from (
        select opens, closes, lag(closes) over (partition by weekday order by opens, closes) as closed
        from private.weekly_hours(hours)
      ) as span
      where opens >= closes or opens < closed
    )
  );
end;
$$;

-- The days off, which are a list of dates and of periods, one on each line: «2026-12-24 - 2027-01-01».
create function private.days_off(days text) returns table (first_day date, last_day date)
language sql immutable rows 10
set search_path = ''
as $$
  select left(line, 10)::date, right(line, 10)::date
  from regexp_split_to_table(days, E'\n') as line
  where line <> '';
$$;

create function private.is_days_off(days text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := replace('DATE( - DATE)?', 'DATE', '[0-9]{4}-[0-9]{2}-[0-9]{2}');
begin
  return days = '' or (
    days ~ ('^' || line || E'(\n' || line || ')*$')
    and not exists (select from private.days_off(days) where last_day < first_day)
  );
exception when datetime_field_overflow then
  -- A 30th of February
  return false;
end;
$$;

-- Whether it is a time zone by its name in the tz database: no abbreviation, which has no summer time.
create function private.is_time_zone(name text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  perform timestamptz 'epoch' at time zone name;
  return name ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z0-9_/+-]+)$';
exception when invalid_parameter_value then
  return false;
end;
$$;
-- Changes the rights of private.is_weekly_hours: new, for a constraint of the settings.
-- Changes the rights of private.weekly_hours: as well.
-- Changes the rights of private.is_days_off: as well.
-- Changes the rights of private.days_off: as well.
-- Changes the rights of private.is_time_zone: as well.
grant execute on function
  private.is_weekly_hours(text), private.is_days_off(text), private.is_time_zone(text),
  private.weekly_hours(text), private.days_off(text)
to authenticated, service_role;

-- Changes the rights of public.site_settings: visitors read whether there are hours, the owner changes them.
-- On a live site: settings have one row.
alter table public.site_settings
  add column booking_hours text not null default ''
    constraint site_settings_booking_hours_format check (private.ensure(private.is_weekly_hours(booking_hours) and char_length(booking_hours) <= 2000, 'The hours of a day are written as 09:00-12:00, 13:00-17:00. They end after they begin, and do not overlap.', 'site_settings_booking_hours_format')),
  add column booking_time_zone text not null default 'UTC'
    constraint site_settings_booking_time_zone_format check (private.ensure(private.is_time_zone(booking_time_zone), 'The time zone has a name such as Europe/Berlin.', 'site_settings_booking_time_zone_format')),
  add column booking_minutes smallint not null default 30
    constraint site_settings_booking_minutes_range check (private.ensure(booking_minutes between 15 and 480, 'A consultation takes 15 to 480 minutes.', 'site_settings_booking_minutes_range')),
  add column booking_pause_minutes smallint not null default 0
    constraint site_settings_booking_pause_minutes_range check (private.ensure(booking_pause_minutes between 0 and 480, 'The pause takes 0 to 480 minutes.', 'site_settings_booking_pause_minutes_range')),
  add column booking_notice_hours smallint not null default 24
    constraint site_settings_booking_notice_hours_range check (private.ensure(booking_notice_hours between 0 and 720, 'The notice is 0 to 720 hours.', 'site_settings_booking_notice_hours_range')),
  add column booking_days_off text not null default ''
    constraint site_settings_booking_days_off_format check (private.ensure(private.is_days_off(booking_days_off) and char_length(booking_days_off) <= 5000, 'Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.', 'site_settings_booking_days_off_format'));
grant select (booking_hours) on public.site_settings to anon, authenticated;
grant update (
  booking_hours, booking_time_zone, booking_minutes, booking_pause_minutes, booking_notice_hours, booking_days_off
) on public.site_settings to authenticated;

-- Requests

-- Changes the rights of public.consultation_requests: the owner proposes a time, and answers.
-- On a live site: the columns are empty, and a site has few requests.
alter table public.consultation_requests
  -- The time that the visitor has chosen, and the zone that it was shown in.
  add column requested_for timestamptz,
  add column time_zone text,
  -- How long the consultation takes.
  add column minutes smallint,
  -- Another time, proposed by the owner.
  add column proposed_for timestamptz
    constraint consultation_requests_proposed_for_range check (private.ensure(proposed_for between '2000-01-01' and '2100-01-01', 'The time needs a year from 2000 to 2099.', 'consultation_requests_proposed_for_range')),
  -- Until then nobody else gets the time of a pending request.
  add column held_until timestamptz,
  -- The owner's words with which a request was accepted or declined, or a time proposed. Whatever mails an
  -- answer finds all of it in this row, in the transaction that changes its status or `proposed_for`.
  add column reply text
    constraint consultation_requests_reply_length check (private.ensure(char_length(reply) <= 5000, 'The answer can have at most 5,000 characters.', 'consultation_requests_reply_length'));
grant update (proposed_for, reply) on public.consultation_requests to authenticated;

-- Which times are taken: of each pending request that holds one, and of each that is scheduled. It is a table
-- of its own because a time ends to be held without any change, and the constraint cannot know the clock.
create table private.booked_times (
  request_id uuid primary key references public.consultation_requests (id) on delete cascade,
  during tstzrange not null,
  -- Half-open ranges, so one consultation may begin when another ends.
  constraint booked_times_once exclude using gist (during with &&)
);
alter table private.booked_times enable row level security;

create function private.is_held(request public.consultation_requests) returns boolean
language sql stable
set search_path = ''
as $$
  select (request).status <> 'pending' or coalesce((request).held_until > now(), false);
$$;

-- Takes the time of a request, in place of the one that it had. False if another request has it.
create function private.book_time(request public.consultation_requests) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  start constant timestamptz := case request.status
    when 'scheduled' then request.scheduled_for
    when 'pending' then coalesce(request.proposed_for, request.requested_for)
  end;
  wanted constant tstzrange := tstzrange(start, start + make_interval(mins => request.minutes));
begin
  delete from private.booked_times where request_id = request.id;
  if start is null or not private.is_held(request) then
    return true;
  end if;
  delete from private.booked_times as taken using public.consultation_requests as other
  where taken.during && wanted and other.id = taken.request_id and not private.is_held(other);
  -- Waits for whoever takes the same time at this moment.
  insert into private.booked_times (request_id, during) values (request.id, wanted) on conflict do nothing;
  return found;
end;
$$;

create function private.refuse_taken_time() returns void
language plpgsql
set search_path = ''
as $$
begin
  -- HTTP 409
  raise exception using errcode = 'PT409', message = case
    when private.is_owner() then 'Another consultation is at that time, or somebody else has asked for it.'
    else 'That time has been taken meanwhile. Please choose another one.'
  end;
end;
$$;

create function private.prepare_time() returns trigger
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
create trigger prepare_new_time before insert on public.consultation_requests
for each row when (new.requested_for is not null or new.scheduled_for is not null)
execute function private.prepare_time();
-- After check_transition, as triggers go by their names.
create trigger prepare_time before update of status, scheduled_for, proposed_for on public.consultation_requests
for each row when (
  (old.status, old.scheduled_for, old.proposed_for) is distinct from (new.status, new.scheduled_for, new.proposed_for)
  and coalesce(old.scheduled_for, new.scheduled_for, new.proposed_for, new.requested_for) is not null
)
execute function private.prepare_time();

create function private.book_new_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A request that comes back from the bin comes without its time, if somebody else has it now.
  if not private.book_time(new) and private.is_api_request() then
    perform private.refuse_taken_time();
  end if;
  return null;
end;
$$;
create trigger book_new_time after insert on public.consultation_requests
for each row when (new.requested_for is not null or new.scheduled_for is not null)
execute function private.book_new_time();

-- The appointments that there are. Those that overlap stay as they are: only the first is kept free.
insert into private.booked_times (request_id, during)
select id, tstzrange(scheduled_for, scheduled_for + interval '30 minutes')
from public.consultation_requests
where status = 'scheduled' and scheduled_for > now()
order by created_at
on conflict do nothing;

-- Free times

-- The beginnings of consultations from `first_day` to `last_day`, both days of the zone.
--
-- A local time that the change of clocks leaves out would silently become another, and one that it repeats
-- would be two: neither is a beginning. Nor is one during which the clocks change, or it would run into the next.
create function private.booking_starts(
  hours text, zone text, minutes integer, pause_minutes integer, first_day date, last_day date
) returns setof timestamptz
language sql stable rows 100
set search_path = ''
as $$
  with wall as (
    select day + n * make_interval(mins => minutes + pause_minutes) + opens as start
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as day
    join private.weekly_hours(hours) on weekday = extract(isodow from day)
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
  ),
  instants as (
    select start, (case when one at time zone 'UTC' at time zone zone = start then one else other end) at time zone 'UTC' as instant
    from readings
    where one = other
      or (one at time zone 'UTC' at time zone zone = start) <> (other at time zone 'UTC' at time zone zone = start)
  )
  select instant
  from instants
  -- Until its last second, as the next may begin with the change.
  where (instant + make_interval(mins => minutes, secs => -1)) at time zone zone = start + make_interval(mins => minutes, secs => -1)
  order by instant;
$$;

-- The free times that begin from `after` until before `before`, at most 60 days ahead; no row unless the owner
-- has set hours.
create function private.free_times(after timestamptz, before timestamptz) returns table (
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
  times := array(
    select start
    from private.booking_starts(
      settings.booking_hours, time_zone, minutes, settings.booking_pause_minutes,
      (earliest at time zone time_zone)::date, (latest at time zone time_zone)::date
    ) as start
    where start >= earliest and start < latest
      and not exists (
        select from private.days_off(settings.booking_days_off)
        where (start at time zone time_zone)::date between first_day and last_day
      )
      and not exists (
        select
        from private.booked_times join public.consultation_requests as request on request.id = request_id
        where during && tstzrange(start - pause, start + make_interval(mins => settings.booking_minutes) + pause)
          and private.is_held(request)
      )
    order by start
  );
  return next;
end;
$$;

create function public.free_times(after timestamptz default '-infinity', before timestamptz default 'infinity')
returns table (time_zone text, minutes integer, times timestamptz[])
language sql stable
set search_path = ''
as $$
  select * from private.free_times(after, before);
$$;
-- Changes the rights of private.free_times: new, for everybody.
-- Changes the rights of public.free_times: as well.
grant execute on function
  private.free_times(timestamptz, timestamptz), public.free_times(timestamptz, timestamptz)
to anon, authenticated;

-- Stores a request, as before, and with a time holds that for 48 hours. The former version's calls, which name
-- no time, find these functions as well.
-- On a live site: the functions are replaced in the same transaction.
drop function public.send_consultation_request(uuid, text, text, text, text, text, text, text);
-- On a live site: as above.
drop function private.send_consultation_request(uuid, text, text, text, text, text, text, text);

create function private.send_consultation_request(
  id uuid, name text, email text, company text, project_type text, budget_range text, timeline text, message text,
  requested_for timestamptz, time_zone text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('consultation_request');
  -- Who has heard no answer sends it again, and has the time already.
  if exists (select from public.consultation_requests as sent where sent.id = send_consultation_request.id) then
    return;
  end if;
  if requested_for is not null and not exists (
    select from private.free_times(requested_for, requested_for + interval '1 minute') as free
    where requested_for = any (free.times)
  ) then
    perform private.refuse_taken_time();
  end if;
  insert into public.consultation_requests (
    id, name, email, company, project_type, budget_range, timeline, message, requested_for, time_zone, held_until
  )
  values (
    send_consultation_request.id, send_consultation_request.name, send_consultation_request.email,
    send_consultation_request.company, send_consultation_request.project_type, send_consultation_request.budget_range,
    send_consultation_request.timeline, send_consultation_request.message,
    send_consultation_request.requested_for,
    case when requested_for is not null and private.is_time_zone(send_consultation_request.time_zone) then send_consultation_request.time_zone end,
    case when requested_for is not null then now() + interval '48 hours' end
  )
  on conflict on constraint consultation_requests_pkey do nothing;
end;
$$;

create function public.send_consultation_request(
  id uuid, name text, email text, project_type text, message text, company text default null,
  budget_range text default null, timeline text default null, requested_for timestamptz default null,
  time_zone text default null
) returns void
language sql
set search_path = ''
as $$
  select private.send_consultation_request(
    id, name, email, company, project_type, budget_range, timeline, message, requested_for, time_zone
  );
$$;
-- Changes the rights of private.send_consultation_request: as before, with two more arguments.
-- Changes the rights of public.send_consultation_request: as well.
grant execute on function
  private.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text),
  public.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text)
to anon, authenticated;

-- Calendars, as RFC 5545 describes them

-- A property with a text, which is folded into lines of at most 75 bytes.
create function private.calendar_text(property text, value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line text := property || ':';
  lines text := '';
  letter text;
begin
  value := regexp_replace(replace(value, E'\r\n', E'\n'), '[\x01-\x09\x0B-\x1F\x7F]', ' ', 'g');
  value := replace(regexp_replace(value, '([\\;,])', '\\\1', 'g'), E'\n', '\n');
  foreach letter in array regexp_split_to_array(value, '') loop
    if octet_length(line || letter) > 75 then
      lines := lines || line || E'\r\n';
      line := ' ';
    end if;
    line := line || letter;
  end loop;
  return lines || line || E'\r\n';
end;
$$;

-- One event; none of a request without a time. For the owner it says who comes and what for.
create function private.calendar_event(request public.consultation_requests, is_for_owner boolean) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VEVENT\r\n'
    || private.calendar_text('UID', request.id::text)
    || to_char(now() at time zone 'UTC', '"DTSTAMP:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || to_char(start at time zone 'UTC', '"DTSTART:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || to_char((start + make_interval(mins => request.minutes)) at time zone 'UTC', '"DTEND:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || case when request.status = 'pending' then E'STATUS:TENTATIVE\r\n' else E'STATUS:CONFIRMED\r\n' end
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
      end as start
    ) as appointment
  where start is not null and request.minutes is not null;
$$;

create function private.calendar(events text) returns text
language sql immutable
set search_path = ''
as $$
  select E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal developer site//Consultations//EN\r\n'
    || private.calendar_text('X-WR-CALNAME', 'Consultations') || events || E'END:VCALENDAR\r\n';
$$;

-- The secret address of the owner's calendar, of which only a hash is kept.
create table private.calendar_feed (
  singleton boolean primary key default true check (singleton),
  token_hash text not null,
  made_at timestamptz not null default now()
);
alter table private.calendar_feed enable row level security;
-- Changes the rights of private.calendar_feed: the owner reads when its address was made; the function is for whoever has that.
grant select (made_at) on private.calendar_feed to authenticated;
create policy "the owner reads" on private.calendar_feed for select to authenticated using ((select private.is_owner()));

-- Opens the calendar to whoever knows `token`, which the browser has made, and to nobody else; an empty one
-- closes it.
create function private.set_calendar_feed(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has a calendar.';
  end if;
  if token = '' then
    delete from private.calendar_feed where singleton;
    return;
  end if;
  if coalesce(char_length(token), 0) <> 43 then
    raise exception using errcode = 'check_violation', message = 'A secret has 43 characters.';
  end if;
  insert into private.calendar_feed as feed (token_hash) values (private.hash_of_secret(token))
  on conflict (singleton) do update set token_hash = excluded.token_hash, made_at = now();
end;
$$;
create function public.set_calendar_feed(token text) returns void
language sql
set search_path = ''
as $$
  select private.set_calendar_feed(token);
$$;

-- When the present address was made; no row if there is none.
create function public.calendar_feed_made_at() returns setof timestamptz
language sql stable
set search_path = ''
as $$
  select made_at from private.calendar_feed;
$$;
-- Changes the rights of private.set_calendar_feed: new, for the owner, as it says itself.
-- Changes the rights of public.set_calendar_feed: as well.
-- Changes the rights of public.calendar_feed_made_at: new, for the owner.
grant execute on function
  private.set_calendar_feed(text), public.set_calendar_feed(text), public.calendar_feed_made_at()
to authenticated;

-- What is served as it is, for whatever the client accepts; the function names its media type:
-- https://docs.postgrest.org/en/v14/references/api/media_type_handlers.html
create domain public."*/*" as bytea;

-- A calendar as the response, which is a file of this name; status 404 where there is none.
create function private.serve_calendar(events text, filename text) returns bytea
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
  return convert_to(private.calendar(events), 'utf8');
end;
$$;

-- The owner's consultations from 90 days ago, for whoever knows the secret address.
create function private.calendar_feed(token text) returns bytea
language sql stable security definer
set search_path = ''
as $$
  select private.serve_calendar(
    (
      select coalesce((
        select string_agg(private.calendar_event(request, true), '' order by request.created_at, request.id)
        from public.consultation_requests as request
        where coalesce(scheduled_for, proposed_for, requested_for) > now() - interval '90 days'
      ), '')
      from private.calendar_feed
      where token_hash = private.hash_of_secret(token)
    ),
    'consultations.ics'
  );
$$;

-- One consultation, for whoever knows the request's id: the visitor's browser has made it, and told only the
-- owner. It says the time and nothing about the visitor.
create function private.consultation_calendar(id uuid) returns bytea
language sql stable security definer
set search_path = ''
as $$
  select private.serve_calendar(
    (
      select private.calendar_event(request, private.is_owner())
      from public.consultation_requests as request
      where request.id = consultation_calendar.id
    ),
    'consultation.ics'
  );
$$;

-- Calendars are fetched by programs that send no header of ours, so the public key stands in the address. The
-- gateway reads it there, and PostgREST takes it for an argument.
create function public.calendar_feed(token text, apikey text default '') returns public."*/*"
language sql stable
set search_path = ''
as $$
  select private.calendar_feed(token);
$$;
create function public.consultation_calendar(id uuid, apikey text default '') returns public."*/*"
language sql stable
set search_path = ''
as $$
  select private.consultation_calendar(id);
$$;
-- Changes the rights of public.calendar_feed: new, for whoever knows the secret.
-- Changes the rights of private.consultation_calendar: new, for whoever knows the request's id.
-- Changes the rights of public.consultation_calendar: as well.
grant execute on function
  private.calendar_feed(text), public.calendar_feed(text, text),
  private.consultation_calendar(uuid), public.consultation_calendar(uuid, text)
to anon, authenticated;
