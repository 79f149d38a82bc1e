-- Whoever asked for a consultation sees its date, moves it and calls it off, by a link with a secret of its own. It stands
-- behind the «#» of a page's address, is shown when the request was sent, and is in each mail that answers it.

-- Changes the rights of public.site_settings: the owner sets until when a date can be changed.
-- On a live site: settings have one row.
alter table public.site_settings
  add column booking_change_notice_hours smallint not null default 24
    constraint site_settings_booking_change_notice_hours_range check (private.ensure(booking_change_notice_hours between 0 and 720, 'The notice for changes is 0 to 720 hours.', 'site_settings_booking_change_notice_hours_range'));
grant update (booking_change_notice_hours) on public.site_settings to authenticated;

-- Changes the rights of public.consultation_requests: the owner reads the hashes, which open nothing.
-- On a live site: a fixed default, and a site has few requests.
alter table public.consultation_requests
  -- SHA-256 in hexadecimal of the secrets in the request's links, which are not stored: one that the visitor's browser
  -- has made, and one of each mail.
  add column link_hashes text[] not null default '{}';
-- On a live site: a site has few requests.
create index consultation_requests_links on public.consultation_requests using gin (link_hashes);

-- As before, but a new link is no change, and what the clock calls off is nobody's.
-- On a live site: created anew in the same transaction.
drop trigger log_change on public.consultation_requests;
create trigger log_change after update on public.consultation_requests
for each row when (
  old.link_hashes = new.link_hashes
  and (new.called_off_by is distinct from 'clock' or old.called_off_by is not distinct from new.called_off_by)
)
execute function private.log_change();

-- Opening a link stores nothing, so there is no limit for a day. A change is mailed; SECURITY.md adds that up.
insert into private.rate_limits (action, window_seconds, per_client, per_network, visitors_total, accounts_total) values
  ('date_view', 60, 60, 120, 2000, 500),
  ('date_change', 3600, 4, 4, 20, 20),
  ('date_change', 86400, 6, 6, 30, 30);

-- The request of a link, an empty row if there is none.
create function private.linked_request(token text) returns public.consultation_requests
language sql stable
set search_path = ''
as $$
  select * from public.consultation_requests where link_hashes @> array[private.hash_of_secret(token)];
$$;

-- Makes another link to a request, and returns its secret: 256 bits in base64url.
create function private.new_date_link(request_id uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  token constant text := rtrim(translate(encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'utf8'
  )), 'base64'), '+/', '-_'), '=');
begin
  update public.consultation_requests set link_hashes = link_hashes || private.hash_of_secret(token) where id = request_id;
  return token;
end;
$$;

