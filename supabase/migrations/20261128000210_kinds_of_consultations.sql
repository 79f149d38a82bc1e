-- Kinds of consultations, each with its length and its price, and limits of how many there are, how close together, and how
-- far ahead. Without kinds a consultation takes as long as the settings say.

-- Kinds

create table public.consultation_kinds (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint consultation_kinds_title_length check (private.ensure(private.is_visible(title) and char_length(title) <= 100, 'The title needs 1 to 100 characters.', 'consultation_kinds_title_length')),
  minutes smallint not null default 30
    constraint consultation_kinds_minutes_range check (private.ensure(minutes between 15 and 480, 'A consultation takes 15 to 480 minutes.', 'consultation_kinds_minutes_range')),
  -- As visitors read it; empty where it is free.
  price text not null default ''
    constraint consultation_kinds_price_length check (private.ensure(char_length(price) <= 60, 'The price can have at most 60 characters.', 'consultation_kinds_price_length')),
  -- Which project types it goes with; empty for all of them.
  project_types text[] not null default '{}'
    constraint consultation_kinds_project_types_value check (private.ensure(cardinality(project_types) <= 6 and project_types <@ array['web-development', 'mobile-app', 'cloud-solutions', 'ai-integration', 'consulting', 'other'], 'Please choose among the offered project types.', 'consultation_kinds_project_types_value')),
  -- Its place among the others; the last one if it is 0.
  place smallint not null default 0
    constraint consultation_kinds_place_range check (private.ensure(place between 1 and 1000, 'The place is a number from 1 to 1,000.', 'consultation_kinds_place_range')),
  -- What is to be paid for it; null where nothing is asked for.
  amount numeric(10, 2)
    constraint consultation_kinds_amount_range check (private.ensure(amount between 0.01 and 10000000, 'The amount is 0.01 to 10,000,000.', 'consultation_kinds_amount_range')),
  currency text not null default 'USD'
    constraint consultation_kinds_currency_format check (private.ensure(currency ~ '^[A-Z]{3}$', 'The currency is a code such as USD or EUR.', 'consultation_kinds_currency_format')),
  -- Where it is paid, with {amount}, {currency} and {reference} in its path or after it; empty for none.
  payment_link text not null default ''
    constraint consultation_kinds_payment_link_format check (private.ensure(payment_link = '' or (payment_link ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#]([^[:space:][:cntrl:]<>"{}\\]|\{(amount|currency|reference)\})*)?$' and char_length(payment_link) <= 500), 'The payment link is an https:// address, in which {amount}, {currency} and {reference} may stand.', 'consultation_kinds_payment_link_format')),
  -- Whether it can be paid to the addresses of the page Pay, which are in US dollars.
  pays_on_page boolean not null default false,
  -- For how many hours the time is held until it is paid.
  payment_hours smallint not null default 48
    constraint consultation_kinds_payment_hours_range check (private.ensure(payment_hours between 1 and 336, 'A time is held for 1 to 336 hours.', 'consultation_kinds_payment_hours_range')),
  constraint consultation_kinds_amount_way check (private.ensure(amount is null or payment_link <> '' or pays_on_page, 'What is to be paid needs a payment link, or the addresses of the page Pay.', 'consultation_kinds_amount_way')),
  constraint consultation_kinds_currency_page check (private.ensure(not pays_on_page or (currency = 'USD' and coalesce(amount, 0) <= 10000), 'The page Pay takes up to 10,000 USD.', 'consultation_kinds_currency_page')),
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index consultation_kinds_in_order on public.consultation_kinds (place, id);

create function private.place_kind() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.place = 0 then
    new.place := (select least(coalesce(max(place), 0) + 1, 1000) from public.consultation_kinds where id <> new.id);
  end if;
  return new;
end;
$$;
create trigger place_kind before insert or update of place on public.consultation_kinds
for each row execute function private.place_kind();
create trigger touch_updated_at before update on public.consultation_kinds
for each row execute function private.touch_updated_at();
create trigger put_into_bin after delete on public.consultation_kinds
for each row execute function private.put_into_bin();
create trigger log_change after insert or update on public.consultation_kinds
for each row execute function private.log_change();

alter table public.consultation_kinds enable row level security;
-- Changes the rights of public.consultation_kinds: new; visitors read those that are published, the owner writes.
grant select on public.consultation_kinds to anon, authenticated;
grant
  insert (
    id, title, minutes, price, project_types, place, published, amount, currency, payment_link, pays_on_page, payment_hours
  ),
  update (
    title, minutes, price, project_types, place, published, amount, currency, payment_link, pays_on_page, payment_hours
  ),
  delete
on public.consultation_kinds to authenticated;
create policy "anyone reads what is published" on public.consultation_kinds for select to anon, authenticated
using (published or (select private.is_owner()));
create policy "the owner adds" on public.consultation_kinds for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.consultation_kinds for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.consultation_kinds for delete to authenticated using ((select private.is_owner()));

-- Changes the rights of public.consultation_requests: the owner reads what was asked for, and what is to be paid.
-- On a live site: the columns are empty, and a site has few requests.
alter table public.consultation_requests
  -- The kind as it was called when it was asked for, and its price then.
  add column kind text,
  add column price text,
  -- What is to be paid, where, and by which reference it is known; null where nothing is.
  add column amount numeric(10, 2),
  add column currency text,
  add column payment_reference text,
  add column payment_link text,
  add column pays_on_page boolean,
  add column payment_hours smallint,
  -- When the owner has marked it as paid.
  add column paid_at timestamptz;

-- Whether the payment of a request is still waited for.
create function private.is_unpaid(request public.consultation_requests) returns boolean
language sql immutable
set search_path = ''
as $$
  select (request).amount is not null and (request).paid_at is null and (request).status in ('pending', 'scheduled');
$$;

-- Limits

-- Changes the rights of public.site_settings: the owner changes the limits.
-- On a live site: settings have one row.
alter table public.site_settings
  add column booking_before_minutes smallint not null default 0
    constraint site_settings_booking_before_minutes_range check (private.ensure(booking_before_minutes between 0 and 480, 'The time before takes 0 to 480 minutes.', 'site_settings_booking_before_minutes_range')),
  add column booking_days_ahead smallint not null default 60
    constraint site_settings_booking_days_ahead_range check (private.ensure(booking_days_ahead between 1 and 180, 'Times are offered 1 to 180 days ahead.', 'site_settings_booking_days_ahead_range')),
  -- None by 0, as for weeks.
  add column booking_per_day smallint not null default 0
    constraint site_settings_booking_per_day_range check (private.ensure(booking_per_day between 0 and 50, 'The most a day is 1 to 50, or 0 for any number.', 'site_settings_booking_per_day_range')),
  add column booking_per_week smallint not null default 0
    constraint site_settings_booking_per_week_range check (private.ensure(booking_per_week between 0 and 200, 'The most a week is 1 to 200, or 0 for any number.', 'site_settings_booking_per_week_range'));
grant update (booking_before_minutes, booking_days_ahead, booking_per_day, booking_per_week) on public.site_settings to authenticated;

-- What was completed has given its time back, and counts.
-- On a live site: a site has few requests.
create index consultation_requests_completed on public.consultation_requests (scheduled_for) where status = 'completed';

-- The consultations that count towards the limits, and overlap with the time from `after` to `before`.
create function private.counted_times(after timestamptz, before timestamptz) returns table (request_id uuid, during tstzrange)
language sql stable
set search_path = ''
as $$
  select taken.request_id, taken.during
  from private.booked_times as taken join public.consultation_requests as request on request.id = taken.request_id
  where taken.during && tstzrange(after, before) and private.is_held(request)
  union all
  select id, tstzrange(scheduled_for, scheduled_for + make_interval(mins => coalesce(minutes, 30)))
  from public.consultation_requests
  where status = 'completed' and scheduled_for > after - interval '8 hours' and scheduled_for < before;
$$;

-- When a consultation of this length can begin, from `after` until before `before`, at most as far ahead as the owner has
-- set: the first 2,000 times. Between two of them is the time after one and before the other; what else is taken keeps the
-- time before and after a consultation free. Days and weeks, which begin on Monday, are those of the owner's zone. Of the
-- request `apart_from`, which is to move, nothing is taken.
create function private.free_starts(
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
  latest := greatest(least(before, now() + make_interval(days => settings.booking_days_ahead)), earliest);
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

-- As before, for consultations of another length as well, and it says how far ahead there are times.
-- On a live site: replaced in the same transaction; the former version's calls name no length.
drop function public.free_times(timestamptz, timestamptz);
-- On a live site: as above.
drop function private.free_times(timestamptz, timestamptz);
create function private.free_times(after timestamptz, before timestamptz, length integer default null) returns table (
  time_zone text,
  minutes integer,
  times timestamptz[],
  days_ahead integer
)
language sql stable security definer
set search_path = ''
as $$
  select booking_time_zone, asked, private.free_starts(asked, after, before), booking_days_ahead::integer
  from public.site_settings,
    lateral (select least(greatest(coalesce(free_times.length, booking_minutes), 15), 480) as asked) as wanted
  where booking_hours <> '';
$$;
create function public.free_times(
  after timestamptz default '-infinity', before timestamptz default 'infinity', length integer default null
)
returns table (time_zone text, minutes integer, times timestamptz[], days_ahead integer)
language sql stable
set search_path = ''
as $$
  select * from private.free_times(after, before, length);
$$;
-- Changes the rights of private.free_times: as before, with another argument.
-- Changes the rights of public.free_times: as well.
grant execute on function
  private.free_times(timestamptz, timestamptz, integer), public.free_times(timestamptz, timestamptz, integer)
to anon, authenticated;

-- Refuses a time, whoever has asked for one at the same moment. The owner may take more, and closer together.
create function private.keep_booking_limits() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings public.site_settings;
  gap interval;
  day timestamp;
  week timestamp;
  is_too_close boolean;
  of_day integer;
  of_week integer;
begin
  select * into strict settings from public.site_settings;
  gap := make_interval(mins => settings.booking_before_minutes + settings.booking_pause_minutes);
  if private.is_owner() or not private.is_api_request()
    -- What the owner has proposed, whoever accepts it.
    or exists (
      select from public.consultation_requests where id = new.request_id and proposed_for = lower(new.during)
    )
    or (settings.booking_per_day = 0 and settings.booking_per_week = 0 and gap = interval '0')
  then
    return null;
  end if;
  -- What is counted below is then all that others have taken.
  perform pg_advisory_xact_lock(hashtext('private.booked_times'));
  day := date_trunc('day', lower(new.during) at time zone settings.booking_time_zone);
  week := date_trunc('week', day);
  select
    coalesce(bool_or(during && tstzrange(lower(new.during) - gap, upper(new.during) + gap)), false),
    count(*) filter (where date_trunc('day', local) = day),
    count(*) filter (where date_trunc('week', local) = week)
  into is_too_close, of_day, of_week
  from private.counted_times(lower(new.during) - interval '9 days', lower(new.during) + interval '9 days') as counted,
    lateral (select lower(during) at time zone settings.booking_time_zone as local) as clock
  where counted.request_id <> new.request_id;
  if is_too_close
    or (settings.booking_per_day > 0 and of_day >= settings.booking_per_day)
    or (settings.booking_per_week > 0 and of_week >= settings.booking_per_week)
  then
    perform private.refuse_taken_time();
  end if;
  return null;
end;
$$;
create trigger keep_booking_limits after insert on private.booked_times
for each row execute function private.keep_booking_limits();

-- Asking for one

-- As before, with the kind that is asked for, and with the secret of the request's link, 43 characters. Where the visitor
-- is, is kept without a time as well: reminders say it in that zone.
-- On a live site: replaced in the same transaction; the former version's calls name neither.
drop function public.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text);
-- On a live site: as above.
drop function private.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text);

create function private.send_consultation_request(
  id uuid, name text, email text, company text, project_type text, budget_range text, timeline text, message text,
  requested_for timestamptz, time_zone text, kind uuid default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  chosen public.consultation_kinds;
  reference text;
begin
  perform private.enforce_rate_limit('consultation_request');
  -- Who has heard no answer sends it again, and has the time already.
  if exists (select from public.consultation_requests as sent where sent.id = send_consultation_request.id) then
    return;
  end if;
  select * into chosen from public.consultation_kinds as offered
  where offered.id = send_consultation_request.kind and offered.published
    and (offered.project_types = '{}' or send_consultation_request.project_type = any (offered.project_types));
  if kind is not null and chosen.id is null then
    raise exception using
      errcode = 'check_violation', message = 'That kind of consultation is not offered any more. Please choose another one.';
  end if;
  if chosen.amount is not null then
    reference := private.payment_reference(id);
  end if;
  if requested_for is not null and not exists (
    select from private.free_times(requested_for, requested_for + interval '1 minute', chosen.minutes) as free
    where requested_for = any (free.times)
  ) then
    perform private.refuse_taken_time();
  end if;
  insert into public.consultation_requests (
    id, name, email, company, project_type, budget_range, timeline, message, requested_for, time_zone, held_until,
    kind, minutes, price, amount, currency, payment_reference, payment_link, pays_on_page, payment_hours
  )
  values (
    send_consultation_request.id, send_consultation_request.name, send_consultation_request.email,
    send_consultation_request.company, send_consultation_request.project_type, send_consultation_request.budget_range,
    send_consultation_request.timeline, send_consultation_request.message,
    send_consultation_request.requested_for,
    case when private.is_time_zone(send_consultation_request.time_zone) then send_consultation_request.time_zone end,
    case
      when requested_for is null then null
      when chosen.amount is null then now() + interval '48 hours'
      else private.payable_until(chosen.payment_hours, requested_for)
    end,
    chosen.title, chosen.minutes,
    coalesce(nullif(chosen.price, ''), private.money(chosen.amount, chosen.currency), chosen.price),
    -- Without an amount there is nothing to pay, whatever else a kind says.
    chosen.amount, case when chosen.amount is not null then chosen.currency end, reference,
    private.payment_link(chosen, reference), case when chosen.amount is not null then chosen.pays_on_page end,
    case when chosen.amount is not null then chosen.payment_hours end
  )
  on conflict on constraint consultation_requests_pkey do nothing;
end;
$$;

create function public.send_consultation_request(
  id uuid, name text, email text, project_type text, message text, company text default null,
  budget_range text default null, timeline text default null, requested_for timestamptz default null,
  time_zone text default null, kind uuid default null, token text default null
) returns void
language sql
set search_path = ''
as $$
  select private.send_consultation_request(
    id, name, email, company, project_type, budget_range, timeline, message, requested_for, time_zone, kind
  );
  select private.keep_date_link(id, token) where token is not null;
$$;
-- Changes the rights of private.send_consultation_request: as before, with one more argument.
-- Changes the rights of public.send_consultation_request: with two.
grant execute on function
  private.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text, uuid),
  public.send_consultation_request(uuid, text, text, text, text, text, text, text, timestamptz, text, uuid, text)
to anon, authenticated;

-- Whether a time is free for a request, which gives up its own.
create function private.is_free_for(request public.consultation_requests, start timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select start = any (private.free_starts((request).minutes, start, start + interval '1 minute', (request).id));
$$;

-- The times that the date of a link can move to, as private.free_times() tells them: others than its own.
create function private.times_to_move(token text) returns table (
  time_zone text,
  minutes integer,
  times timestamptz[],
  days_ahead integer
)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('date_view');
  return query
  select
    booking_time_zone, length,
    array_remove(private.free_starts(length, '-infinity', 'infinity', request.id), private.date_of(request)),
    booking_days_ahead::integer
  from public.site_settings, private.linked_request(token) as request,
    lateral (select coalesce(request.minutes, booking_minutes)::integer as length) as asked
  where request.id is not null and booking_hours <> '';
end;
$$;
create function public.times_to_move(token text)
returns table (time_zone text, minutes integer, times timestamptz[], days_ahead integer)
language sql
set search_path = ''
as $$
  select * from private.times_to_move(token);
$$;
-- Changes the rights of times_to_move: new, for whoever has the link.
grant execute on function private.times_to_move(text), public.times_to_move(text) to anon, authenticated;

-- As before, with the kind.
create or replace function private.form_fields(outbox_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', m.name, 'email', m.email, 'subject', m.subject, 'message', m.message)
  from private.outbox as o join public.contact_messages as m on m.id = o.cause_id
  where o.id = outbox_id and o.kind = 'message'
  union all
  select jsonb_build_object(
    'name', r.name, 'email', r.email, 'company', r.company, 'project_type', r.project_type,
    'budget_range', r.budget_range, 'timeline', r.timeline, 'message', r.message,
    'subject', 'New Consultation Request', 'formType', 'consultation'
  ) || jsonb_strip_nulls(jsonb_build_object('kind', r.kind))
  from private.outbox as o join public.consultation_requests as r on r.id = o.cause_id
  where o.id = outbox_id and o.kind = 'consultation';
$$;
