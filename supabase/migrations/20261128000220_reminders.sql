-- Both are reminded of a consultation by mail, as many hours before as the owner has set, once for each time that it has.

-- Changes the rights of public.site_settings: the owner changes when both are reminded.
-- On a live site: settings have one row.
alter table public.site_settings
  add column booking_reminder_hours smallint not null default 0
    constraint site_settings_booking_reminder_hours_range check (private.ensure(booking_reminder_hours between 0 and 168, 'A reminder goes out 1 to 168 hours before, or 0 for none.', 'site_settings_booking_reminder_hours_range'));
grant update (booking_reminder_hours) on public.site_settings to authenticated;

-- Changes the rights of public.consultation_requests: the owner reads since when it has its time.
-- On a live site: the column is empty, and a site has few requests.
alter table public.consultation_requests
  -- Null for what was scheduled before there were reminders.
  add column scheduled_at timestamptz;
-- On a live site: a site has few requests.
create index consultation_requests_scheduled on public.consultation_requests (scheduled_for) where status = 'scheduled';

create function private.note_scheduling() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.scheduled_at := case when new.status = 'scheduled' then now() end;
  return new;
end;
$$;
-- After check_transition, as triggers go by their names.
create trigger note_scheduling before update of status, scheduled_for on public.consultation_requests
for each row when (
  (old.status, old.scheduled_for) is distinct from (new.status, new.scheduled_for) and new.status <> 'completed'
)
execute function private.note_scheduling();

-- What is reminded of: one side, «owner» or «visitor», of a request at a time, and by «payment» the visitor, of what is to
-- be paid until then.
create function private.reminder_cause(request public.consultation_requests, side text) returns text
language sql immutable
set search_path = ''
as $$
  select 'reminder:' || side || ':' || (request).id || ':'
    || extract(epoch from case when side = 'payment' then (request).held_until else (request).scheduled_for end)::bigint;
$$;

-- A consultation's length: «4 hours», «90 minutes».
create function private.length_in_words(minutes integer) returns text
language sql immutable
set search_path = ''
as $$
  select case when minutes % 60 = 0 then minutes / 60 || case when minutes = 60 then ' hour' else ' hours' end else minutes || ' minutes' end;
$$;

-- The mail that reminds one side, in its time zone; the visitor's is the owner's where it is not known, and it has a new link
-- to the date.
create function private.reminder_mail(request public.consultation_requests, side text) returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'subject', private.one_line(case side
      when 'owner' then 'Reminder: consultation with ' || request.name
      else 'Reminder: consultation' || coalesce(' with ' || nullif(site.site_name, ''), '')
    end, 150),
    'parts', jsonb_build_array(jsonb_build_object(
      'title', coalesce(request.kind, 'Consultation: ' || replace(request.project_type, '-', ' ')),
      'facts', jsonb_build_array(
        jsonb_build_array('When', to_char(request.scheduled_for at time zone zone, 'FMDay, FMDD FMMonth YYYY, HH24:MI')),
        jsonb_build_array('Time zone', replace(zone, '_', ' ')),
        jsonb_build_array('Length', private.length_in_words(request.minutes))
      ) || case side
        when 'owner' then jsonb_build_array(jsonb_build_array('With', request.name), jsonb_build_array('E-mail', request.email))
        else '[]'
      end,
      'text', case when site.contact_email <> '' then 'If you cannot come, please say so: an answer to this mail is enough.' end
    ) || case side
      when 'owner' then jsonb_build_object(
        'text', private.beginning(request.message, 1000), 'quoted', true,
        'path', '/admin/consultations?id=' || request.id, 'link', 'Open the request'
      )
      else jsonb_build_object('path', '/date#' || private.new_date_link(request.id), 'link', 'See it, move it or call it off')
    end),
    'reply_to', case
      -- No address of the owner's but the public one
      when side <> 'owner' then nullif(site.contact_email, '')
      when private.is_deliverable_address(request.email) then request.email
    end,
    'site_url', rules.site_url,
    'site_name', coalesce(nullif(private.one_line(site.site_name, 100), ''), regexp_replace(rules.site_url, '^https?://', ''))
  ))
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (
      select case when side = 'owner' then site.booking_time_zone else coalesce(request.time_zone, site.booking_time_zone) end as zone
    ) as clock;
$$;

