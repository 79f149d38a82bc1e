-- Calendars elsewhere: the owner gives their secret addresses, and what is busy there is not offered.
--
-- pg_cron has the Edge Function «calendars» read each of them every quarter of an hour; in the embedded backend
-- supabase/embedded/calendars.ts has its code do so. The function holds no key: a ticket, which is made for one reading,
-- tells it the address, and takes from it nothing but from when until when something is busy.

-- On a live site: nobody uses the tables yet.
create table private.busy_calendars (
  id uuid primary key,
  name text not null
    constraint busy_calendars_name_length check (private.ensure(btrim(name) <> '' and char_length(name) <= 60, 'The name of a calendar has 1 to 60 characters.', 'busy_calendars_name_length')),
  -- The address: in Vault where there is one, otherwise in `secret`.
  secret_id uuid,
  secret text,
  -- Where the function «calendars» is.
  function_url text not null
    constraint busy_calendars_function_url_format check (private.ensure(function_url ~ '^https?://[^[:space:][:cntrl:]<>"]+$' and char_length(function_url) <= 300, 'The address of the function is not valid.', 'busy_calendars_function_url_format')),
  added_at timestamptz not null default now(),
  -- Of the reading that has begun and not ended.
  ticket_hash text unique,
  asked_at timestamptz,
  -- When it was last read, also if it had not changed, and when it was last read as a whole.
  read_at timestamptz,
  whole_at timestamptz,
  etag text,
  -- Why it could not be read, in a sentence.
  error text,
  -- How many of its entries could not be understood.
  left_out integer not null default 0,
  -- Whether the owner was told that it is not read.
  is_told boolean not null default false
);
alter table private.busy_calendars enable row level security;

create table private.busy_times (
  calendar_id uuid not null references private.busy_calendars (id) on delete cascade,
  during tstzrange not null,
  primary key (calendar_id, during)
);
create index busy_times_during on private.busy_times using gist (during);
alter table private.busy_times enable row level security;

-- When the owner is busy elsewhere, from `after` to `before`, without the time around it.
create function private.busy_elsewhere(after timestamptz, before timestamptz) returns tstzmultirange
language sql stable security definer
set search_path = ''
as $$
  select coalesce(range_agg(during), '{}') from private.busy_times where during && tstzrange(after, before);
$$;

-- Reading

-- How far ahead calendars are read: further than is ever booked, so that a state may have to hold for a while.
create function private.busy_until() returns timestamptz
language sql stable
set search_path = ''
as $$
  select now() + interval '210 days';
$$;

