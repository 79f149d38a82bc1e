-- An answer to a client that the mail service refused at first was sent again a minute later, even if another one had taken
-- its place by then: the client's last email confirmed a time that was no longer theirs.

-- The `sequence` of the request that an answer is about.
alter table private.outbox add column sequence integer;

-- As before, and the row says which version of the request it is about.
create or replace function private.mail_client(
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
  project constant jsonb := jsonb_build_object('project', private.choice_in_words(
    request.project_type, replace(initcap(replace(request.project_type, '-', ' ')), 'Ai ', 'AI ')
  ));
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
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, sequence, mail)
  values (
    'answer', 'answer:' || request.id || ':' || cause, request.id, request.email, due, request.sequence,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', private.say('Re: {project} Consultation', project), 'reply_to', nullif(site.contact_email, ''),
      'parts', jsonb_build_array(jsonb_build_object(
        'title', private.say('{project} Consultation', project), 'facts', private.payment_facts(request), 'text', mail_client.text,
        'link', case
          when token is null then null
          when private.is_unpaid(request) then private.say('See it, pay, move it or call it off')
          else private.say('See it, move it or call it off')
        end,
        'path', '/date#' || token
      )),
      'site_url', rules.site_url, 'site_name', nullif(private.site_in_words(rules.site_url), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        -- The same method as in the file, or programs offer it as a download only.
        'name', 'consultation.ics', 'type', 'text/calendar; charset=utf-8; method=' || method,
        'base64', translate(encode(convert_to(private.calendar(event, method), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  )
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, sequence = excluded.sequence, mail = excluded.mail
    where outbox.state = 'given up';
end;
$$;

-- As before, and no answer about a time that has changed. Without a sequence it was written before this migration.
create or replace function private.reason_to_give_up(due private.outbox) returns text
language sql stable
set search_path = ''
as $$
  select case
    when due.recipient is null and due.kind <> 'test' and not settings.enable_email_notifications
      then 'E-mail notifications are off.'
    when due.kind in ('confirm', 'news') and not private.is_mail_wanted(due) then 'The reader does not want it any more.'
    when due.kind = 'answer' and exists (
      select from public.consultation_requests as request
      where request.id = due.cause_id and request.sequence <> due.sequence
    ) then case
      when exists (
        select from private.outbox as later
        where later.kind = 'answer' and later.cause_id = due.cause_id and later.sequence > due.sequence
      ) then 'A later one took its place.'
      else 'It was taken back.'
    end
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

-- Two emails that ask one mailbox to confirm could both be sent on one day, if two calls that send emails met.

-- As before, but one after another.
create or replace function private.put_off_question(question private.outbox) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  asked_mailbox constant text := private.hash_of_secret(private.mailbox_of(question.recipient));
begin
  perform from private.asked_mailboxes where mailbox = asked_mailbox for update;
  update private.outbox as o set due_at = trace.sent_at + interval '1 day'
  from private.asked_mailboxes as trace
  where o.id = question.id and trace.mailbox = asked_mailbox and trace.sent_at > now() - interval '1 day';
  if found then
    return true;
  end if;
  update private.asked_mailboxes set sent_at = now() where mailbox = asked_mailbox;
  return false;
end;
$$;
