-- The outbox: what the owner, and others who asked, are told by mail or by another service.
--
-- A row is written in the transaction of its cause, once for each cause. private.send_outbox() sends what is
-- due: pg_cron calls it each minute, and the owner's browser when the admin area is opened. Requests are made by
-- pg_net, whose queue and answers do not survive a crash and are deleted after hours: only the outbox says what
-- has been sent. The embedded backend delivers in its place, supabase/embedded/outbox.ts.
--
--   waiting   due at `due_at`, for the first time or after a refusal
--   sending   handed over at `tried_at`; the answer is still to come
--   sent      the service has taken it
--   unknown   no answer came, so it may have arrived. It is sent again at `due_at`, under the same key, as long
--             as the service recognises the key; after that only by the owner
--   failed    refused twelve times
--   given up  by the owner, or because there was nothing left to tell
create table private.outbox (
  -- Also the key by which the mail service recognises a repetition.
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- «<kind>:<id of the row>»; what has happened once is told once.
  cause text not null unique,
  cause_id uuid,
  -- An e-mail address; null for the owner.
  recipient text,
  created_at timestamptz not null default now(),
  -- Null where nothing more happens by itself.
  due_at timestamptz default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unknown', 'failed', 'given up')),
  -- Of news for a reader: since when. It tells what has become public from then until `created_at`.
  told_since timestamptz,
  -- The row in whose mail this one is told.
  part_of uuid references private.outbox (id) on delete cascade,
  -- As private.compose_mail() makes it, or given with the row. It does not change between attempts, because the
  -- service would take it for another mail. Removed a day after it was settled.
  mail jsonb,
  attempts integer not null default 0,
  tried_at timestamptz,
  -- The first attempt of which nobody knows how it ended, and by which settings it was made.
  uncertain_since timestamptz,
  tried_with timestamptz,
  settled_at timestamptz,
  -- The HTTP status and the beginning of the last answer, or why there was none.
  status integer,
  answer text
);
-- News for readers goes last, so that thousands of them keep nothing else waiting.
create index outbox_due on private.outbox ((kind = 'news'), due_at) where due_at is not null;
create index outbox_sending on private.outbox (tried_at) where state = 'sending';
create index outbox_settled on private.outbox (settled_at) where mail is not null;
create index outbox_newest on private.outbox (created_at desc, id desc);
create index outbox_answers on private.outbox (cause_id) where kind = 'answer';
create index outbox_parts on private.outbox (part_of);
alter table private.outbox enable row level security;

-- Which row a request of pg_net is for. Unlogged as pg_net's own tables: a crash empties all of them, and
-- pg_net numbers its requests from 1 again.
create unlogged table private.outbox_requests (
  request_id bigint primary key,
  outbox_id uuid not null references private.outbox (id) on delete cascade,
  made_at timestamptz not null default now()
);
create index outbox_requests_outbox on private.outbox_requests (outbox_id);
alter table private.outbox_requests enable row level security;

-- One row. The owner writes it with set_notifications() and reads all of it but the secret.
create table private.notification_settings (
  singleton boolean primary key default true check (singleton),
  -- Null where there is no way out.
  service text check (service in ('resend', 'postmark', 'template', 'webhook', 'form')),
  -- When the service, its address or its key was last changed.
  set_at timestamptz,
  -- In Vault where there is one, otherwise in `secret`: {"url", "key"}.
  secret_id uuid,
  secret jsonb,
  -- The host that is sent to, which the privacy page names.
  host text not null default '',
  sender text not null default ''
    constraint notification_settings_sender_format check (private.ensure(sender = '' or (sender ~ '^([^[:cntrl:]<>"]{1,100} )?<?[^[:space:][:cntrl:]<>,;"@]+@[^[:space:][:cntrl:]<>,;"@]+\.[^[:space:][:cntrl:]<>,;"@]+>?$' and char_length(sender) <= 300), 'The sender is an address, or a name and an address: Site <mail@example.com>.', 'notification_settings_sender_format')),
  -- Empty for the admin e-mail of the settings, or that of the owner's account.
  recipient text not null default ''
    constraint notification_settings_recipient_format check (private.ensure(recipient = '' or (private.is_email(recipient) and char_length(recipient) <= 200), 'The recipient is not a valid address.', 'notification_settings_recipient_format')),
  -- The body of a request for the service «template», with {{to}}, {{from}}, {{reply_to}}, {{subject}}, {{text}},
  -- {{html}} and {{link}} in its strings, and the strings «{{headers}}» and «{{attachments}}».
  template jsonb
    constraint notification_settings_template_object check (private.ensure(jsonb_typeof(template) = 'object' and length(template::text) <= 5000, 'The template is a JSON object of at most 5,000 characters.', 'notification_settings_template_object')),
  -- The header that the key is sent in; after «Bearer» in the header Authorization.
  key_header text not null default 'Authorization'
    constraint notification_settings_key_header_format check (private.ensure(key_header ~ '^[A-Za-z][A-Za-z0-9-]{0,60}$', 'The name of a header has letters, digits and hyphens.', 'notification_settings_key_header_format')),
  -- For how many hours a service of the owner's choice recognises the header Idempotency-Key.
  repeat_hours integer not null default 0
    constraint notification_settings_repeat_hours_range check (private.ensure(repeat_hours between 0 and 24, 'A service recognises a repetition for 0 to 24 hours.', 'notification_settings_repeat_hours_range')),
  -- Local times between which the owner is told nothing; equal for none.
  quiet_from time not null default '00:00',
  quiet_until time not null default '00:00',
  time_zone text not null default 'UTC',
  digest text not null default 'none'
    constraint notification_settings_digest_value check (private.ensure(digest in ('none', 'hourly', 'daily'), 'The digest is none, hourly or daily.', 'notification_settings_digest_value')),
  digest_hour integer not null default 8
    constraint notification_settings_digest_hour_range check (private.ensure(digest_hour between 0 and 23, 'The hour of the digest is 0 to 23.', 'notification_settings_digest_hour_range')),
  -- Where the site is, for links.
  site_url text not null default ''
    constraint notification_settings_site_url_format check (private.ensure(site_url ~ '^(https?://[^[:space:][:cntrl:]<>"/?#]+(/[[:alnum:]._~-]+)*)?$' and char_length(site_url) <= 300, 'The address of the site is https:// and a host, or a folder on it.', 'notification_settings_site_url_format')),
  -- When the outbox was last looked through, by anybody and by pg_cron or the embedded backend.
  looked_at timestamptz,
  ran_at timestamptz
);
insert into private.notification_settings default values;
alter table private.notification_settings enable row level security;
-- The privacy page names the host.
create trigger request_rebuild after update of host on private.notification_settings
for each row when (old.host <> new.host)
execute function private.request_build();

