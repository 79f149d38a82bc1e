-- What the database says to owners, readers and clients, worded as somebody would say it.

-- What a site says in another language stays, until its next build brings that anew.
-- On a live site: one row.
update private.site_words set words = (
  select coalesce(jsonb_object_agg(coalesce(renamed.text, said.key), said.value), '{}')
  from jsonb_each(words) as said left join (values
    ('A comment by {name} waits for you', 'A comment by {name} is waiting for approval'),
    ('It was to be on {time}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.', 'It was planned for {time}. It was not marked as paid in time, so that time is free again. If the payment arrives late, mark it as paid then: the consultation comes back if its time is still free.'),
    ('It was to be on {time}. That time is free again.', 'It was planned for {time}. That time is free again.'),
    ('It is not wanted any more.', 'The request was withdrawn.'),
    ('It would be on {time}, which is held for 48 hours.', 'The new time would be {time}, which is held for 48 hours.'),
    ('It would be on {time}.', 'The new time would be {time}.'),
    ('What you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.', 'What you published or changed is in the database, but not in the built pages: search engines and feeds do not see it yet.'),
    ('Since a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.', 'Nothing could be read for a day. Times that were busy before are still not offered to visitors, but times that have become busy since then may be.'),
    ('This is how you will hear of messages, requests and comments.', 'This is how you will hear about messages, requests and comments.'),
    ('{count} changed dates', '{count} changed consultations'),
    ('{count} reports of calendars', '{count} calendar problems'),
    ('It was not asked for.', 'No attempt was made to read it.'),
    ('The function «calendars» has not answered.', 'The function “calendars” did not respond.'),
    ('The answer is no calendar.', 'The response is not a calendar.'),
    ('The calendar ends in the middle.', 'The calendar is cut off in the middle.'),
    ('The calendar takes too long to read.', 'The calendar took too long to read.'),
    ('The calendar’s server answers {status}.', 'The calendar’s server responded with {status}.'),
    ('The calendar’s server does not answer in time.', 'The calendar’s server did not respond in time.'),
    ('The calendar’s server does not answer, or has no valid certificate.', 'The calendar’s server did not respond, or has no valid certificate.'),
    ('The calendar’s server leads away from https.', 'The calendar’s server redirects to an address without https.'),
    ('Your payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.', 'Your payment has not been marked as received yet. If it still has not been by then, your time becomes available to others. If you have already paid, please reply to this email.'),
    ('Your payment was not marked as received in time, so {time} is free for others again. If you have paid, please answer this email.', 'Your payment was not marked as received in time, so {time} is available to others again. If you have paid, please reply to this email.'),
    ('You have called off our consultation of {time}.', 'You have called off our consultation on {time}.'),
    ('You have taken back your request.', 'You have withdrawn your request.'),
    ('E-mail:', 'Email:'),
    ('To be paid:', 'Amount due:')
  ) as renamed (former, text) on renamed.former = said.key
);

-- Emails

create or replace function private.compose_mail(lead_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  parts jsonb;
  counts text;
  first jsonb;
  rules private.notification_settings;
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
  ), counted as (
    select kind, count(*) as number from told where part is not null group by kind
  )
  select
    (select jsonb_agg(part order by created_at, id) from linked),
    (
      select string_agg(words, ', ' order by place)
      from counted, lateral (
        select
          array_position(array['message', 'consultation', 'date', 'comment', 'build', 'calendar'], kind) as place,
          case kind
            when 'message' then private.say_number(number, '{count} message', '{count} messages')
            when 'consultation' then private.say_number(number, '{count} request', '{count} requests')
            when 'date' then private.say_number(number, '{count} changed consultation', '{count} changed consultations')
            when 'comment' then private.say_number(number, '{count} comment to moderate', '{count} comments to moderate')
            when 'build' then private.say_number(number, '{count} failed build', '{count} failed builds')
            when 'calendar' then private.say_number(number, '{count} calendar problem', '{count} calendar problems')
          end as words
      ) as noun
    )
  into parts, counts;
  if parts is null then
    return null;
  end if;
  first := parts -> 0;
  select * into strict rules from private.notification_settings;
  return jsonb_build_object(
    'subject', private.one_line(case when jsonb_array_length(parts) > 1 then counts else first ->> 'subject' end, 150),
    'parts', parts,
    'reply_to', case
      when jsonb_array_length(parts) = 1 and private.is_deliverable_address(first ->> 'reply_to') then first -> 'reply_to'
    end,
    'site_url', rules.site_url,
    'site_name', private.site_in_words(rules.site_url)
  );
