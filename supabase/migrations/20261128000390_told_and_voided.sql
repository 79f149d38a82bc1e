-- What other parts of the site know of kinds, of dates with a link and of calendars elsewhere. These are functions of many
-- parts, each with a few lines more.

-- As before, with the kind of a request, and more to tell: a date that whoever asked has moved or called off, unless it has
-- changed again, and calendars that could not be read for a day.
create or replace function private.mail_part(row_of_outbox private.outbox) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  part jsonb;
begin
  case row_of_outbox.kind
    when 'message' then
      select jsonb_build_object(
        'subject', m.name || ': ' || m.subject, 'title', m.subject,
        'facts', jsonb_build_array(jsonb_build_array('From', m.name), jsonb_build_array('E-mail', m.email)),
        'text', private.beginning(m.message, 1000), 'path', '/admin/messages?id=' || m.id, 'link', 'Open the message', 'reply_to', m.email
      ) into part
      from public.contact_messages as m where m.id = row_of_outbox.cause_id;
    when 'consultation' then
      select jsonb_build_object(
        'subject', 'Consultation request from ' || r.name, 'title', 'Consultation: ' || replace(r.project_type, '-', ' '),
        'facts', (
          select jsonb_agg(jsonb_build_array(label, value) order by place)
          from (values
            (1, 'From', r.name), (2, 'E-mail', r.email), (3, 'Company', r.company), (4, 'Budget', r.budget_range),
            (5, 'Timeline', r.timeline), (6, 'Kind', concat_ws(', ', r.kind, nullif(r.price, ''))),
            (7, 'To be paid', private.money(r.amount, r.currency)), (8, 'Reference', r.payment_reference)
          ) as fact (place, label, value)
          where value <> ''
        ),
        'text', private.beginning(r.message, 1000), 'path', '/admin/consultations?id=' || r.id, 'link', 'Open the request',
        'reply_to', r.email
      ) into part
      from public.consultation_requests as r where r.id = row_of_outbox.cause_id;
    when 'date' then
      select jsonb_build_object(
        'subject', r.name || case
          when r.called_off_by = 'clock' then ' has not paid in time'
          when r.status = 'declined' then ' has called off the consultation'
          when r.scheduled_for = r.proposed_for then ' has accepted the time'
          when r.status = 'scheduled' then ' has moved the consultation'
          else ' asks for another time'
        end,
        'title', 'Consultation: ' || replace(r.project_type, '-', ' '),
        'facts', jsonb_build_array(jsonb_build_array('From', r.name), jsonb_build_array('E-mail', r.email)),
        'text', case
          when r.called_off_by = 'clock'
            then 'It was to be on ' || time || '. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.'
          when r.status = 'declined'
            then coalesce('It was to be on ' || time || '. That time is free again.', 'It is not wanted any more.')
          when r.status = 'scheduled' then 'It is now on ' || time || '.'
          when private.is_unpaid(r) then 'It would be on ' || time || '.'
          else 'It would be on ' || time || ', which is held for 48 hours.'
        end,
        'path', '/admin/consultations?id=' || r.id, 'link', 'Open the request', 'reply_to', r.email
      ) into part
      from public.consultation_requests as r, public.site_settings,
        lateral (select private.time_in_words(private.date_of(r), booking_time_zone) as time) as words
      where r.id = row_of_outbox.cause_id and row_of_outbox.cause = 'date:' || r.id || ':' || r.sequence;
    when 'comment' then
      select jsonb_build_object(
        'subject', 'A comment by ' || c.author_name || ' waits for you', 'title', c.author_name,
        'facts', jsonb_build_array(jsonb_build_array('On', p.title)),
        'text', private.beginning(c.content, 300), 'path', '/admin/comments?status=pending', 'link', 'Moderate comments'
      ) into part
      from public.comments as c join public.posts as p on p.id = c.post_id
      where c.id = row_of_outbox.cause_id and c.status = 'pending';
    when 'build' then
      select jsonb_build_object(
        'subject', 'The site was not built', 'title', 'The site was not built',
        'facts', jsonb_build_array(jsonb_build_array('Answer', coalesce(error, 'HTTP ' || status))),
        'text', 'What you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.',
        'path', '/admin/health', 'link', 'See the site’s health'
      ) into part
      from private.build_hook where error is not null or status >= 300;
    when 'calendar' then
      select jsonb_build_object(
        'subject', 'A calendar cannot be read', 'title', 'Busy elsewhere',
        'facts', jsonb_agg(jsonb_build_array(name, coalesce(error, 'It was not asked for.')) order by added_at),
        'text', 'Since a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.',
        'path', '/admin/settings#busy-elsewhere', 'link', 'See your calendars'
      ) into part
      from private.busy_calendars where is_told having count(*) > 0;
    when 'test' then
      part := jsonb_build_object(
        'subject', 'A test of your notifications', 'title', 'It works', 'facts', '[]'::jsonb,
        'text', 'This is how you will hear of messages, requests and comments.', 'path', '/admin/outbox', 'link', 'Open the outbox'
      );
    else
      part := null;
  end case;
  return part;