-- Keeps the link that the visitor's browser has made for a request of this very transaction. Whoever sends the id of an
-- earlier one, which stands in the owner's calendar, gets no link to it.
create function private.keep_date_link(id uuid, token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.ensure(token ~ '^[A-Za-z0-9_-]{43}$', 'The link needs a secret of 43 characters.');
  update public.consultation_requests as request set link_hashes = array[private.hash_of_secret(token)]
  where request.id = keep_date_link.id and request.created_at = now() and request.link_hashes = '{}';
end;
$$;

-- Changes the rights of private.keep_date_link: for whoever sends a request.
grant execute on function private.keep_date_link(uuid, text) to anon, authenticated;

-- When a request's consultation is, was or would have been; null without a time.
create function private.date_of(request public.consultation_requests) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select case
    when (request).status = 'pending' then coalesce((request).proposed_for, (request).requested_for)
    else coalesce((request).scheduled_for, (request).proposed_for, (request).requested_for)
  end;
$$;

-- Whether whoever asked can still move or call off. A request that is not accepted yet has no notice.
create function private.is_date_open(request public.consultation_requests) returns boolean
language sql stable
set search_path = ''
as $$
  select case (request).status
    when 'pending' then coalesce(private.date_of(request) > now(), true)
    when 'scheduled' then coalesce((request).scheduled_for > now() + make_interval(hours => booking_change_notice_hours), false)
    else false
  end
  from public.site_settings;
$$;

-- Mails

-- A time as a mail says it: «Thursday, 24 December 2026, 15:00 (Europe/Berlin)».
create function private.time_in_words(moment timestamptz, zone text) returns text
language sql stable
set search_path = ''
as $$
  select to_char(moment at time zone zone, 'FMDay, FMDD FMMonth YYYY, HH24:MI') || ' (' || replace(zone, '_', ' ') || ')';
$$;

-- Whether visitors are mailed: what else the owner may have chosen tells the owner alone.
create function private.mails_visitors() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(service in ('resend', 'postmark', 'template'), false) from private.notification_settings;
$$;

-- Mails whoever asked the text, with the date for their calendar and the link to it, of which `token` is the secret; with a
-- new one if that is null. Once for each cause, and not without a service for mails.
create function private.mail_client(
  request public.consultation_requests, text text, cause text, due timestamptz, token text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  method constant text := private.calendar_method(request);
  -- What is published names nobody who is invited: https://www.rfc-editor.org/rfc/rfc5546#section-3.2.1
  people constant text := case
    when method = 'PUBLISH' then regexp_replace(private.calendar_people(request.email), 'ATTENDEE.*$', '')
    else private.calendar_people(request.email)
  end;
  event constant text := private.calendar_event(request, false, people);
  subject constant text := replace(initcap(replace(request.project_type, '-', ' ')), 'Ai ', 'AI ') || ' Consultation';
  site public.site_settings;
  rules private.notification_settings;
begin
  select * into strict site from public.site_settings;
  select * into strict rules from private.notification_settings;
  if not private.mails_visitors() then
    return;
  end if;
  if event is not null and rules.site_url <> '' and request.status <> 'declined' then
    token := coalesce(token, private.new_date_link(request.id));
  else
    token := null;
  end if;
  -- What has not left yet tells what is past.
  update private.outbox set state = 'given up', due_at = null, settled_at = now(), answer = 'A later one took its place.'
  where outbox.kind = 'answer' and cause_id = request.id and state = 'waiting';
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  values (
    'answer', 'answer:' || request.id || ':' || cause, request.id, request.email, due,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', 'Re: ' || subject, 'reply_to', nullif(site.contact_email, ''),
      'parts', jsonb_build_array(jsonb_build_object(
        'title', subject, 'facts', private.payment_facts(request), 'text', mail_client.text,
        'link', case
          when token is null then null
          when private.is_unpaid(request) then 'See it, pay, move it or call it off'
          else 'See it, move it or call it off'
        end,
        'path', '/date#' || token
      )),
      'site_url', rules.site_url, 'site_name', nullif(private.one_line(site.site_name, 100), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        -- The same method as in the file, or programs offer it as a download only.
        'name', 'consultation.ics', 'type', 'text/calendar; charset=utf-8; method=' || method,
        'base64', translate(encode(convert_to(private.calendar(event, method), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  )
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
end;
$$;

-- As before, with the link to the date.
create or replace function private.mail_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    perform private.mail_client(
      new, new.reply, private.hash_of_secret(concat_ws(' ', new.status, new.scheduled_for, new.proposed_for, new.reply)),
      now() + interval '30 seconds'
    );
  end if;
  return null;
end;
$$;

-- Tells both of a change that whoever asked has made, or the clock.
create function private.tell_of_change(request public.consultation_requests, token text) returns void
language plpgsql
set search_path = ''
as $$
declare
  words constant text := private.time_in_words(
    private.date_of(request), coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
  );
begin
  perform private.tell_owner('date', request.id, request.id || ':' || request.sequence);
  perform private.mail_client(
    request,
    case
      when request.called_off_by = 'clock' then
        'Your payment was not marked as received in time, so ' || words || ' is free for others again. If you have paid, please answer this email.'
      when request.status = 'declined'
        then coalesce('You have called off our consultation of ' || words || '.', 'You have taken back your request.')
      when request.scheduled_for = request.proposed_for then 'You have accepted the time of our consultation: ' || words || '.'
      when request.status = 'scheduled' then 'You have moved our consultation. It is now on ' || words || '.'
      when private.is_unpaid(request) then 'You have asked for another time: ' || words || '.'
      else 'You have asked for another time: ' || words || '. It is held for you for 48 hours.'
    end,
    'change ' || request.sequence, now(), token
  );
end;
$$;

-- Makes a link to a date with a secret that the owner's browser has made, for a mail that the owner sends.
create function private.share_date(id uuid, token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner shares dates.';
  end if;
  perform private.ensure(token ~ '^[A-Za-z0-9_-]{43}$', 'The link needs a secret of 43 characters.');
  update public.consultation_requests as request set link_hashes = link_hashes || private.hash_of_secret(token)
  where request.id = share_date.id;
end;
$$;
create function public.share_date(id uuid, token text) returns void
language sql
set search_path = ''
as $$
  select private.share_date(id, token);
$$;
-- Changes the rights of share_date: new, for the owner, as it says itself.
grant execute on function private.share_date(uuid, text), public.share_date(uuid, text) to authenticated;

-- With the secret of a link

-- The date of a link as it is now, with a file for calendars; no row if there is none, whatever was guessed. It says nothing
-- about whoever asked.
create function private.read_date(token text) returns table (
  status text,
  starts_at timestamptz,
  minutes integer,
  owner_time_zone text,
  held_until timestamptz,
  called_off_by text,
  sequence integer,
  can_change boolean,
  notice_hours integer,
  calendar text,
  is_proposed boolean,
  amount numeric,
  currency text,
  payment_reference text,
  payment_link text,
  pays_on_page boolean,
  paid_at timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('date_view');
  perform private.end_unpaid((select id from private.linked_request(token)));
  return query
  select
    request.status, private.date_of(request), request.minutes::integer, site.booking_time_zone,
    case when request.status = 'pending' or private.is_unpaid(request) then request.held_until end,
    request.called_off_by, request.sequence, private.is_date_open(request), site.booking_change_notice_hours::integer,
    private.calendar(event, case when request.status = 'declined' then 'CANCEL' end),
    request.status = 'pending' and request.proposed_for is not null,
    request.amount, request.currency, request.payment_reference, request.payment_link, request.pays_on_page, request.paid_at
  from private.linked_request(token) as request, public.site_settings as site,
    lateral (select private.calendar_event(request, false) as event) as file
  where request.id is not null;
end;
$$;

-- The request of a link, locked, and counted as a change. Guesses count as views: nobody without a link uses up the limits
-- of those who have one.
create function private.open_for_change(token text) returns public.consultation_requests
language plpgsql
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  perform private.enforce_rate_limit('date_view');
  perform private.end_unpaid((select id from private.linked_request(token)));
  select * into request from public.consultation_requests
  where link_hashes @> array[private.hash_of_secret(token)] for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no date for this link.';
  end if;
  perform private.enforce_rate_limit('date_change');
  return request;
end;
$$;

create function private.refuse_late_change() returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'check_violation', message = 'It can no longer be changed here. Please write instead.';
end;
$$;

-- Moves the date of a link to a free time. `seen` is the number of changes that the page has shown; the same once more
-- changes nothing.
create function private.move_date(token text, start timestamptz, seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests := private.open_for_change(token);
begin
  if request.status in ('pending', 'scheduled') and private.date_of(request) = start then
    return;
  end if;
  if request.sequence is distinct from seen then
    raise exception using errcode = 'PT412', message = 'It has changed meanwhile. This is how it is now.';
  end if;
  if not private.is_date_open(request) then
    perform private.refuse_late_change();
  end if;
  if not coalesce(private.is_free_for(request, start), false) then
    perform private.refuse_taken_time();
  end if;
  if request.status = 'scheduled' then
    update public.consultation_requests set scheduled_for = start where id = request.id returning * into request;
  else
    update public.consultation_requests
    set
      requested_for = start, proposed_for = null, sequence = request.sequence + 1,
      -- Whoever has not paid gets no more time to by moving.
      held_until = case
        when private.is_unpaid(request) then coalesce(least(request.held_until, start), private.payable_until(request.payment_hours, start))
        else now() + interval '48 hours'
      end,
      minutes = coalesce(minutes, (select booking_minutes from public.site_settings))
    where id = request.id returning * into request;
    if not private.book_time(request) then
      perform private.refuse_taken_time();
    end if;
  end if;
  perform private.tell_of_change(request, token);
end;
$$;

-- Accepts the time that the owner has proposed; the same once more changes nothing.
create function private.accept_date(token text, seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests := private.open_for_change(token);
begin
  if request.status = 'scheduled' and request.scheduled_for = request.proposed_for then
    return;
  end if;
  if request.sequence is distinct from seen then
    raise exception using errcode = 'PT412', message = 'It has changed meanwhile. This is how it is now.';
  end if;
  if request.status <> 'pending' or request.proposed_for is null or not private.is_date_open(request) then
    perform private.refuse_late_change();
  end if;
  update public.consultation_requests set status = 'scheduled', scheduled_for = proposed_for
  where id = request.id returning * into request;
  perform private.tell_of_change(request, token);
end;
$$;

-- As before, and a change may say who has called off the date, if it was not the owner.
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
  new.called_off_by := case
    when new.status <> 'declined' then null
    when new.called_off_by is null and old.status = 'scheduled' then 'owner'
    else new.called_off_by
  end;
  new.called_off_at := case when new.called_off_by is not null then now() end;
  return new;
end;
$$;

-- Calls off the date of a link, or takes the request back; its time is free at once. What is called off stays so.
create function private.call_off_date(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests := private.open_for_change(token);
begin
  if request.status = 'declined' then
    return;
  end if;
  if not private.is_date_open(request) then
    perform private.refuse_late_change();
  end if;
  update public.consultation_requests set status = 'declined', called_off_by = 'visitor'
  where id = request.id returning * into request;
  perform private.tell_of_change(request, token);
end;
$$;

create function public.read_date(token text) returns table (
  status text,
  starts_at timestamptz,
  minutes integer,
  owner_time_zone text,
  held_until timestamptz,
  called_off_by text,
  sequence integer,
  can_change boolean,
  notice_hours integer,
  calendar text,
  is_proposed boolean,
  amount numeric,
  currency text,
  payment_reference text,
  payment_link text,
  pays_on_page boolean,
  paid_at timestamptz
)
language sql
set search_path = ''
as $$
  select * from private.read_date(token);
$$;
create function public.move_date(token text, start timestamptz, seen integer) returns void
language sql
set search_path = ''
as $$
  select private.move_date(token, start, seen);
$$;
create function public.accept_date(token text, seen integer) returns void
language sql
set search_path = ''
as $$
  select private.accept_date(token, seen);
$$;
create function public.call_off_date(token text) returns void
language sql
set search_path = ''
as $$
  select private.call_off_date(token);
$$;
-- Changes the rights of read_date: new, for whoever has the link.
-- Changes the rights of move_date: as well.
-- Changes the rights of accept_date: as well.
-- Changes the rights of call_off_date: as well.
grant execute on function
  private.read_date(text), public.read_date(text),
  private.move_date(text, timestamptz, integer), public.move_date(text, timestamptz, integer),
  private.accept_date(text, integer), public.accept_date(text, integer),
  private.call_off_date(text), public.call_off_date(text)
to anon, authenticated;

-- As before for the owner. Others get it by the id only where there is no link, as for requests of the former version's
-- page: the id stands in the owner's calendar, and whoever reads that need not know more.
create or replace function private.consultation_calendar(id uuid) returns bytea
language plpgsql stable security definer
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  select * into request from public.consultation_requests as asked
  where asked.id = consultation_calendar.id and (private.is_owner() or asked.link_hashes = '{}');
  return private.serve_calendar(
    private.calendar_event(request, private.is_owner()), 'consultation.ics',
    case when request.status = 'declined' then private.calendar_method(request) end
  );
end;
$$;