-- Begins to read a calendar, and returns the ticket for it, which is good for five minutes.
create function private.begin_reading(calendar_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update private.busy_calendars set
    error = case when ticket_hash is null then error else 'The function «calendars» has not answered.' end,
    ticket_hash = private.hash_of_secret(ticket), asked_at = now()
  where id = calendar_id;
  return ticket;
end;
$$;

-- Tells the owner once of the calendars that could not be read for a day.
create function private.tell_of_unread_calendars() returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.busy_calendars set is_told = true
  where not is_told and coalesce(read_at, added_at) < now() - interval '1 day';
  if found then
    perform private.tell_owner('calendar', null, extract(epoch from now())::text);
  end if;
end;
$$;

-- The calendars that are to be read now, a few at a time, with a ticket for each.
create function private.begin_due_readings() returns table (ticket text, function_url text)
language plpgsql security definer
set search_path = ''
as $$
declare
  due private.busy_calendars;
begin
  for due in
    select * from private.busy_calendars
    where asked_at is null or asked_at < now() - interval '14 minutes'
    order by asked_at nulls first limit 3 for update skip locked
  loop
    ticket := private.begin_reading(due.id);
    function_url := due.function_url;
    return next;
  end loop;
  perform private.tell_of_unread_calendars();
end;
$$;

-- The address of a calendar: Vault may be missing, as on the embedded backend.
create function private.calendar_url(calendar private.busy_calendars) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  url text := calendar.secret;
begin
  if calendar.secret_id is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where id = $1' into url using calendar.secret_id;
  end if;
  return url;
end;
$$;

-- What a ticket is for; no row without a good one. `addresses` are the owner's, and `consultations` the entries of the
-- calendar that are the site's own. A calendar is read as a whole once a day, as time goes on without its being changed,
-- and when the settings have.
create function private.calendar_to_read(ticket text) returns table (
  url text,
  etag text,
  from_time timestamptz,
  until_time timestamptz,
  time_zone text,
  addresses text[],
  consultations text[]
)
language sql stable security definer
set search_path = ''
as $$
  select
    private.calendar_url(calendar),
    case when calendar.whole_at > greatest(now() - interval '1 day', settings.updated_at) then calendar.etag end,
    now() - interval '1 day', private.busy_until(), settings.booking_time_zone,
    array_remove(array[
      private.owner_address(), settings.admin_email, settings.contact_email,
      (select email from auth.users join private.site_owner on user_id = users.id)
    ], ''),
    array(
      select id::text from public.consultation_requests
      where coalesce(scheduled_for, proposed_for, requested_for) > now() - interval '2 days'
    )
  from private.busy_calendars as calendar, public.site_settings as settings
  where calendar.ticket_hash = private.hash_of_secret(ticket) and calendar.asked_at > now() - interval '5 minutes';
$$;

-- Ends a reading. With an `error` the last state holds; so it does without `periods`, as nothing has changed. Otherwise they
-- are pairs of times: [["2026-11-26T09:00:00Z", "2026-11-26T10:00:00Z"]].
create function private.keep_busy_times(ticket text, periods jsonb, etag text, left_out integer, error text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  calendar private.busy_calendars;
begin
  update private.busy_calendars set
    ticket_hash = null,
    error = left(private.one_line(keep_busy_times.error, 200), 200),
    read_at = case when keep_busy_times.error is null then now() else read_at end,
    is_told = is_told and keep_busy_times.error is not null
  where ticket_hash = private.hash_of_secret(ticket) and asked_at > now() - interval '5 minutes'
  returning * into calendar;
  if calendar.id is null then
    raise exception using errcode = 'PT404', message = 'The ticket is not good any more.';
  end if;
  if keep_busy_times.error is not null or periods is null then
    return;
  end if;
  update private.busy_calendars
  set whole_at = now(), etag = left(keep_busy_times.etag, 200), left_out = coalesce(keep_busy_times.left_out, 0)
  where id = calendar.id;
  with found as materialized (
    select tstzrange((period ->> 0)::timestamptz, (period ->> 1)::timestamptz) as during
    from jsonb_array_elements(periods) as period
    where (period ->> 0)::timestamptz < (period ->> 1)::timestamptz
    limit 2000
  ), gone as (
    delete from private.busy_times where calendar_id = calendar.id and during not in (select during from found)
  )
  insert into private.busy_times (calendar_id, during) select calendar.id, during from found
  on conflict do nothing;
end;
$$;

create function public.calendar_to_read(ticket text) returns table (
  url text,
  etag text,
  from_time timestamptz,
  until_time timestamptz,
  time_zone text,
  addresses text[],
  consultations text[]
)
language sql stable
set search_path = ''
as $$
  select * from private.calendar_to_read(ticket);
$$;
create function public.keep_busy_times(
  ticket text, periods jsonb default null, etag text default null, left_out integer default 0, error text default null
) returns void
language sql
set search_path = ''
as $$
  select private.keep_busy_times(ticket, periods, etag, left_out, error);
$$;
-- Changes the rights of calendar_to_read: new, for whoever has the ticket of a reading.
-- Changes the rights of keep_busy_times: as well.
grant execute on function
  private.calendar_to_read(text), public.calendar_to_read(text),
  private.keep_busy_times(text, jsonb, text, integer, text), public.keep_busy_times(text, jsonb, text, integer, text)
to anon, authenticated;

-- Runs every five minutes, by pg_cron: asks the function to read what is due.
create function private.read_calendars() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
begin
  for due in select * from private.begin_due_readings() loop
    execute 'select net.http_post(url := $1, body := $2, timeout_milliseconds := 60000)'
    using due.function_url, jsonb_build_object('ticket', due.ticket);
  end loop;
end;
$$;

-- Starts or stops the job of pg_cron. Without the extensions it only says so.
create function private.schedule_calendars(is_on boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) < 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  if is_on then
    perform cron.schedule('read-calendars', '*/5 * * * *', 'select private.read_calendars(), private.delete_build_runs()');
  else
    perform cron.unschedule(jobname) from cron.job where jobname = 'read-calendars';
  end if;
exception when others then
  raise warning 'Calendars are not read by themselves: %', sqlerrm;
end;
$$;