end;
$$;

-- As before, and counts these.
create or replace function private.compose_mail(lead_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  parts jsonb;
  counts text;
  first jsonb;
begin
  with told as (
    select o.kind, o.created_at, o.id,
      private.mail_part(o) || jsonb_build_object('quoted', o.kind in ('message', 'consultation', 'comment')) as part
    from private.outbox as o where o.id = lead_id or o.part_of = lead_id
  ), linked as (
    -- Below several comments stands one link.
    select created_at, id, case
      when part -> 'path' = lead(part -> 'path') over (order by created_at, id) then part - 'path' - 'link' else part
    end as part
    from told where part is not null
  )
  select
    (select jsonb_agg(part order by created_at, id) from linked),
    (
      select string_agg(words, ', ' order by place)
      from (
        select min(place) as place, count(*) || ' ' || case when count(*) = 1 then min(one) else min(many) end as words
        from told join (values
          (1, 'message', 'message', 'messages'), (2, 'consultation', 'request', 'requests'),
          (3, 'date', 'changed date', 'changed dates'),
          (4, 'comment', 'comment to moderate', 'comments to moderate'), (5, 'build', 'failed build', 'failed builds'),
          (6, 'calendar', 'report of calendars', 'reports of calendars')
        ) as noun (place, kind, one, many) using (kind)
        where part is not null group by kind
      ) as counted
    )
  into parts, counts;
  if parts is null then
    return null;
  end if;
  first := parts -> 0;
  return jsonb_build_object(
    'subject', private.one_line(case when jsonb_array_length(parts) > 1 then counts else first ->> 'subject' end, 150),
    'parts', parts,
    'reply_to', case
      when jsonb_array_length(parts) = 1 and private.is_deliverable_address(first ->> 'reply_to') then first -> 'reply_to'
    end,
    'site_url', (select site_url from private.notification_settings),
    'site_name', (
      select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(site_url, '^https?://', ''))
      from public.site_settings, private.notification_settings
    )
  );
end;
$$;

-- As before, and voids the links to dates, of which whoever asked gets a new one with the next mail, and the addresses of
-- calendars elsewhere:
--   busy      calendars in which is looked for what is busy
create or replace function private.void_keys() returns text[]
language plpgsql
set search_path = ''
as $$
declare
  kinds constant text[] := array(
    select kind
    from (values
      (1, 'delivery', exists (select from private.notification_settings where service is not null)),
      (2, 'messages', (
        select admin_email <> '' or recipient <> '' from public.site_settings, private.notification_settings
      )),
      (3, 'readers', (select mails_readers from public.site_settings)),
      (4, 'reports', exists (select from private.notification_settings where events_key_hash is not null)),
      (5, 'build', exists (select from private.build_hook)),
      (6, 'calendar', exists (select from private.calendar_feed)),
      (7, 'drafts', exists (select from public.draft_links where revoked_at is null and expires_at > now())),
      (8, 'busy', exists (select from private.busy_calendars))
    ) as known (place, kind, is_set)
    where is_set order by place
  );
begin
  if not exists (select from private.site_owner) then
    return '{}';
  end if;
  perform private.keep_notification_secret(null);
  update private.notification_settings
  set
    service = null, set_at = now(), template = null, key_header = default, host = default, recipient = default, sender = default,
    site_url = default, mail_url = default, events_key_hash = null
  where singleton;
  update private.outbox
  set state = 'given up', due_at = null, settled_at = now(), answer = 'The site was bound to its owner anew.'
  where kind = 'answer' and state in ('waiting', 'unknown') and due_at is not null;
  update public.site_settings set admin_email = '' where singleton and admin_email <> '';
  delete from private.build_hook where singleton;
  perform private.schedule_build_hook(false);
  delete from private.calendar_feed where singleton;
  delete from private.busy_calendars where added_at is not null;
  perform private.schedule_calendars(false);
  update public.draft_links set revoked_at = now() where revoked_at is null;
  -- The owner reads them in what was mailed of late. They count as links still, and open nothing.
  update public.consultation_requests set link_hashes = '{void}' where link_hashes <> '{}';
  return kinds;
end;
$$;

-- As before, and those that read calendars.
create or replace function private.delete_build_runs() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from cron.job_run_details
  where end_time < now() - interval '1 day'
    and jobid in (select jobid from cron.job where jobname in ('call-build-hook', 'send-outbox', 'read-calendars'));
end;
$$;
