-- The embedded backend took the same steps as send_outbox(), but one: it sent emails to others where none are sent.

-- Puts into the outbox what is due, and takes out what is not sent any more.
create function private.prepare_outbox() returns void
language plpgsql
set search_path = ''
as $$
begin
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
end;
$$;

-- pg_net refuses some URLs before it sends anything, such as one with a port above 65535 that was saved as the service earlier.
-- That undid the whole run with all of these steps, every minute.

-- As before, with these steps; what pg_net refuses counts as a failed attempt.
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
  perform private.prepare_outbox();
  if private.has_pg_net() and private.notification_secret() is not null then
    for due in
      select claimed.id, request.*
      from private.notification_settings as settings,
        lateral private.claim_outbox(case settings.service when 'resend' then 5 else 10 end) as claimed,
        lateral private.delivery_request(claimed.id, claimed.mail) as request
    loop
      begin
        execute $call$
          insert into private.outbox_requests (request_id, outbox_id)
          values (net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 15000), $4)
        $call$ using due.url, due.body, due.headers, due.id;
      exception when others then
        -- Not null, as after a lost answer: nothing was sent, so that trying again sends nothing twice.
        perform private.record_delivery(due.id, 0, sqlerrm);
      end;
    end loop;
  end if;
  perform private.note_outbox_run(is_scheduled);
end;
$$;

-- Two sentences of the function `calendars` had no translation.

-- As before, and those.
create or replace function private.reading_error_in_words(error text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when error is null then private.say('No attempt was made to read it.')
    when error ~ '^The calendar’s server answers [0-9]+\.$' then private.say(
      'The calendar’s server responded with {status}.', jsonb_build_object('status', substring(error from '[0-9]+'))
    )
    else coalesce(
      case error
        when 'The function «calendars» has not answered.' then private.say('The function “calendars” did not respond.')
        when 'The answer is no calendar.' then private.say('The response is not a calendar.')
        when 'The calendar ends in the middle.' then private.say('The calendar is cut off in the middle.')
        when 'The calendar takes too long to read.' then private.say('The calendar took too long to read.')
        when 'The calendar is larger than 20 MB.' then private.say('The calendar is larger than 20 MB.')
        when 'The calendar has more than 20,000 entries.' then private.say('The calendar has more than 20,000 entries.')
        when 'The calendar is not on the public internet.' then private.say('The calendar is not on the public internet.')
        when 'The calendar’s server redirects too often.' then private.say('The calendar’s server redirects too often.')
        when 'The calendar’s server leads away from https.' then private.say('The calendar’s server redirects to an address without https.')
        when 'The calendar’s server does not answer in time.' then private.say('The calendar’s server did not respond in time.')
        when 'The calendar’s server does not answer, or has no valid certificate.' then private.say('The calendar’s server did not respond, or has no valid certificate.')
      end,
      error
    )
  end;
$$;

-- Answers to clients came from nobody where the settings have no name for the site.

-- As before, but then from its host, like all emails.
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
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  values (
    'answer', 'answer:' || request.id || ':' || cause, request.id, request.email, due,
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
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
end;
$$;