-- Adds the reminders that are due: none of a time that was agreed on later than that, as the mail about it has just gone out.
create function private.gather_reminders() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select request, side, told.recipient, (request).id as request_id, private.reminder_cause(request, side) as cause
    from
      public.site_settings as site, private.notification_settings as rules, public.consultation_requests as request,
      lateral (values
        ('owner', null, site.enable_email_notifications),
        ('visitor', request.email, private.mails_visitors())
      ) as told (side, recipient, is_told)
    where request.status = 'scheduled' and site.booking_reminder_hours > 0 and is_told
      and request.scheduled_for between now() and now() + make_interval(hours => site.booking_reminder_hours)
      and coalesce(request.scheduled_at, '-infinity') <= request.scheduled_for - make_interval(hours => site.booking_reminder_hours)
      and request.minutes is not null
      and not exists (select from private.outbox where outbox.cause = private.reminder_cause(request, side))
  loop
    insert into private.outbox (kind, cause, cause_id, recipient, mail)
    values ('reminder', due.cause, due.request_id, due.recipient, private.reminder_mail(due.request, due.side))
    on conflict on constraint outbox_cause_key do nothing;
  end loop;
end;
$$;

-- As before, and nobody is reminded of what has changed, was called off or has begun.
create or replace function private.reason_to_give_up(due private.outbox) returns text
language sql stable
set search_path = ''
as $$
  select case
    when due.recipient is null and due.kind <> 'test' and not settings.enable_email_notifications
      then 'E-mail notifications are off.'
    when due.kind in ('confirm', 'news') and not private.is_mail_wanted(due) then 'The reader does not want it any more.'
    when due.kind = 'reminder' and not exists (
      select from public.consultation_requests as request, unnest(array['owner', 'visitor', 'payment']) as side
      where request.id = due.cause_id and private.reminder_cause(request, side) = due.cause
        and case when side = 'payment'
          then private.is_unpaid(request) and request.held_until > now()
          else request.status = 'scheduled' and request.scheduled_for > now()
        end
    ) then 'The consultation has changed, was called off or has begun.'
  end
  from public.site_settings as settings;
$$;

-- As before; a reminder was written when its row was, also that for the owner.
create or replace function private.mail_to_send(lead private.outbox, site text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  is_for_reader constant boolean := lead.kind in ('confirm', 'news');
  -- As an answer to a request, which was written when its row was.
  is_written constant boolean := lead.kind = 'reminder' or (lead.recipient is not null and not is_for_reader);
begin
  if lead.mail is not null and (lead.uncertain_since is not null or is_written) then
    return lead.mail || jsonb_strip_nulls(jsonb_build_object('site_url', case when lead.kind = 'reminder' then site end));
  end if;
  perform private.take_along(lead);
  return
    case when is_for_reader then private.compose_reader_mail(lead, site) else private.compose_mail(lead.id) end
    || jsonb_strip_nulls(jsonb_build_object('site_url', site));
end;
$$;

-- As before, reminds, and lets fall free what was not paid.
create or replace function private.send_outbox(is_scheduled boolean default false) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  answered record;
begin
  if private.has_pg_net() then
    for answered in execute $answers$
      with read as (
        delete from private.outbox_requests as request using net._http_response as answer
        where answer.id = request.request_id and answer.created >= request.made_at
        returning request.outbox_id, answer.*
      )
      select outbox_id, status_code, case
        when timed_out then 'It did not answer in time.' else coalesce(error_msg, content)
      end as said
      from read order by id
    $answers$ loop
      perform private.record_delivery(answered.outbox_id, answered.status_code, answered.said);
    end loop;
  end if;
  perform private.expire_deliveries();
  perform private.gather_news();
  perform private.end_unpaid(), private.warn_unpaid(), private.gather_reminders();
  if (select service in ('webhook', 'form') from private.notification_settings) then
    update private.outbox
    set state = 'given up', due_at = null, settled_at = now(), answer = 'The chosen service sends no mails to others.'
    where id = any (array(
      select id from private.outbox
      where recipient is not null and due_at <= now() and state in ('waiting', 'unknown') for update skip locked
    ));
  end if;
  if private.has_pg_net() and (select service is not null from private.notification_settings) then
    for due in
      select claimed.id, request.* from private.claim_outbox(10) as claimed,
        lateral private.delivery_request(claimed.id, claimed.mail) as request
    loop
      execute $call$
        insert into private.outbox_requests (request_id, outbox_id)
        values (net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 15000), $4)
      $call$ using due.url, due.body, due.headers, due.id;
    end loop;
  end if;
  perform private.note_outbox_run(is_scheduled);
end;
$$;