-- Causes

-- When the owner is told of something that happens now: messages and requests at once, the rest after ten
-- minutes, so that ten comments make one mail; with a digest at its next time.
create function private.owner_due_at(kind text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case digest
    when 'hourly' then date_trunc('hour', now()) + interval '1 hour'
    when 'daily' then (
      select min(day_at at time zone time_zone)
      from generate_series(0, 1) as later,
        lateral (select date_trunc('day', now() at time zone time_zone) + make_interval(days => later, hours => digest_hour) as day_at) as at
      where day_at at time zone time_zone > now()
    )
    else now() + case when owner_due_at.kind in ('comment', 'build') then interval '10 minutes' else interval '0' end
  end
  from private.notification_settings;
$$;

-- Adds a row for the owner, once for each cause.
create function private.tell_owner(kind text, cause_id uuid, cause text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select enable_email_notifications from public.site_settings) then
    insert into private.outbox (kind, cause_id, cause, due_at)
    values (
      tell_owner.kind, tell_owner.cause_id, tell_owner.kind || ':' || coalesce(tell_owner.cause, tell_owner.cause_id::text),
      private.owner_due_at(tell_owner.kind)
    )
    on conflict on constraint outbox_cause_key do nothing;
  end if;
end;
$$;

-- Not for rows of seeds and backups, nor for what is restored from the bin.
create function private.notify_of_form() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    perform private.tell_owner(tg_argv[0], new.id);
  end if;
  return null;
end;
$$;
create trigger notify after insert on public.contact_messages
for each row execute function private.notify_of_form('message');
create trigger notify after insert on public.consultation_requests
for each row execute function private.notify_of_form('consultation');

create function private.notify_of_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() and not private.is_owner() then
    perform private.tell_owner('comment', new.id);
  end if;
  return null;
end;
$$;
create trigger notify after insert on public.comments
for each row when (new.status = 'pending') execute function private.notify_of_comment();
create trigger notify_of_edit after update of status on public.comments
for each row when (new.status = 'pending' and old.status <> 'pending') execute function private.notify_of_comment();

create function private.notify_of_build() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_owner('build', null, extract(epoch from new.called_at)::text);
  return null;
end;
$$;
create trigger notify after update on private.build_hook
for each row when (
  (new.status >= 300 or new.error is not null)
  and (old.status is distinct from new.status or old.error is distinct from new.error)
)
execute function private.notify_of_build();

-- Mails

-- A text on one line, without control characters and those that change the direction of writing.
create function private.one_line(value text, max_length integer) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := btrim(regexp_replace(value, '[[:space:][:cntrl:]\u200E\u200F\u2028-\u202E\u2066-\u2069]+', ' ', 'g'));
begin
  return case when char_length(line) > max_length then left(line, max_length - 1) || '…' else line end;
end;
$$;

-- The beginning of a text, on which the mail does not go on for long.
create function private.beginning(value text, max_length integer) returns text
language sql immutable
set search_path = ''
as $$
  select case when char_length(value) > max_length then left(value, max_length) || ' …' else value end;
$$;

-- What a row has to tell, null if that is gone or settled: title, facts as [label, value], text, the path of a link
-- and its words, and whom to answer.
create function private.mail_part(row_of_outbox private.outbox) returns jsonb
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
            (5, 'Timeline', r.timeline)
          ) as fact (place, label, value)
          where value <> ''
        ),
        'text', private.beginning(r.message, 1000), 'path', '/admin/consultations?id=' || r.id, 'link', 'Open the request',
        'reply_to', r.email
      ) into part
      from public.consultation_requests as r where r.id = row_of_outbox.cause_id;
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

-- The mail of a row and its parts, null if nothing is left to tell.
create function private.compose_mail(lead_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  parts jsonb;
  counts text;
  first jsonb;
begin
  with told as (
    select o.kind, o.created_at, o.id, private.mail_part(o) as part
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
          (3, 'comment', 'comment to moderate', 'comments to moderate'), (4, 'build', 'failed build', 'failed builds')
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
    'reply_to', case when jsonb_array_length(parts) = 1 then first -> 'reply_to' end,
    'site_url', (select site_url from private.notification_settings),
    'site_name', (
      select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(site_url, '^https?://', ''))
      from public.site_settings, private.notification_settings
    )
  );
end;
$$;