end;
$$;

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
        'facts', jsonb_build_array(
          jsonb_build_array(private.label('From:'), m.name), jsonb_build_array(private.label('Email:'), m.email)
        ),
        'text', private.beginning(m.message, 1000), 'path', '/admin/messages?id=' || m.id, 'link', private.say('Open the message'),
        'reply_to', m.email
      ) into part
      from public.contact_messages as m where m.id = row_of_outbox.cause_id;
    when 'consultation' then
      select jsonb_build_object(
        'subject', private.say('Consultation request from {name}', jsonb_build_object('name', r.name)),
        'title', private.request_in_words(r),
        'facts', (
          select jsonb_agg(jsonb_build_array(label, value) order by place)
          from (values
            (1, private.label('From:'), r.name), (2, private.label('Email:'), r.email), (3, private.label('Company:'), r.company),
            (4, private.label('Budget:'), private.choice_in_words(r.budget_range)),
            (5, private.label('Timeline:'), private.choice_in_words(r.timeline)),
            (6, private.label('Kind:'), concat_ws(', ', r.kind, nullif(r.price, ''))),
            (7, private.label('Amount due:'), private.money(r.amount, r.currency)), (8, private.label('Reference:'), r.payment_reference)
          ) as fact (place, label, value)
          where value <> ''
        ),
        'text', private.beginning(r.message, 1000), 'path', '/admin/consultations?id=' || r.id,
        'link', private.say('Open the request'), 'reply_to', r.email
      ) into part
      from public.consultation_requests as r where r.id = row_of_outbox.cause_id;
    when 'date' then
      select jsonb_build_object(
        'subject', case
          when r.called_off_by = 'clock' then private.say('{name} has not paid in time', who)
          when r.status = 'declined' then private.say('{name} has called off the consultation', who)
          when r.scheduled_for = r.proposed_for then private.say('{name} has accepted the time', who)
          when r.status = 'scheduled' then private.say('{name} has moved the consultation', who)
          else private.say('{name} asks for another time', who)
        end,
        'title', private.request_in_words(r),
        'facts', jsonb_build_array(
          jsonb_build_array(private.label('From:'), r.name), jsonb_build_array(private.label('Email:'), r.email)
        ),
        'text', case
          when r.called_off_by = 'clock' then private.say(
            'It was planned for {time}. It was not marked as paid in time, so that time is free again. If the payment arrives late, mark it as paid then: the consultation comes back if its time is still free.',
            at
          )
          when r.status = 'declined' then coalesce(
            private.say('It was planned for {time}. That time is free again.', at), private.say('The request was withdrawn.')
          )
          when r.status = 'scheduled' then private.say('It is now on {time}.', at)
          when private.is_unpaid(r) then private.say('The new time would be {time}.', at)
          else private.say('The new time would be {time}, which is held for 48 hours.', at)
        end,
        'path', '/admin/consultations?id=' || r.id, 'link', private.say('Open the request'), 'reply_to', r.email
      ) into part
      from public.consultation_requests as r, public.site_settings,
        lateral (
          select
            jsonb_build_object('name', r.name) as who,
            jsonb_build_object('time', private.time_in_words(private.date_of(r), booking_time_zone)) as at
        ) as given
      where r.id = row_of_outbox.cause_id and row_of_outbox.cause = 'date:' || r.id || ':' || r.sequence;
    when 'comment' then
      select jsonb_build_object(
        'subject', private.say('A comment by {name} is waiting for approval', jsonb_build_object('name', c.author_name)),
        'title', c.author_name, 'facts', jsonb_build_array(jsonb_build_array(private.label('On:'), p.title)),
        'text', private.beginning(c.content, 300), 'path', '/admin/comments?status=pending', 'link', private.say('Moderate comments')
      ) into part
      from public.comments as c join public.posts as p on p.id = c.post_id
      where c.id = row_of_outbox.cause_id and c.status = 'pending';
    when 'build' then
      select jsonb_build_object(
        'subject', private.say('The site was not built'), 'title', private.say('The site was not built'),
        'facts', jsonb_build_array(jsonb_build_array(private.label('Answer:'), coalesce(error, 'HTTP ' || status))),
        'text', private.say(
          'What you published or changed is in the database, but not in the built pages: search engines and feeds do not see it yet.'
        ),
        'path', '/admin/health', 'link', private.say('See the site’s health')
      ) into part
      from private.build_hook where error is not null or status >= 300;
    when 'calendar' then
      select jsonb_build_object(
        'subject', private.say('A calendar cannot be read'), 'title', private.say('Busy elsewhere'),
        'facts', jsonb_agg(jsonb_build_array(name, private.reading_error_in_words(error)) order by added_at),
        'text', private.say(
          'Nothing could be read for a day. Times that were busy before are still not offered to visitors, but times that have become busy since then may be.'
        ),
        'path', '/admin/settings#busy-elsewhere', 'link', private.say('See your calendars')
      ) into part
      from private.busy_calendars where is_told having count(*) > 0;
    when 'test' then
      part := jsonb_build_object(
        'subject', private.say('A test of your notifications'), 'title', private.say('It works'), 'facts', '[]'::jsonb,
        'text', private.say('This is how you will hear about messages, requests and comments.'), 'path', '/admin/outbox',
        'link', private.say('Open the outbox')
      );
    else
      part := null;
  end case;
  return part;
end;
$$;

create or replace function private.tell_of_change(request public.consultation_requests, token text) returns void
language plpgsql
set search_path = ''
as $$
declare
  at constant jsonb := jsonb_build_object('time', private.time_in_words(
    private.date_of(request), coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
  ));
begin
  perform private.tell_owner('date', request.id, request.id || ':' || request.sequence);
  perform private.mail_client(
    request,
    case
      when request.called_off_by = 'clock' then private.say(
        'Your payment was not marked as received in time, so {time} is available to others again. If you have paid, please reply to this email.',
        at
      )
      when request.status = 'declined' then coalesce(
        private.say('You have called off our consultation on {time}.', at), private.say('You have withdrawn your request.')
      )
      when request.scheduled_for = request.proposed_for then private.say('You have accepted the time of our consultation: {time}.', at)
      when request.status = 'scheduled' then private.say('You have moved our consultation. It is now on {time}.', at)
      when private.is_unpaid(request) then private.say('You have asked for another time: {time}.', at)
      else private.say('You have asked for another time: {time}. It is held for you for 48 hours.', at)
    end,
    'change ' || request.sequence, now(), token
  );
end;
$$;

create or replace function private.warn_unpaid() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due public.consultation_requests;
begin
  if not private.mails_visitors() then
    return;
  end if;
  for due in
    select * from public.consultation_requests as request
    where amount is not null and paid_at is null and held_until > now() and private.is_unpaid(request)
      and held_until <= now() + make_interval(mins => least(24 * 60, payment_hours * 30))
      and not exists (select from private.outbox where cause = private.reminder_cause(request, 'payment'))
  loop
    insert into private.outbox (kind, cause, cause_id, recipient, mail)
    select
      'reminder', private.reminder_cause(due, 'payment'), due.id, due.email,
      jsonb_strip_nulls(jsonb_build_object(
        'subject', private.one_line(coalesce(
          private.say('Not paid yet: consultation with {name}', jsonb_build_object('name', nullif(site.site_name, ''))),
          private.say('Not paid yet: consultation')
        ), 150),
        'parts', jsonb_build_array(jsonb_build_object(
          'title', private.time_in_words(private.date_of(due), coalesce(due.time_zone, site.booking_time_zone)),
          'facts', private.payment_facts(due),
          'text', private.say(
            'Your payment has not been marked as received yet. If it still has not been by then, your time becomes available to others. If you have already paid, please reply to this email.'
          ),
          'link', private.say('See how to pay'), 'path', '/date#' || private.new_date_link(due.id)
        )),
        'reply_to', nullif(site.contact_email, ''),
        'site_url', rules.site_url,
        'site_name', private.site_in_words(rules.site_url)
      ))
    from public.site_settings as site, private.notification_settings as rules
    on conflict on constraint outbox_cause_key do nothing;
  end loop;
end;
$$;

create or replace function private.payment_facts(request public.consultation_requests) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when private.is_unpaid(request) and request.held_until is not null then jsonb_build_array(
      jsonb_build_array(private.label('Amount due:'), private.money(request.amount, request.currency)),
      jsonb_build_array(private.label('Reference:'), request.payment_reference),
      jsonb_build_array(private.label('Held until:'), private.time_in_words(
        request.held_until, coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
      ))
    )
    else '[]'
  end;
$$;

create or replace function private.reminder_mail(request public.consultation_requests, side text) returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'subject', private.one_line(coalesce(
      private.say('Reminder: consultation with {name}', jsonb_build_object(
        'name', case side when 'owner' then request.name else nullif(site.site_name, '') end
      )),
      private.say('Reminder: consultation')
    ), 150),
    'parts', jsonb_build_array(jsonb_build_object(
      'title', coalesce(request.kind, private.request_in_words(request)),
      'facts', jsonb_build_array(
        jsonb_build_array(private.label('When:'), private.clock_in_words(request.scheduled_for, zone)),
        jsonb_build_array(private.label('Time zone:'), replace(zone, '_', ' ')),
        jsonb_build_array(private.label('Length:'), private.length_in_words(request.minutes))
      ) || case side
        when 'owner' then jsonb_build_array(
          jsonb_build_array(private.label('With:'), request.name), jsonb_build_array(private.label('Email:'), request.email)
        )
        else '[]'
      end,
      'text', case
        when site.contact_email <> '' then private.say('If you cannot make it, just reply to this email.')
      end
    ) || case side
      when 'owner' then jsonb_build_object(
        'text', private.beginning(request.message, 1000), 'quoted', true,
        'path', '/admin/consultations?id=' || request.id, 'link', private.say('Open the request')
      )
      else jsonb_build_object(
        'path', '/date#' || private.new_date_link(request.id), 'link', private.say('See it, move it or call it off')
      )
    end),
    'reply_to', case
      -- No address of the owner's but the public one
      when side <> 'owner' then nullif(site.contact_email, '')
      when private.is_deliverable_address(request.email) then request.email
    end,
    'site_url', rules.site_url,
    'site_name', private.site_in_words(rules.site_url)
  ))
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (
      select case when side = 'owner' then site.booking_time_zone else coalesce(request.time_zone, site.booking_time_zone) end as zone
    ) as clock;
$$;

-- The sentences of the function `calendars` are codes now, because owners deploy each version of it when they like.
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

create or replace function private.busy_calendars() returns table (
  id uuid,
  name text,
  read_at timestamptz,
  error text,
  left_out integer,
  periods bigint,
  is_overdue boolean
)
language sql stable security definer
set search_path = ''
as $$
  select
    calendar.id, calendar.name, calendar.read_at,
    case when calendar.error is not null then private.reading_error_in_words(calendar.error) end, calendar.left_out,
    (select count(*) from private.busy_times where calendar_id = calendar.id and upper(during) > now()),
    coalesce(calendar.read_at, calendar.added_at) < now() - interval '1 day'
  from private.busy_calendars as calendar
  where private.is_owner()
  order by calendar.added_at, calendar.id;
$$;

-- Refusals

create or replace function private.accept_date(token text, seen integer) returns void
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
    raise exception using errcode = 'PT412', message = 'It has changed in the meantime. This is how it is now.';
  end if;
  if request.status <> 'pending' or request.proposed_for is null or not private.is_date_open(request) then
    perform private.refuse_late_change();
  end if;
  update public.consultation_requests set status = 'scheduled', scheduled_for = proposed_for
  where id = request.id returning * into request;
  perform private.tell_of_change(request, token);
end;
$$;