create function private.escape_html(value text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
$$;

-- Plain text and HTML of a mail, from the same parts.
create function private.mail_text(mail jsonb) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(
    concat_ws(
      E'\n\n',
      part ->> 'title',
      (select string_agg((fact ->> 0) || ': ' || (fact ->> 1), E'\n' order by place) from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, place)),
      part ->> 'text',
      (part ->> 'link') || ': ' || (mail ->> 'site_url') || (part ->> 'path')
    ),
    E'\n\n---\n\n' order by place
  ) || E'\n\n-- \n' || concat_ws(
    E'\n', nullif(mail ->> 'site_name', ''), mail ->> 'footer',
    (mail #>> '{footer_link,label}') || ': ' || (mail ->> 'site_url') || (mail #>> '{footer_link,path}')
  ) || E'\n'
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;

create function private.mail_html(mail jsonb) returns text
language sql stable
set search_path = ''
as $$
  select
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    || '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>'
    || private.escape_html(mail ->> 'subject') || '</title><style>'
    || ':root{color-scheme:light dark}'
    || 'body{margin:0;padding:24px 12px;background:#f7f2ea;color:#1c1814;font:16px/1.6 Georgia,serif}'
    || '.mail{max-width:560px;margin:0 auto}'
    || '.part{background:#fdfbf8;border:1px solid #ded7cc;padding:20px;margin:0 0 16px}'
    || 'h1{font-size:20px;line-height:1.3;font-weight:normal;margin:0 0 12px}'
    || '.part,h1{overflow-wrap:anywhere;word-break:break-word}'
    || 'p{margin:0 0 12px}.text{white-space:pre-wrap}'
    || '.facts,.foot,.foot a{font-family:system-ui,sans-serif;font-size:14px;color:#5c554d}'
    || '.button{display:inline-block;padding:12px 18px;background:#b83a10;color:#fff;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none}'
    || '@media (prefers-color-scheme:dark){body{background:#14110e;color:#ece7de}.part{background:#1d1916;border-color:#38332d}'
    || '.facts,.foot,.foot a{color:#aaa298}.button{background:#f28a4b;color:#14110e}}'
    || '</style></head><body><div class="mail">'
    || string_agg(
      '<div class="part"><h1 dir="auto">' || private.escape_html(part ->> 'title') || '</h1>'
      || coalesce('<p class="facts">' || (
        select string_agg(private.escape_html(fact ->> 0) || ': ' || private.escape_html(fact ->> 1), '<br>' order by place)
        from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, place)
      ) || '</p>', '')
      || '<p class="text" dir="auto">' || private.escape_html(part ->> 'text') || '</p>'
      || coalesce(
        '<p style="margin:16px 0 0"><a class="button" href="' || private.escape_html((mail ->> 'site_url') || (part ->> 'path')) || '">'
        || private.escape_html(part ->> 'link') || '</a></p>', ''
      )
      || '</div>',
      '' order by place
    )
    || '<p class="foot">' || concat_ws(
      '<br>', nullif(private.escape_html(mail ->> 'site_name'), ''), private.escape_html(mail ->> 'footer'),
      '<a href="' || private.escape_html((mail ->> 'site_url') || (mail #>> '{footer_link,path}')) || '">'
      || private.escape_html(mail #>> '{footer_link,label}') || '</a>'
    )
    || '</p></div></body></html>'
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;

-- Sending

-- For how long the service recognises a repetition by its key. Less than what they promise, so that an attempt
-- that is on its way is not too late.
create function private.repeatable_for() returns interval
language sql stable
set search_path = ''
as $$
  select case coalesce(service, 'embedded')
    when 'resend' then interval '23 hours'
    when 'embedded' then interval '23 hours'
    when 'postmark' then interval '0'
    else make_interval(hours => repeat_hours)
  end
  from private.notification_settings;
$$;

create function private.is_quiet() returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when quiet_from < quiet_until then local_time >= quiet_from and local_time < quiet_until
    when quiet_from > quiet_until then local_time >= quiet_from or local_time < quiet_until
    else false
  end
  from private.notification_settings, lateral (select (now() at time zone time_zone)::time as local_time) as clock;
$$;

create function private.owner_address() returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    nullif((select recipient from private.notification_settings), ''),
    nullif((select admin_email from public.site_settings), ''),
    (select email from auth.users join private.site_owner on user_id = users.id)
  );
$$;

-- Notes how an attempt ended, also after it was given up as lost. A gateway that answers for a service (502, 504) does not know what became of the
-- request, and no answer says nothing at all; a connection that was never made is a refusal.
create function private.record_delivery(outbox_id uuid, http_status integer, said text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  row_of_outbox private.outbox;
  pause interval;
  is_unknown constant boolean := case
    when http_status is null then coalesce(said, '') !~* 'resolve host|connect to server|ECONNREFUSED|ENOTFOUND'
    else http_status in (502, 504)
  end;
  is_last boolean;
begin
  select * into row_of_outbox from private.outbox where id = outbox_id and state in ('sending', 'unknown') for update;
  if not found or (row_of_outbox.state = 'unknown' and coalesce(http_status, 0) not between 200 and 299) then
    return;
  end if;
  -- 1, 2, 4 … 180 minutes: twelve attempts take half a day.
  pause := least(2 ^ (row_of_outbox.attempts - 1), 180) * interval '1 minute';
  is_last := row_of_outbox.attempts >= 12 or row_of_outbox.kind = 'test';
  if is_unknown then
    row_of_outbox.uncertain_since := coalesce(row_of_outbox.uncertain_since, row_of_outbox.tried_at);
  end if;
  if http_status between 200 and 299 then
    row_of_outbox.state := 'sent';
    row_of_outbox.due_at := null;
  elsif row_of_outbox.uncertain_since is not null then
    row_of_outbox.state := 'unknown';
    row_of_outbox.due_at := case
      when not is_last and now() + pause < row_of_outbox.uncertain_since + private.repeatable_for() then now() + pause
    end;
  else
    row_of_outbox.state := case when is_last then 'failed' else 'waiting' end;
    row_of_outbox.due_at := case when not is_last then now() + pause end;
  end if;
  update private.outbox set
    state = row_of_outbox.state,
    due_at = row_of_outbox.due_at,
    uncertain_since = row_of_outbox.uncertain_since,
    settled_at = case when row_of_outbox.due_at is null then now() end,
    status = http_status,
    answer = left(said, 300)
  where id = outbox_id;
end;
$$;

-- Claims up to `batch` mails that are due and marks them as being sent; two senders at once never get the same.
-- `site` is where the site is, if the sender knows.
create function private.claim_outbox(batch integer, site text default null) returns table (id uuid, recipient text, mail jsonb)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  lead private.outbox;
  rules private.notification_settings;
  is_wanted constant boolean := (select enable_email_notifications from public.site_settings);
  is_quiet constant boolean := private.is_quiet();
  address text;
begin
  select * into strict rules from private.notification_settings;
  for lead in
    select * from private.outbox as o
    where o.due_at <= now() and o.state in ('waiting', 'unknown')
      and (not is_quiet or o.recipient is not null or o.kind = 'test')
    order by (o.kind = 'news'), o.due_at limit batch for update skip locked
  loop
    -- Another of this batch may have taken it along.
    continue when (select o.part_of is not null from private.outbox as o where o.id = lead.id);
    if lead.recipient is null and lead.kind <> 'test' and not is_wanted then
      update private.outbox as o
      set state = 'given up', due_at = null, settled_at = now(), answer = 'E-mail notifications are off.'
      where o.id = lead.id;
      continue;
    end if;
    if lead.kind in ('confirm', 'news') and not private.is_mail_wanted(lead) then
      update private.outbox as o
      set state = 'given up', due_at = null, settled_at = now(), answer = 'The reader does not want it any more.'
      where o.id = lead.id;
      continue;
    end if;
    -- The other service, or account, does not know the key.
    if lead.uncertain_since is not null and lead.tried_with is distinct from rules.set_at then
      update private.outbox as o set due_at = null, settled_at = now() where o.id = lead.id;
      continue;
    end if;
    if lead.mail is null then
      if lead.recipient is null and (rules.digest <> 'none' or lead.kind in ('comment', 'build')) and lead.kind <> 'test' then
        update private.outbox as o set part_of = lead.id, due_at = null
        where o.id = any (array(
          select other.id from private.outbox as other
          where other.id <> lead.id and other.recipient is null and other.state = 'waiting' and other.mail is null
            and other.part_of is null and other.attempts = 0 and other.due_at is not null
            and case when rules.digest = 'none' then other.kind = lead.kind else other.kind <> 'test' end
          order by other.created_at limit 100 for update skip locked
        ));
      end if;
      lead.mail := case
        when lead.kind in ('confirm', 'news') then private.compose_reader_mail(lead, site)
        else private.compose_mail(lead.id)
      end;
      if lead.mail is null then
        update private.outbox as o
        set state = 'given up', due_at = null, settled_at = now(), answer = 'It was deleted or settled before.'
        where o.id = lead.id;
        continue;
      end if;
      if site is not null then
        lead.mail := lead.mail || jsonb_build_object('site_url', site);
      end if;
    end if;
    address := coalesce(lead.recipient, private.owner_address());
    update private.outbox as o set
      state = 'sending', due_at = null, tried_at = clock_timestamp(), tried_with = rules.set_at,
      attempts = o.attempts + 1, mail = lead.mail || jsonb_build_object('to', coalesce(lead.mail ->> 'to', address))
    where o.id = lead.id
    returning o.mail into lead.mail;
    id := lead.id;
    recipient := lead.mail ->> 'to';
    mail := lead.mail;
    return next;
  end loop;
end;
$$;

-- Vault may be missing, as on the embedded backend.
create function private.notification_secret() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules private.notification_settings;
  revealed text;
begin
  select * into strict rules from private.notification_settings;
  if rules.secret_id is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where id = $1' into revealed using rules.secret_id;
    return revealed::jsonb;
  end if;
  return rules.secret;
end;
$$;

-- A JSON value with {{name}} in its strings replaced. A string that is nothing but the name of an object or a list
-- becomes that.
create function private.fill_template(template jsonb, names jsonb) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  filled text;
  piece record;
begin
  case jsonb_typeof(template)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, private.fill_template(value, names)), '{}') from jsonb_each(template));
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.fill_template(value, names) order by place), '[]')
        from jsonb_array_elements(template) with ordinality as elements (value, place)
      );
    when 'string' then
      if jsonb_typeof(names -> substring(template #>> '{}' from '^{{(\w+)}}$')) in ('object', 'array') then
        return names -> substring(template #>> '{}' from '^{{(\w+)}}$');
      end if;
      -- Piece by piece, because what is filled in may look like a name as well.
      filled := '';
      for piece in
        select part[1] as before, part[2] as name from regexp_matches((template #>> '{}') || '{{}}', '(.*?)\{\{(\w*)\}\}', 'g') as part
      loop
        filled := filled || piece.before || coalesce(names ->> piece.name, '');
      end loop;
      return to_jsonb(filled);
    else
      return template;
  end case;
end;
$$;

-- The fields of a form as they were filled in, null for what is no form.
create function private.form_fields(outbox_id uuid) returns jsonb
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
  )
  from private.outbox as o join public.consultation_requests as r on r.id = o.cause_id
  where o.id = outbox_id and o.kind = 'consultation';
$$;

-- The request that hands a mail to the service, null where there is none.
create function private.delivery_request(outbox_id uuid, mail jsonb) returns table (url text, headers jsonb, body jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  rules private.notification_settings;
  secret constant jsonb := private.notification_secret();
  plain constant text := private.mail_text(mail);
  html constant text := private.mail_html(mail);
  first_link constant text := (mail ->> 'site_url') || (
    select part ->> 'path' from jsonb_array_elements(mail -> 'parts') as part where part ? 'path' limit 1
  );
begin
  select * into strict rules from private.notification_settings;
  headers := jsonb_build_object('Content-Type', 'application/json', 'Accept', 'application/json', 'Idempotency-Key', outbox_id);
  case rules.service
    when 'resend' then
      url := 'https://api.resend.com/emails';
      headers := headers || jsonb_build_object('Authorization', 'Bearer ' || (secret ->> 'key'));
      body := jsonb_build_object(
        'from', rules.sender, 'to', jsonb_build_array(mail ->> 'to'), 'reply_to', mail ->> 'reply_to',
        'subject', mail ->> 'subject', 'text', plain, 'html', html, 'headers', mail -> 'headers',
        'attachments', (
          select jsonb_agg(jsonb_build_object('filename', file ->> 'name', 'content', file ->> 'base64', 'content_type', file ->> 'type'))
          from jsonb_array_elements(mail -> 'attachments') as file
        )
      );
    when 'postmark' then
      url := 'https://api.postmarkapp.com/email';
      headers := headers || jsonb_build_object('X-Postmark-Server-Token', secret ->> 'key');
      body := jsonb_build_object(
        'From', rules.sender, 'To', mail ->> 'to', 'ReplyTo', mail ->> 'reply_to', 'Subject', mail ->> 'subject',
        'TextBody', plain, 'HtmlBody', html, 'MessageStream', 'outbound',
        'Headers', (select jsonb_agg(jsonb_build_object('Name', key, 'Value', value)) from jsonb_each_text(mail -> 'headers')),
        'Attachments', (
          select jsonb_agg(jsonb_build_object('Name', file ->> 'name', 'Content', file ->> 'base64', 'ContentType', file ->> 'type'))
          from jsonb_array_elements(mail -> 'attachments') as file
        )
      );
    when 'template' then
      url := secret ->> 'url';
      headers := headers || jsonb_strip_nulls(jsonb_build_object(
        rules.key_header, case when rules.key_header = 'Authorization' then 'Bearer ' else '' end || (secret ->> 'key')
      ));
      body := private.fill_template(rules.template, jsonb_build_object(
        'from', rules.sender, 'to', mail ->> 'to', 'reply_to', coalesce(mail ->> 'reply_to', rules.sender),
        'subject', mail ->> 'subject', 'text', plain, 'html', html, 'link', first_link,
        'headers', coalesce(mail -> 'headers', '{}'),
        'attachments', coalesce(
          (
            select jsonb_agg(jsonb_build_object('filename', file ->> 'name', 'content', file ->> 'base64', 'content_type', file ->> 'type'))
            from jsonb_array_elements(mail -> 'attachments') as file
          ),
          '[]'
        )
      ));
    when 'webhook' then
      url := secret ->> 'url';
      body := case
        -- Unescaped, a visitor's <!channel> would call everybody.
        when rules.host = 'hooks.slack.com' then jsonb_build_object(
          'text', replace(replace(replace(left(plain, 3000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
        )
        when rules.host in ('discord.com', 'discordapp.com') then
          jsonb_build_object('content', left(plain, 1900), 'allowed_mentions', '{"parse": []}'::jsonb)
        when rules.host = 'ntfy.sh' then jsonb_build_object(
          'topic', substring(url from '([^/?]+)/?$'), 'title', mail ->> 'subject', 'message', left(plain, 3000), 'click', first_link
        )
        else jsonb_build_object('title', mail ->> 'subject', 'text', plain, 'url', first_link)
      end;
      if rules.host = 'ntfy.sh' then
        url := 'https://ntfy.sh/';
      end if;
    when 'form' then
      url := secret ->> 'url';
      body := coalesce(
        case when jsonb_array_length(mail -> 'parts') = 1 then private.form_fields(outbox_id) end,
        jsonb_build_object('subject', mail ->> 'subject', 'message', plain)
      );
    else
      return;
  end case;
  body := case when rules.service in ('resend', 'postmark') then jsonb_strip_nulls(body) else body end;
  return next;
end;
$$;

-- Whether there is anything that makes requests. The catalog tells it to every role.
create function private.has_pg_net() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from pg_catalog.pg_proc join pg_catalog.pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'net' and proname = 'http_post'
  );
$$;

-- What was handed over five minutes ago and not answered is lost, as after a crash, or too late.
create function private.expire_deliveries() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  lost uuid;
begin
  for lost in
    select id from private.outbox where state = 'sending' and tried_at < now() - interval '5 minutes'
    order by tried_at limit 100 for update skip locked
  loop
    perform private.record_delivery(lost, null, 'No answer came.');
  end loop;
end;
$$;

-- Notes that the outbox was looked through, without waiting for another sender.
create function private.note_outbox_run(is_scheduled boolean) returns void
language sql security definer
set search_path = ''
as $$
  update private.notification_settings
  set looked_at = now(), ran_at = case when is_scheduled then now() else ran_at end
  where singleton in (select singleton from private.notification_settings for update skip locked);
$$;

-- Reads the answers that have come and sends what is due, at most 10 mails a call: pg_net does not take bursts.
create function private.send_outbox(is_scheduled boolean default false) returns void
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

-- pg_cron never deletes its rows about runs.
create or replace function private.delete_build_runs() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from cron.job_run_details
  where end_time < now() - interval '1 day'
    and jobid in (select jobid from cron.job where jobname in ('call-build-hook', 'send-outbox'));
end;
$$;

-- Has pg_cron send each minute. Without the extensions it only says so.
create function private.schedule_outbox() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) < 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    raise notice 'Mails are not sent by themselves: this server has no pg_cron or no pg_net.';
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule(
    'send-outbox', '* * * * *', 'select private.send_outbox(true), private.delete_build_runs()'
  );
exception when others then
  raise warning 'Mails are not sent by themselves, because pg_cron or pg_net cannot be used: %', sqlerrm;
end;
$$;
select private.schedule_outbox();

-- The owner's side

-- Keeps the address and the key of the service, or forgets them.
create function private.keep_notification_secret(content jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  vault_id uuid := (select secret_id from private.notification_settings);
begin
  if vault_id is not null then
    execute 'delete from vault.secrets where id = $1' using vault_id;
    vault_id := null;
  end if;
  if content is not null then
    begin
      execute 'select vault.create_secret($1, null, $2)' into vault_id using content::text, 'Where the site sends mails';
    exception when invalid_schema_name or undefined_function or insufficient_privilege then
      null;
    end;
  end if;
  update private.notification_settings
  set secret_id = vault_id, secret = case when vault_id is null then content end
  where singleton;
end;
$$;

-- Chooses the way out: `service` is empty for none. An empty `url` or `key` keeps what there was, as long as the
-- service stays the same. Neither can be read again, not even by the owner.
create function private.set_notification_service(
  service text, url text, key text, sender text, recipient text, template jsonb, key_header text, repeat_hours integer,
  site_url text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  before private.notification_settings;
  stored constant jsonb := private.notification_secret();
  known jsonb;
  content jsonb;
  needs_url constant boolean := service in ('template', 'webhook', 'form');
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner chooses how mails are sent.';
  end if;
  select * into strict before from private.notification_settings for update;
  known := case when before.service = set_notification_service.service then stored end;
  content := case when service <> '' then jsonb_strip_nulls(jsonb_build_object(
    'url', case when needs_url then coalesce(nullif(url, ''), known ->> 'url') end,
    'key', coalesce(nullif(key, ''), known ->> 'key')
  )) end;
  if service <> '' then
    perform private.ensure(
      not needs_url or coalesce(private.is_hook_url(content ->> 'url'), false),
      'The service needs an https:// address of a public host.', 'notification_settings_url_format'
    );
    perform private.ensure(
      needs_url or (content ? 'key'), 'The service needs its API key.', 'notification_settings_key_format'
    );
    perform private.ensure(
      coalesce(content ->> 'key' ~ '^[!-~]+$' and char_length(content ->> 'key') <= 500, true), 'The key can have at most 500 characters, and no spaces.',
      'notification_settings_key_format'
    );
    perform private.ensure(
      sender <> '' or service not in ('resend', 'postmark'), 'The service needs a sender.', 'notification_settings_sender_format'
    );
    perform private.ensure(
      service <> 'template' or template is not null, 'The service needs a template.', 'notification_settings_template_object'
    );
  end if;
  update private.notification_settings as settings set
    service = nullif(set_notification_service.service, ''),
    set_at = case when settings.service is not distinct from nullif(set_notification_service.service, '') and content is not distinct from known
      then settings.set_at else now() end,
    host = coalesce(case service when '' then '' when 'resend' then 'api.resend.com' when 'postmark' then 'api.postmarkapp.com'
      else lower(substring(content ->> 'url' from '^https://([^/:]+)')) end, ''),
    sender = btrim(set_notification_service.sender),
    recipient = btrim(set_notification_service.recipient),
    template = case when service = 'template' then set_notification_service.template end,
    key_header = set_notification_service.key_header,
    repeat_hours = set_notification_service.repeat_hours,
    site_url = rtrim(set_notification_service.site_url, '/')
  where singleton;
  if content is distinct from stored then
    perform private.keep_notification_secret(content);
  end if;
  if service <> '' then
    perform private.schedule_outbox();
  end if;
  insert into private.audit_log (account, action, kind)
  values (
    auth.uid(), case when service = '' then 'deleted' when before.service is null then 'created' else 'changed' end,
    'notification_service'
  );
end;
$$;

-- Times without mails to the owner, as «22:00», and how many mails there are.
create function private.set_notification_times(
  quiet_from text, quiet_until text, time_zone text, digest text, digest_hour integer
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner chooses when mails are sent.';
  end if;
  perform private.ensure(
    exists (select from pg_timezone_names where name = set_notification_times.time_zone),
    'The time zone is not known.', 'notification_settings_time_zone_name'
  );
  update private.notification_settings set
    quiet_from = set_notification_times.quiet_from::time,
    quiet_until = set_notification_times.quiet_until::time,
    time_zone = set_notification_times.time_zone,
    digest = set_notification_times.digest,
    digest_hour = set_notification_times.digest_hour
  where singleton;
  insert into private.audit_log (account, action, kind) values (auth.uid(), 'changed', 'notification_times');
end;
$$;

-- Sends what is due while somebody looks, for projects whose pg_cron has stopped or is missing. A site that
-- was built with a form service (VITE_FORM_ENDPOINT) and has no other way out takes that one.
create function private.send_due(form_endpoint text, site_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has mails sent.';
  end if;
  if private.is_hook_url(form_endpoint) and (select set_at is null from private.notification_settings) then
    perform private.set_notification_service('form', form_endpoint, '', '', '', null, 'Authorization', 0, site_url);
  end if;
  perform private.send_outbox();
end;
$$;

-- Sends a mail to the owner at once, with an id that the browser has made, and tries once.
create function private.send_test_mail(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner sends a test.';
  end if;
  insert into private.outbox (id, kind, cause) values (send_test_mail.id, 'test', 'test:' || send_test_mail.id)
  on conflict do nothing;
  perform private.send_outbox();
end;
$$;

-- Sends a mail again that failed, was given up, or may not have arrived; or sends one at once that waits.
create function private.send_again(id uuid) returns void
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
  perform private.ensure(found, 'This mail is on its way, sent, or not there any more.');
  perform private.send_outbox();
end;
$$;

create function private.give_up_mail(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner gives a mail up.';
  end if;
  update private.outbox set state = 'given up', due_at = null, settled_at = now()
  where outbox.id = give_up_mail.id and part_of is null and state in ('failed', 'unknown', 'waiting');
  perform private.ensure(found, 'This mail is on its way, sent, or not there any more.');
end;
$$;

-- One row for the owner, none for anybody else.
--   is_watched      whether pg_cron or the embedded backend looks each minute
--   overdue_since   since when the mail waits that should have been sent first
--   unknown, failed mails of which nobody knows whether they arrived, and that did not
create function private.notifications() returns table (
  service text,
  host text,
  sender text,
  recipient text,
  default_recipient text,
  template jsonb,
  key_header text,
  repeat_hours integer,
  has_key boolean,
  quiet_from text,
  quiet_until text,
  time_zone text,
  digest text,
  digest_hour integer,
  is_watched boolean,
  overdue_since timestamptz,
  waiting bigint,
  unknown bigint,
  failed bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    coalesce(settings.service, ''), settings.host, settings.sender, settings.recipient,
    coalesce(nullif((select admin_email from public.site_settings), ''), (select email from auth.users where id = auth.uid())),
    settings.template, settings.key_header, settings.repeat_hours, coalesce(private.notification_secret() ? 'key', false),
    to_char(settings.quiet_from, 'HH24:MI'), to_char(settings.quiet_until, 'HH24:MI'), settings.time_zone, settings.digest, settings.digest_hour,
    coalesce(settings.ran_at > now() - interval '5 minutes', false),
    (
      select min(due_at) from private.outbox
      where (kind = 'news') = false and due_at < now() - interval '10 minutes' and (recipient is not null or not private.is_quiet())
    ),
    (select count(*) from private.outbox where due_at is not null),
    (select count(*) from private.outbox where state = 'unknown' and due_at is null),
    (select count(*) from private.outbox where state = 'failed')
  from private.notification_settings as settings
  where private.is_owner();
$$;

-- Whether the owner's list has it: of news for readers only what went wrong.
create function private.is_listed(mail private.outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select (mail).kind <> 'news' or (mail).state in ('unknown', 'failed');
$$;

-- 50 mails before the mail `before_id`, the latest first, and the number of all. `causes` is what each tells of;
-- `text` is null once the mail is forgotten.
create function private.outbox_page(before_id uuid) returns table (
  id uuid,
  kind text,
  recipient text,
  subject text,
  text text,
  causes bigint,
  state text,
  created_at timestamptz,
  due_at timestamptz,
  tried_at timestamptz,
  attempts integer,
  status integer,
  answer text,
  total bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    o.id, o.kind, coalesce(o.mail ->> 'to', o.recipient), o.mail ->> 'subject', private.mail_text(o.mail),
    1 + (select count(*) from private.outbox as parts where parts.part_of = o.id),
    o.state, o.created_at, o.due_at, o.tried_at, o.attempts, o.status, o.answer,
    (select count(*) from private.outbox as whole where whole.part_of is null and private.is_listed(whole))
  from private.outbox as o
  where private.is_owner() and o.part_of is null and private.is_listed(o)
    and (before_id is null or (o.created_at, o.id) < (select last.created_at, last.id from private.outbox as last where last.id = before_id))
  order by o.created_at desc, o.id desc
  limit 50;
$$;

-- The host that messages and requests are sent on to, null without one.
create function private.forms_are_sent_to() returns text
language sql stable security definer
set search_path = ''
as $$
  select nullif(host, '') from private.notification_settings, public.site_settings
  where enable_email_notifications;
$$;

create function public.set_notification_service(
  service text, url text default '', key text default '', sender text default '', recipient text default '',
  template jsonb default null, key_header text default 'Authorization', repeat_hours integer default 0, site_url text default ''
) returns void
language sql
set search_path = ''
as $$
  select private.set_notification_service(service, url, key, sender, recipient, template, key_header, repeat_hours, site_url);
$$;
create function public.set_notification_times(
  quiet_from text, quiet_until text, time_zone text, digest text, digest_hour integer
) returns void
language sql
set search_path = ''
as $$
  select private.set_notification_times(quiet_from, quiet_until, time_zone, digest, digest_hour);
$$;
create function public.send_due(form_endpoint text default '', site_url text default '') returns void
language sql
set search_path = ''
as $$
  select private.send_due(form_endpoint, site_url);
$$;
create function public.send_test_mail(id uuid) returns void
language sql
set search_path = ''
as $$
  select private.send_test_mail(id);
$$;
create function public.send_again(id uuid) returns void
language sql
set search_path = ''
as $$
  select private.send_again(id);
$$;
create function public.give_up_mail(id uuid) returns void
language sql
set search_path = ''
as $$
  select private.give_up_mail(id);
$$;
create function public.notifications() returns table (
  service text,
  host text,
  sender text,
  recipient text,
  default_recipient text,
  template jsonb,
  key_header text,
  repeat_hours integer,
  has_key boolean,
  quiet_from text,
  quiet_until text,
  time_zone text,
  digest text,
  digest_hour integer,
  is_watched boolean,
  overdue_since timestamptz,
  waiting bigint,
  unknown bigint,
  failed bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.notifications();
$$;
create function public.outbox_page(before_id uuid default null) returns table (
  id uuid,
  kind text,
  recipient text,
  subject text,
  text text,
  causes bigint,
  state text,
  created_at timestamptz,
  due_at timestamptz,
  tried_at timestamptz,
  attempts integer,
  status integer,
  answer text,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.outbox_page(before_id);
$$;
create function public.forms_are_sent_to() returns text
language sql stable
set search_path = ''
as $$
  select private.forms_are_sent_to();
$$;

-- Changes the rights of set_notification_service: the owner chooses the way out.
-- Changes the rights of set_notification_times: the owner chooses when.
-- Changes the rights of send_due: the owner has mails sent.
-- Changes the rights of send_test_mail: the owner tries the way out.
-- Changes the rights of send_again: the owner repeats a mail.
-- Changes the rights of give_up_mail: the owner stops one.
-- Changes the rights of notifications: the owner reads the settings, without the secret.
-- Changes the rights of outbox_page: the owner reads the outbox.
-- Changes the rights of forms_are_sent_to: the privacy page says where messages go.
grant execute on function
  private.set_notification_service(text, text, text, text, text, jsonb, text, integer, text),
  private.set_notification_times(text, text, text, text, integer),
  private.send_due(text, text), private.send_test_mail(uuid), private.send_again(uuid), private.give_up_mail(uuid),
  private.notifications(), private.outbox_page(uuid),
  public.set_notification_service(text, text, text, text, text, jsonb, text, integer, text),
  public.set_notification_times(text, text, text, text, integer),
  public.send_due(text, text), public.send_test_mail(uuid), public.send_again(uuid), public.give_up_mail(uuid),
  public.notifications(), public.outbox_page(uuid)
to authenticated;
grant execute on function private.forms_are_sent_to(), public.forms_are_sent_to() to anon, authenticated;

-- Retention

-- Texts go a day after the mail was settled, or a week after it was to be sent; what is known of it after 30 days.
create function private.remove_expired_mails(batch integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.outbox set mail = null where ctid = any (array(
    select ctid from private.outbox
    where mail is not null and settled_at < now() - case when state in ('failed', 'unknown') then interval '7 days' else interval '1 day' end
    order by settled_at limit batch for update skip locked
  ));
  delete from private.outbox where ctid = any (array(
    select ctid from private.outbox
    where created_at < now() - interval '30 days' and state <> 'sending' order by created_at, id limit batch for update skip locked
  ));
end;
$$;

create or replace function private.remove_expired(batch integer default 5000) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.rate_limit_hits where ctid = any (array(
    select ctid from private.rate_limit_hits
    where window_end <= now() order by window_end limit batch for update skip locked
  ));
  delete from private.client_salts where day < private.today();
  -- Long enough for the owner to recognise a flood of comments after a weekend.
  update public.comments set sender = null where ctid = any (array(
    select ctid from public.comments
    where sender is not null and created_at < now() - interval '7 days'
    order by created_at limit batch for update skip locked
  ));
  delete from public.site_analytics where ctid = any (array(
    select ctid from public.site_analytics
    where created_at < now() - interval '90 days' order by created_at limit batch for update skip locked
  ));
  delete from private.page_view_paths where ctid = any (array(
    select ctid from private.page_view_paths
    where day <= private.today() - 90 order by day limit batch for update skip locked
  ));
  delete from private.page_view_referrers where ctid = any (array(
    select ctid from private.page_view_referrers
    where day <= private.today() - 90 order by day limit batch for update skip locked
  ));
  delete from private.bin where ctid = any (array(
    select ctid from private.bin
    where deleted_at < now() - interval '30 days' order by deleted_at limit batch for update skip locked
  ));
  -- Kept are the last of each day, those that were published, and those with a name.
  delete from public.post_revisions where ctid = any (array(
    select ctid from public.post_revisions
    where not is_last_of_day and not was_published and name = '' and saved_at < now() - interval '30 days'
    order by saved_at limit batch for update skip locked
  ));
  delete from public.working_copies where ctid = any (array(
    select ctid from public.working_copies
    where saved_at < now() - interval '90 days' order by saved_at limit batch for update skip locked
  ));
  -- Cascades to their notes.
  delete from public.draft_links where ctid = any (array(
    select ctid from public.draft_links
    where expires_at < now() - interval '30 days' order by expires_at limit batch for update skip locked
  ));
  delete from private.audit_log where ctid = any (array(
    select ctid from private.audit_log
    where happened_at < now() - interval '90 days' order by happened_at limit batch for update skip locked
  ));
  perform private.remove_expired_mails(batch);
  perform private.remove_expired_subscribers(batch);
end;
$$;