create or replace function private.add_busy_calendar(id uuid, name text, url text, function_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Programs subscribe to webcal:, which is the same by another name.
  address constant text := regexp_replace(btrim(url), '^webcals?://', 'https://', 'i');
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has calendars read.';
  end if;
  if exists (select from private.busy_calendars where busy_calendars.id = add_busy_calendar.id) then
    return;
  end if;
  perform private.ensure(
    coalesce(private.is_hook_url(address), false), 'A calendar needs an https:// address of a public host.', 'busy_calendars_url_format'
  );
  perform private.ensure((select count(*) < 10 from private.busy_calendars), 'There can be at most 10 calendars.');
  insert into private.busy_calendars (id, name, function_url)
  values (add_busy_calendar.id, btrim(add_busy_calendar.name), rtrim(add_busy_calendar.function_url, '/'));
  perform private.keep_calendar_url(add_busy_calendar.id, address);
  perform private.schedule_calendars(true);
  insert into private.audit_log (account, action, kind) values (auth.uid(), 'created', 'busy_calendar');
end;
$$;

create or replace function private.add_comment(id uuid, post_id uuid, parent_id uuid, author_name text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  name constant text := btrim(add_comment.author_name);
  body constant text := btrim(add_comment.content, E' \t\r\n');
  reason constant text := private.moderate_comment(name, body);
begin
  perform private.refuse_deleted_account();
  perform private.ensure(private.accepts_reactions(add_comment.post_id), 'The article no longer exists.');
  if private.is_in_bin('comments', add_comment.id) then
    return;
  end if;
  insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, held_because, sender)
  values (
    add_comment.id, add_comment.post_id, add_comment.parent_id, auth.uid(), name, body, private.status_of_held(reason),
    reason, case when auth.uid() is null then private.client_key() end
  )
  on conflict on constraint comments_pkey do nothing;
end;
$$;

create or replace function private.add_draft_note(token text, id uuid, paragraph integer, quote text, name text, note text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  link constant public.draft_links := private.live_draft_link(token);
begin
  if link.id is null then
    raise check_violation using message = 'This link has expired or was revoked. Ask for a new one.';
  end if;
  perform private.enforce_rate_limit('draft_note');
  perform private.ensure(
    (select count(*) < 200 from public.draft_notes where link_id = link.id),
    'There are already 200 notes, the most that one link can have.'
  );
  insert into public.draft_notes (id, link_id, paragraph, quote, name, note)
  values (
    add_draft_note.id, link.id, add_draft_note.paragraph, add_draft_note.quote, btrim(add_draft_note.name),
    btrim(add_draft_note.note)
  )
  on conflict on constraint draft_notes_pkey do nothing;
end;
$$;

create or replace function private.add_subscription(address text, frequency text, topic text, name text, comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  own constant text := private.own_address();
  email constant text := coalesce(private.plain_address(nullif(btrim(address), '')), own);
  is_own constant boolean := coalesce(email = own, false);
  reader private.subscribers;
  is_waiting boolean;
begin
  perform private.ensure(private.mails_readers(), 'This site is not sending emails to readers at the moment.');
  perform private.ensure(
    coalesce(private.is_deliverable_address(email), false), 'That does not look like an e-mail address.', 'subscribers_email_format'
  );
  insert into private.subscribers (email, frequency)
  values (email, case when frequency = 'weekly' then 'weekly' else 'daily' end)
  on conflict on constraint subscribers_email_key do update
    -- Replies are asked for without saying how often. Until something is confirmed nobody has a say, and the last counts.
    set frequency = case
      when topic <> 'replies' and (is_own or not private.has_confirmed(subscribers)) then excluded.frequency
      else subscribers.frequency
    end
  returning * into reader;
  if reader.refused is not null
    or (is_own and (select count(*) >= 50 from private.subscriptions where subscriber_id = reader.id and confirmed_at is not null))
  then
    return;
  end if;
  insert into private.subscriptions (subscriber_id, topic, name, comment_id, confirmed_at)
  values (reader.id, topic, name, comment_id, case when is_own then now() end)
  on conflict on constraint subscriptions_once do update
    set confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at),
      -- Its week begins anew.
      created_at = case when subscriptions.confirmed_at is null then excluded.created_at else subscriptions.created_at end
  returning confirmed_at is null into is_waiting;
  if is_waiting then
    delete from private.subscriptions where id in (
      select id from private.subscriptions
      where subscriber_id = reader.id and confirmed_at is null order by created_at desc, id offset 50
    );
    perform private.ask_to_confirm(reader);
  end if;
end;
$$;

create or replace function private.block_author(comment_id uuid)
returns table (entry text, is_new boolean, former_status text, was_trusted boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.commenter(comment_id);
begin
  -- normalize_line(), which the list is compared by, makes ada＠example.com an e-mail address, too.
  if reader is null and exists (select from public.comments where id = comment_id and private.normalize_line(author_name) ~ '.@.') then
    raise exception using
      errcode = 'check_violation',
      message = 'The name may be somebody else’s email address: blocking it would block their account. Reject the comment instead.';
  end if;
  select
    coalesce(
      (select email from auth.users where id = reader),
      btrim(regexp_replace(author_name, '\s+', ' ', 'g'))
    ),
    status
  into entry, former_status
  from public.comments where id = comment_id;
  delete from private.trusted_readers where user_id = reader;
  was_trusted := found;
  update public.comments set status = 'spam' where id = comment_id;
  update public.site_settings
  set blocked_people = concat_ws(chr(10), nullif(btrim(blocked_people, E' \t\r\n'), ''), entry)
  where not exists (select from private.list_entries(blocked_people) as line where line = private.normalize_line(entry));
  is_new := found;
  return next;
end;
$$;

create or replace function private.check_translation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_free constant boolean := not exists (
    select from public.posts
    where coalesce(translation_key, id::text) = coalesce(new.translation_key, new.id::text)
      and language = new.language and id <> new.id
  );
begin
  -- What comes back from the bin, and whose place is taken, stands by itself.
  if not is_free and coalesce(current_setting('site.is_restoring', true), '') = 'on' then
    new.translation_key := gen_random_uuid();
  else
    perform private.ensure(
      is_free, 'One of these translations is already in this language.', 'posts_translation_key_language'
    );
  end if;
  return new;
end;
$$;

create or replace function private.commenter(comment_id uuid) returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  reader uuid;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner moderates.';
  end if;
  select user_id into reader from public.comments where id = comment_id;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment no longer exists.';
  end if;
  if reader = auth.uid() then
    raise exception using errcode = 'check_violation', message = 'This comment is your own.';
  end if;
  return reader;
end;
$$;

create or replace function private.edit_comment(comment_id uuid, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  own public.comments;
  body constant text := btrim(content, E' \t\r\n');
  reason text;
begin
  select * into own from public.comments as c
  where c.id = comment_id and c.user_id = auth.uid()
    and (private.is_owner() or exists (select from private.public_posts where id = c.post_id))
  for update;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment no longer exists.';
  end if;
  if not private.is_editable_comment(own.created_at) then
    raise exception using
      errcode = 'check_violation', message = 'A comment can be edited for 15 minutes, and this one is older.';
  end if;
  reason := private.moderate_comment(own.author_name, body);
  update public.comments as c set
    content = body,
    edited_at = now(),
    held_because = coalesce(reason, c.held_because),
    status = case
      when c.status = 'spam' then 'spam'
      when reason is not null then private.status_of_held(reason)
      when c.held_because is not null and not private.is_owner()
        and not exists (select from private.trusted_readers where user_id = c.user_id)
        then 'pending'
      else c.status
    end
  where c.id = own.id;
end;
$$;

create or replace function private.give_up_mail(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner gives a mail up.';
  end if;
  update private.outbox set state = 'given up', due_at = null, settled_at = now()
  where outbox.id = give_up_mail.id and part_of is null and state in ('failed', 'unknown', 'waiting');
  perform private.ensure(found, 'This email is on its way, has been sent, or no longer exists.');
end;
$$;

create or replace function private.hear_of_replies(comment_id uuid, address text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('subscription');
  perform private.ensure(
    exists (
      select from public.comments as c
      where c.id = hear_of_replies.comment_id and c.user_id is not distinct from auth.uid()
        and (c.user_id is not null or c.sender = private.client_key())
    ),
    'The comment no longer exists.'
  );
  perform private.add_subscription(address, 'daily', 'replies', '', hear_of_replies.comment_id);
end;
$$;

create or replace function private.mails_readers() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select site.mails_readers and out.mail_url <> '' and private.mails_visitors()
  from public.site_settings as site, private.notification_settings as out;
$$;

create or replace function private.mark_paid(id uuid, is_paid boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner marks what is paid.';
  end if;
  perform private.end_unpaid(mark_paid.id);
  select * into request from public.consultation_requests as asked where asked.id = mark_paid.id for update;
  perform private.ensure(request.amount is not null, 'No payment is due for this request.');
  if is_paid = (request.paid_at is not null) then
    return;
  end if;
  update public.consultation_requests as asked
  set
    paid_at = case when is_paid then now() end,
    held_until = case
      when is_paid or private.date_of(request) is null then asked.held_until
      else private.payable_until(asked.payment_hours, private.date_of(request))
    end
  where asked.id = mark_paid.id;
  if is_paid and request.called_off_by = 'clock' then
    begin
      update public.consultation_requests as asked
      set status = case when request.scheduled_for is null then 'pending' else 'scheduled' end
      where asked.id = mark_paid.id;
    exception when sqlstate 'PT409' then
      update public.consultation_requests as asked set status = 'pending' where asked.id = mark_paid.id;
    end;
  end if;
end;
$$;

create or replace function private.move_date(token text, start timestamptz, seen integer) returns void
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
    raise exception using errcode = 'PT412', message = 'It has changed in the meantime. This is how it is now.';
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
      -- Whoever has not paid gets no more time to by moving. least() passes over null.
      held_until = case
        when private.is_unpaid(request) then least(coalesce(request.held_until, private.payable_until(request.payment_hours, start)), start)
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

create or replace function private.open_for_change(token text) returns public.consultation_requests
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
    raise exception using errcode = 'PT404', message = 'There is no consultation at this link.';
  end if;
  perform private.enforce_rate_limit('date_change');
  return request;
end;
$$;

create or replace function private.prepare_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  parent public.comments;
begin
  new.author_name := btrim(new.author_name);
  new.content := btrim(new.content, E' \t\r\n');
  if new.parent_id is not null then
    select * into parent from public.comments where id = new.parent_id;
    if parent.post_id is distinct from new.post_id
      or parent.parent_id is not null
      or (private.is_api_request() and parent.status <> 'approved')
    then
      raise exception using errcode = 'check_violation', message = 'The comment you are replying to no longer exists.';
    end if;
  end if;
  return new;
end;
$$;

create or replace function private.prepare_page() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Triggers run before the policies are checked, and this one reads with its definer's rights.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes pages.';
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  if new.published then
    perform private.ensure(
      not private.has_unterminated_comment(new.content), 'The text has a remark that never ends: <!-- without -->.',
      'pages_content_comment'
    );
    new.content := private.strip_comments(new.content);
  end if;
  -- A site may get a page of its own at a path later on: what is there already can be saved and moved.
  if tg_op = 'INSERT' or new.path <> old.path then
    perform private.ensure(
      not private.is_path_of_site(new.path) or not private.is_api_request(), 'The site already has something else at this path.', 'pages_path_reserved'
    );
    perform private.ensure(
      not exists (select from public.pages where path = new.path and id <> new.id), 'There is another page at this path.', 'pages_path_taken'
    );
  end if;
  if tg_op = 'UPDATE' then
    -- Also when it is taken back, because the path may change while it is a draft.
    if old.published and (old.path <> new.path or not new.published) then
      new.former_paths := array_append(array_remove(new.former_paths, old.path), old.path);
    end if;
    if new.published then
      new.former_paths := array_remove(new.former_paths, new.path);
    end if;
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create or replace function private.prepare_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text;
  suffix integer := 1;
begin
  -- Triggers run before the policies are checked, and this one writes with its definer's rights.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes posts.';
  end if;

  -- HTML comments are notes of the author, but the API would publish them. An unterminated one would
  -- take the rest of the text along, so it is refused.
  if new.published then
    perform private.ensure(
      not private.has_unterminated_comment(new.content), 'The text has a remark that never ends: <!-- without -->.',
      'posts_content_comment'
    );
    new.content := private.strip_comments(new.content);
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  new.category := coalesce(nullif(btrim(new.category), ''), 'General');
  new.series := btrim(new.series);
  insert into public.categories (name) values (new.category) on conflict (name) do nothing;
  -- An invalid list is left for the table's check to refuse.
  if private.is_name_list(new.tags, 20) then
    insert into public.tags (name) select distinct unnest(new.tags) on conflict (name) do nothing;
  end if;

  -- Titles in scripts that cannot be transliterated give no slug.
  wanted := coalesce(nullif(btrim(new.slug), ''), left(new.id::text, 8));
  new.slug := wanted;
  while exists (select from public.posts where slug = new.slug and id <> new.id)
    or exists (select from public.post_slugs where slug = new.slug and post_id <> new.id)
  loop
    suffix := suffix + 1;
    new.slug := wanted || '-' || suffix;
  end loop;

  if tg_op = 'INSERT' then
    new.author_id := coalesce(new.author_id, auth.uid());
  elsif private.is_api_request() then
    -- Publishing dates a post now, so that it comes first in the lists. A save without a time keeps the
    -- one at which it came out. A post that was listed by its creation keeps that time when it is taken back.
    if new.published and (not old.published or old.published_at > now()) then
      new.published_at := coalesce(new.published_at, greatest(now(), new.created_at));
    elsif new.published then
      new.published_at := coalesce(new.published_at, old.published_at);
    elsif old.published and not new.published and old.published_at is null then
      new.published_at := coalesce(new.published_at, old.listed_at);
    end if;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create or replace function private.refuse_deleted_account() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is not null and not exists (select from auth.users where id = auth.uid()) then
    raise check_violation using message = 'Your account no longer exists. Please sign out.';
  end if;
end;
$$;

create or replace function private.refuse_late_change() returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'check_violation', message = 'It can no longer be changed here. Please send a message instead.';
end;
$$;

create or replace function private.refuse_taken_time() returns void
language plpgsql
set search_path = ''
as $$
begin
  -- HTTP 409
  raise exception using errcode = 'PT409', message = case
    when private.is_owner() then 'There is another consultation at that time, or somebody else has requested it.'
    else 'That time has just been taken. Please choose another one.'
  end;
end;
$$;

create or replace function private.restore_deleted(wanted_kind text, ids uuid[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  root private.bin;
  part private.bin;
  restored integer := 0;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner restores anything.';
  end if;
  -- Triggers then leave the rows unchanged, see is_api_request().
  perform set_config('site.is_restoring', 'on', true);
  -- Parents before their children
  for root in
    select distinct on (content ->> 'parent_id' is not null, row_id) *
    from private.bin
    where kind = wanted_kind and row_id = any (ids) and is_root
    order by content ->> 'parent_id' is not null, row_id, id desc
  loop
    perform private.reinsert(root.kind, root.content);
    for part in
      select * from private.cascaded_from(root)
      order by kind = 'comment_likes', content ->> 'parent_id' is not null
    loop
      perform private.reinsert(part.kind, part.content);
    end loop;
    perform private.remove_from_bin(root);
    restored := restored + 1;
  end loop;
  perform set_config('site.is_restoring', '', true);
  return restored;
exception
  when unique_violation then
    raise exception using errcode = 'check_violation', message = 'It cannot be restored: it already exists.';
  when foreign_key_violation then
    raise exception using errcode = 'check_violation', message = 'It cannot be restored: what it belongs to is gone.';
end;
$$;

create or replace function private.schedule_build_hook(is_on boolean) returns void
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
    perform cron.schedule(
      'call-build-hook', '* * * * *', 'select private.call_build_hook(), private.delete_build_runs()'
    );
  else
    perform cron.unschedule(jobname) from cron.job where jobname = 'call-build-hook';
  end if;
exception when others then
  raise warning 'The build hook is not called automatically: %', sqlerrm;
end;
$$;

create or replace function private.schedule_calendars(is_on boolean) returns void
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
  raise warning 'Calendars are not read automatically: %', sqlerrm;
end;
$$;

create or replace function private.schedule_outbox() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) < 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    raise notice 'Emails are not sent automatically: this server lacks pg_cron or pg_net.';
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule(
    'send-outbox', '* * * * *', 'select private.send_outbox(true), private.delete_build_runs()'
  );
exception when others then
  raise warning 'Emails are not sent automatically, because pg_cron or pg_net cannot be used: %', sqlerrm;
end;
$$;

create or replace function private.send_again(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner sends a mail again.';
  end if;
  update private.outbox set
    state = case when uncertain_since is null then 'waiting' else 'unknown' end,
    due_at = now(), settled_at = null, attempts = 0,
    -- A repetition that the service may not recognise is what the owner has asked for.
    tried_with = (select set_at from private.notification_settings)
  where outbox.id = send_again.id and part_of is null and state in ('failed', 'unknown', 'given up', 'waiting');
  perform private.ensure(found, 'This email is on its way, has been sent, or no longer exists.');
  perform private.send_outbox();
end;
$$;

create or replace function private.send_consultation_request(
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
  -- Not in the table: requests that are there already stay as they are.
  perform private.ensure(
    email !~ '[][;:<>()"\\]', 'That does not look like an e-mail address.', 'consultation_requests_email_format'
  );
  -- Who has heard no answer sends it again, and has the time already.
  if exists (select from public.consultation_requests as sent where sent.id = send_consultation_request.id)
    or private.is_in_bin('consultation_requests', send_consultation_request.id)
  then
    return;
  end if;
  select * into chosen from public.consultation_kinds as offered
  where offered.id = send_consultation_request.kind and offered.published
    and (offered.project_types = '{}' or send_consultation_request.project_type = any (offered.project_types));
  if kind is not null and chosen.id is null then
    raise exception using
      errcode = 'check_violation', message = 'That kind of consultation is no longer offered. Please choose another one.';
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

create or replace function private.set_comment_like(comment_id uuid, liked boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('like');
  if liked is not true then
    delete from public.comment_likes as own where own.comment_id = set_comment_like.comment_id and own.user_id = auth.uid();
    return;
  end if;
  perform private.refuse_deleted_account();
  perform private.ensure(
    exists (
      select from public.comments as c
      where c.id = set_comment_like.comment_id and c.status = 'approved'
        and (c.parent_id is null or private.is_public_comment(c.parent_id)) and private.accepts_reactions(c.post_id)
    ),
    'The comment no longer exists.'
  );
  insert into public.comment_likes (comment_id, user_id) values (set_comment_like.comment_id, auth.uid())
  on conflict on constraint comment_likes_pkey do nothing;
end;
$$;

create or replace function private.set_owner(owner_email text) returns text
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(owner_email));
  accounts uuid[];
  voided text[];
begin
  -- With single sign-on, two accounts may have the same e-mail address.
  select array_agg(id) into accounts
  from auth.users
  where lower(email) = wanted and email_confirmed_at is not null and not is_sso_user;

  if accounts is null then
    raise exception '%', case
      when exists (select from auth.users where lower(email) = wanted and not is_sso_user)
        then format('The address %s is not confirmed yet. Confirm it first.', wanted)
      when exists (select from auth.users where lower(email) = wanted)
        then format('The account for %s comes from single sign-on. Create one with a password.', wanted)
      else format('There is no account for %s. Create one first.', wanted)
    end;
  end if;
  if cardinality(accounts) > 1 then
    raise exception 'There are % confirmed accounts for %. Delete those that are not yours.', cardinality(accounts), wanted;
  end if;

  perform private.revoke_credentials(accounts[1]);
  voided := private.void_keys();
  -- Not now(), which is when the transaction began: sessions begun since then are void, too.
  insert into private.site_owner (user_id, bound_at, voided) values (accounts[1], clock_timestamp(), voided)
  on conflict (singleton) do update
    set user_id = excluded.user_id, bound_at = excluded.bound_at, voided = excluded.voided;
  return format(
    'The site now belongs to %s. All earlier passwords and sessions are void: use “Forgot your password?” on the site.',
    wanted
  ) || case when voided <> '{}'
    then ' So are the addresses and keys that an owner sets: the “Health” page of the admin area says which to set again.' else ''
  end;
end;
$$;

create or replace function private.set_post_like(post_id uuid, liked boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('like');
  if liked is not true then
    delete from public.post_likes as own where own.post_id = set_post_like.post_id and own.user_id = auth.uid();
    return;
  end if;
  perform private.refuse_deleted_account();
  perform private.ensure(private.accepts_reactions(set_post_like.post_id), 'The article no longer exists.');
  insert into public.post_likes (post_id, user_id) values (set_post_like.post_id, auth.uid())
  on conflict on constraint post_likes_pkey do nothing;
end;
$$;

create or replace function private.set_reader_mails(is_on boolean, mail_url text, site_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  rules private.notification_settings;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner decides whether readers are mailed.';
  end if;
  select * into strict rules from private.notification_settings for update;
  if is_on then
    perform private.ensure(private.mails_visitors(), 'Emails to readers need Resend, Postmark or another email service.');
    perform private.ensure(
      rules.service <> 'template' or rules.template::text like '%"{{headers}}"%',
      'The template needs "{{headers}}", so that readers can unsubscribe with one click.'
    );
    perform private.ensure(mail_url <> '' and site_url <> '', 'The function “mail” did not respond.');
    update private.notification_settings as settings
    set mail_url = rtrim(set_reader_mails.mail_url, '/'), site_url = rtrim(set_reader_mails.site_url, '/')
    where singleton;
    perform private.schedule_outbox();
  end if;
  update public.site_settings set mails_readers = is_on where singleton and mails_readers is distinct from is_on;
end;
$$;

create or replace function private.trust_reader(comment_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.commenter(comment_id);
  approved integer;
begin
  if reader is null then
    raise exception using errcode = 'check_violation', message = 'The author of this comment was not signed in.';
  end if;
  insert into private.trusted_readers (user_id) values (reader) on conflict do nothing;
  update public.comments set status = 'approved'
  where user_id = reader
    and (
      (id = comment_id and status <> 'approved')
      or (status = 'pending' and held_because in ('links', 'newcomer', 'everybody'))
    );
  get diagnostics approved = row_count;
  return approved;
end;
$$;

-- Rules of fields. Each is as before, apart from its sentence.

-- On a live site: one row.
alter table private.notification_settings
  drop constraint notification_settings_key_header_format,
  add constraint notification_settings_key_header_format check (private.ensure(key_header ~ '^[A-Za-z][A-Za-z0-9-]{0,60}$', 'The name of a header can only have letters, digits and hyphens.', 'notification_settings_key_header_format')) not valid,
  drop constraint notification_settings_repeat_hours_range,
  add constraint notification_settings_repeat_hours_range check (private.ensure(repeat_hours between 0 and 24, 'A service can recognise repeated requests for 0 to 24 hours.', 'notification_settings_repeat_hours_range')) not valid,
  drop constraint notification_settings_sender_format,
  add constraint notification_settings_sender_format check (private.ensure(sender = '' or (sender ~ '^([^[:cntrl:]<>"]{1,100} )?<?[^[:space:][:cntrl:]<>,;"@]+@[^[:space:][:cntrl:]<>,;"@]+\.[^[:space:][:cntrl:]<>,;"@]+>?$' and char_length(sender) <= 300), 'The sender must be an address, or a name and an address: Site <mail@example.com>.', 'notification_settings_sender_format')) not valid,
  drop constraint notification_settings_template_object,
  add constraint notification_settings_template_object check (private.ensure(jsonb_typeof(template) = 'object' and length(template::text) <= 5000, 'The template must be a JSON object of at most 5,000 characters.', 'notification_settings_template_object')) not valid;
alter table private.notification_settings
  validate constraint notification_settings_key_header_format,
  validate constraint notification_settings_repeat_hours_range,
  validate constraint notification_settings_sender_format,
  validate constraint notification_settings_template_object;

-- On a live site: ten rows at most.
alter table private.busy_calendars
  drop constraint busy_calendars_name_length,
  add constraint busy_calendars_name_length check (private.ensure(btrim(name) <> '' and char_length(name) <= 60, 'A calendar needs a name of 1 to 60 characters.', 'busy_calendars_name_length')) not valid;
alter table private.busy_calendars
  validate constraint busy_calendars_name_length;

-- On a live site: a handful of rows.
alter table public.consultation_kinds
  drop constraint consultation_kinds_amount_range,
  add constraint consultation_kinds_amount_range check (private.ensure(amount between 0.01 and 10000000, 'The amount can be 0.01 to 10,000,000.', 'consultation_kinds_amount_range')) not valid,
  drop constraint consultation_kinds_amount_way,
  add constraint consultation_kinds_amount_way check (private.ensure(amount is null or payment_link <> '' or pays_on_page, 'To be paid for, it needs a payment link or the addresses from the Pay page.', 'consultation_kinds_amount_way')) not valid,
  drop constraint consultation_kinds_currency_format,
  add constraint consultation_kinds_currency_format check (private.ensure(currency ~ '^[A-Z]{3}$', 'The currency must be a code such as USD or EUR.', 'consultation_kinds_currency_format')) not valid,
  drop constraint consultation_kinds_currency_page,
  add constraint consultation_kinds_currency_page check (private.ensure(not pays_on_page or (currency = 'USD' and coalesce(amount, 0) <= 10000), 'The Pay page accepts up to 10,000 USD.', 'consultation_kinds_currency_page')) not valid,
  drop constraint consultation_kinds_minutes_range,
  add constraint consultation_kinds_minutes_range check (private.ensure(minutes between 15 and 480, 'A consultation can last 15 to 480 minutes.', 'consultation_kinds_minutes_range')) not valid,
  drop constraint consultation_kinds_payment_hours_range,
  add constraint consultation_kinds_payment_hours_range check (private.ensure(payment_hours between 1 and 336, 'A time can be held for 1 to 336 hours.', 'consultation_kinds_payment_hours_range')) not valid,
  drop constraint consultation_kinds_payment_link_format,
  add constraint consultation_kinds_payment_link_format check (private.ensure(payment_link = '' or (payment_link ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#]([^[:space:][:cntrl:]<>"{}\\]|\{(amount|currency|reference)\})*)?$' and char_length(payment_link) <= 500), 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.', 'consultation_kinds_payment_link_format')) not valid,
  drop constraint consultation_kinds_project_types_value,
  add constraint consultation_kinds_project_types_value check (private.ensure(cardinality(project_types) <= 6 and project_types <@ array['web-development', 'mobile-app', 'cloud-solutions', 'ai-integration', 'consulting', 'other'], 'Please choose from the offered project types.', 'consultation_kinds_project_types_value')) not valid;
alter table public.consultation_kinds
  validate constraint consultation_kinds_amount_range,
  validate constraint consultation_kinds_amount_way,
  validate constraint consultation_kinds_currency_format,
  validate constraint consultation_kinds_currency_page,
  validate constraint consultation_kinds_minutes_range,
  validate constraint consultation_kinds_payment_hours_range,
  validate constraint consultation_kinds_payment_link_format,
  validate constraint consultation_kinds_project_types_value;

-- On a live site: one row.
alter table public.site_settings
  drop constraint site_settings_blocked_networks_format,
  add constraint site_settings_blocked_networks_format check (private.ensure(private.first_invalid_network(blocked_networks) is null, 'Blocked networks must be IP addresses or networks such as 203.0.113.0/24, and this is neither: ' || private.first_invalid_network(blocked_networks), 'site_settings_blocked_networks_format')) not valid,
  drop constraint site_settings_booking_before_minutes_range,
  add constraint site_settings_booking_before_minutes_range check (private.ensure(booking_before_minutes between 0 and 480, 'The time before can be 0 to 480 minutes.', 'site_settings_booking_before_minutes_range')) not valid,
  drop constraint site_settings_booking_change_notice_hours_range,
  add constraint site_settings_booking_change_notice_hours_range check (private.ensure(booking_change_notice_hours between 0 and 720, 'The notice for changes can be 0 to 720 hours.', 'site_settings_booking_change_notice_hours_range')) not valid,
  drop constraint site_settings_booking_days_ahead_range,
  add constraint site_settings_booking_days_ahead_range check (private.ensure(booking_days_ahead between 1 and 180, 'Times can be offered 1 to 180 days ahead.', 'site_settings_booking_days_ahead_range')) not valid,
  drop constraint site_settings_booking_hours_format,
  add constraint site_settings_booking_hours_format check (private.ensure(private.is_weekly_hours(booking_hours) and char_length(booking_hours) <= 2000, 'Write the hours of a day as 09:00-12:00, 13:00-17:00. They must end after they begin, and must not overlap.', 'site_settings_booking_hours_format')) not valid,
  drop constraint site_settings_booking_minutes_range,
  add constraint site_settings_booking_minutes_range check (private.ensure(booking_minutes between 15 and 480, 'A consultation can last 15 to 480 minutes.', 'site_settings_booking_minutes_range')) not valid,
  drop constraint site_settings_booking_notice_hours_range,
  add constraint site_settings_booking_notice_hours_range check (private.ensure(booking_notice_hours between 0 and 720, 'The notice can be 0 to 720 hours.', 'site_settings_booking_notice_hours_range')) not valid,
  drop constraint site_settings_booking_pause_minutes_range,
  add constraint site_settings_booking_pause_minutes_range check (private.ensure(booking_pause_minutes between 0 and 480, 'The time after can be 0 to 480 minutes.', 'site_settings_booking_pause_minutes_range')) not valid,
  drop constraint site_settings_booking_per_day_range,
  add constraint site_settings_booking_per_day_range check (private.ensure(booking_per_day between 0 and 50, 'The most per day can be 1 to 50, or 0 for no limit.', 'site_settings_booking_per_day_range')) not valid,
  drop constraint site_settings_booking_per_week_range,
  add constraint site_settings_booking_per_week_range check (private.ensure(booking_per_week between 0 and 200, 'The most per week can be 1 to 200, or 0 for no limit.', 'site_settings_booking_per_week_range')) not valid;
alter table public.site_settings
  validate constraint site_settings_blocked_networks_format,
  validate constraint site_settings_booking_before_minutes_range,
  validate constraint site_settings_booking_change_notice_hours_range,
  validate constraint site_settings_booking_days_ahead_range,
  validate constraint site_settings_booking_hours_format,
  validate constraint site_settings_booking_minutes_range,
  validate constraint site_settings_booking_notice_hours_range,
  validate constraint site_settings_booking_pause_minutes_range,
  validate constraint site_settings_booking_per_day_range,
  validate constraint site_settings_booking_per_week_range;

-- On a live site: the tables are locked until the migration is done, as long as validating reads their rows: a moment.
alter table public.pages
  drop constraint pages_path_file,
  add constraint pages_path_file check (private.ensure(path !~ '(^|/)(index|404|con|prn|aux|nul|com[0-9]|lpt[0-9])(/|$)', 'No page can have this path: its file would replace another one, or could not be created.', 'pages_path_file')) not valid,
  drop constraint pages_path_format,
  add constraint pages_path_format check (private.ensure(path ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(path) <= 100, 'The path must be one word, or two with a slash between them, such as talks/2026, with only lowercase letters, digits and single hyphens, at most 100 characters.', 'pages_path_format')) not valid;
alter table public.pages
  validate constraint pages_path_file,
  validate constraint pages_path_format;

-- On a live site: the tables are locked until the migration is done, as long as validating reads their rows: a moment.
alter table public.projects
  drop constraint projects_slug_format,
  add constraint projects_slug_format check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug can have lowercase letters, digits and single hyphens, at most 220 characters.', 'projects_slug_format')) not valid;
alter table public.projects
  validate constraint projects_slug_format;

-- On a live site: the tables are locked until the migration is done, as long as validating reads their rows: a moment.
alter table public.posts
  drop constraint posts_discussions_list,
  add constraint posts_discussions_list check (private.ensure(private.is_discussion_list(discussions), 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.', 'posts_discussions_list')) not valid,
  drop constraint posts_read_time_range,
  add constraint posts_read_time_range check (private.ensure(read_time between 1 and 1000, 'The read time must be at least one minute.', 'posts_read_time_range')) not valid,
  drop constraint posts_revision_note_length,
  add constraint posts_revision_note_length check (private.ensure(char_length(revision_note) <= 300, 'What changed can have at most 300 characters.', 'posts_revision_note_length')) not valid,
  drop constraint posts_slug_format,
  add constraint posts_slug_format check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug can have lowercase letters, digits and single hyphens, at most 220 characters.', 'posts_slug_format')) not valid;
alter table public.posts
  validate constraint posts_discussions_list,
  validate constraint posts_read_time_range,
  validate constraint posts_revision_note_length,
  validate constraint posts_slug_format;
