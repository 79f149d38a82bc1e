-- What was done in one long function is done in steps that have a name.

-- Why a mail that is due is not sent, null if it is.
create function private.reason_to_give_up(due private.outbox) returns text
language sql stable
set search_path = ''
as $$
  select case
    when due.recipient is null and due.kind <> 'test' and not settings.enable_email_notifications
      then 'E-mail notifications are off.'
    when due.kind in ('confirm', 'news') and not private.is_mail_wanted(due) then 'The reader does not want it any more.'
  end
  from public.site_settings as settings;
$$;

-- Puts a question off whose mailbox was asked within a day, and says so; another mailbox counts as asked now.
create function private.put_off_question(question private.outbox) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  asked_mailbox constant text := private.hash_of_secret(private.mailbox_of(question.recipient));
begin
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

-- Makes other rows for the owner part of a mail: with a digest all that wait, without one those of the same kind.
create function private.take_along(lead private.outbox) returns void
language sql
set search_path = ''
as $$
  update private.outbox set part_of = lead.id, due_at = null
  where id = any (array(
    select other.id
    from private.outbox as other, private.notification_settings as rules
    where lead.recipient is null and (rules.digest <> 'none' and lead.kind <> 'test' or lead.kind in ('comment', 'build'))
      and other.id <> lead.id and other.recipient is null and other.state = 'waiting' and other.mail is null
      and other.part_of is null and other.attempts = 0 and other.due_at is not null
      and case when rules.digest = 'none' then other.kind = lead.kind else other.kind <> 'test' end
    order by other.created_at limit 100 for update of other skip locked
  ));
$$;

-- What is sent for a row, null if there is nothing to tell any more. A mail that was refused is composed anew, so that it
-- tells nothing that has been taken back since; one that may have arrived is repeated as it was.
create function private.mail_to_send(lead private.outbox, site text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  is_for_reader constant boolean := lead.kind in ('confirm', 'news');
  -- As an answer to a request, which was written when its row was.
  is_written constant boolean := lead.recipient is not null and not is_for_reader;
begin
  if lead.mail is not null and (lead.uncertain_since is not null or is_written) then
    return lead.mail;
  end if;
  perform private.take_along(lead);
  return
    case when is_for_reader then private.compose_reader_mail(lead, site) else private.compose_mail(lead.id) end
    || jsonb_strip_nulls(jsonb_build_object('site_url', site));
end;
$$;

-- As before, in steps.
create or replace function private.claim_outbox(batch integer, site text default null) returns table (id uuid, recipient text, mail jsonb)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  lead private.outbox;
  reason text;
  present_service constant timestamptz := (select set_at from private.notification_settings);
  is_quiet constant boolean := private.is_quiet();
begin
  for lead in
    select * from private.outbox as o
    where o.due_at <= now() and o.state in ('waiting', 'unknown')
      and (not is_quiet or o.recipient is not null or o.kind = 'test')
    order by private.delivery_rank(o.kind), o.due_at limit batch for update skip locked
  loop
    -- Another of this batch may have taken it along.
    continue when (select o.part_of is not null from private.outbox as o where o.id = lead.id);
    reason := private.reason_to_give_up(lead);
    if reason is null then
      continue when lead.kind = 'confirm' and lead.attempts = 0 and private.put_off_question(lead);
      -- The other service, or account, does not know the key.
      if lead.uncertain_since is not null and lead.tried_with is distinct from present_service then
        update private.outbox as o set due_at = null, settled_at = now() where o.id = lead.id;
        continue;
      end if;
      -- The former mail to this reader may still arrive, and this one would tell the same.
      continue when lead.kind = 'news' and exists (
        select from private.outbox as o where o.kind = 'news' and o.cause_id = lead.cause_id and o.state = 'sending'
      );
      lead.mail := private.mail_to_send(lead, site);
      reason := case when lead.mail is null then 'It was deleted or settled before.' end;
    end if;
    if reason is not null then
      update private.outbox as o set state = 'given up', due_at = null, settled_at = now(), answer = reason where o.id = lead.id;
      continue;
    end if;
    id := lead.id;
    recipient := coalesce(lead.mail ->> 'to', lead.recipient, private.owner_address());
    mail := lead.mail || jsonb_build_object('to', recipient);
    update private.outbox as o set
      state = 'sending', due_at = null, tried_at = clock_timestamp(), tried_with = present_service,
      attempts = o.attempts + 1, mail = claim_outbox.mail
    where o.id = lead.id;
    return next;
  end loop;
end;
$$;

-- What each kind of service gets

-- The attachments as most services want them, null if there are none.
create function private.attached_files(mail jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('filename', file ->> 'name', 'content', file ->> 'base64', 'content_type', file ->> 'type'))
  from jsonb_array_elements(mail -> 'attachments') as file;
$$;

create function private.first_link(mail jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select (mail ->> 'site_url') || (
    select part ->> 'path' from jsonb_array_elements(mail -> 'parts') as part where part ? 'path' limit 1
  );
$$;

create function private.resend_body(mail jsonb, sender text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'from', sender, 'to', jsonb_build_array(mail ->> 'to'), 'reply_to', mail ->> 'reply_to', 'subject', mail ->> 'subject',
    'text', private.mail_text(mail), 'html', private.mail_html(mail), 'headers', mail -> 'headers',
    'attachments', private.attached_files(mail)
  ));
$$;

create function private.postmark_body(mail jsonb, sender text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'From', sender, 'To', mail ->> 'to', 'ReplyTo', mail ->> 'reply_to', 'Subject', mail ->> 'subject',
    'TextBody', private.mail_text(mail), 'HtmlBody', private.mail_html(mail), 'MessageStream', 'outbound',
    'Headers', (select jsonb_agg(jsonb_build_object('Name', key, 'Value', value)) from jsonb_each_text(mail -> 'headers')),
    'Attachments', (
      select jsonb_agg(jsonb_build_object('Name', file ->> 'name', 'Content', file ->> 'base64', 'ContentType', file ->> 'type'))
      from jsonb_array_elements(mail -> 'attachments') as file
    )
  ));
$$;

create function private.template_body(mail jsonb, rules private.notification_settings) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.fill_template(rules.template, jsonb_build_object(
    'from', rules.sender, 'to', mail ->> 'to', 'reply_to', coalesce(mail ->> 'reply_to', rules.sender),
    'subject', mail ->> 'subject', 'text', private.mail_text(mail), 'html', private.mail_html(mail),
    'link', private.first_link(mail), 'headers', coalesce(mail -> 'headers', '{}'),
    'attachments', coalesce(private.attached_files(mail), '[]')
  ));
$$;

-- What strangers typed makes no link with a name in a chat, and calls nobody.
create function private.webhook_body(mail jsonb, host text, topic text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    -- Unescaped, a visitor's <!channel> would call everybody.
    when host = 'hooks.slack.com' then jsonb_build_object(
      'text', replace(replace(replace(left(plain, 3000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
    )
    when host in ('discord.com', 'discordapp.com') then jsonb_build_object(
      'content', regexp_replace(left(private.mail_text(private.escape_parts(mail)), 1900), '\\+$', ''),
      'allowed_mentions', '{"parse": []}'::jsonb
    )
    when host = 'ntfy.sh' then jsonb_build_object(
      'topic', topic, 'title', mail ->> 'subject', 'message', left(plain, 3000), 'click', private.first_link(mail)
    )
    -- Mattermost and others take it for Markdown, and know links of Slack's.
    else jsonb_build_object(
      'title', private.unmarked(mail ->> 'subject'), 'text', private.unmarked(plain), 'url', private.first_link(mail)
    )
  end
  from private.mail_text(mail) as plain;
$$;

-- A form service gets the fields of the one form that a mail tells of, or else its text.
create function private.form_body(mail jsonb, outbox_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    case when jsonb_array_length(mail -> 'parts') = 1 then private.form_fields(outbox_id) end,
    jsonb_build_object('subject', mail ->> 'subject', 'message', private.mail_text(mail))
  );
$$;

-- As before, but that the bodies are made by the functions above.
create or replace function private.delivery_request(outbox_id uuid, mail jsonb) returns table (url text, headers jsonb, body jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules private.notification_settings;
  secret constant jsonb := private.notification_secret();
begin
  select * into strict rules from private.notification_settings;
  headers := jsonb_build_object('Content-Type', 'application/json', 'Accept', 'application/json', 'Idempotency-Key', private.delivery_key(outbox_id, mail));
  url := secret ->> 'url';
  case rules.service
    when 'resend' then
      url := 'https://api.resend.com/emails';
      headers := headers || jsonb_build_object('Authorization', 'Bearer ' || (secret ->> 'key'));
      body := private.resend_body(mail, rules.sender);
    when 'postmark' then
      url := 'https://api.postmarkapp.com/email';
      headers := headers || jsonb_build_object('X-Postmark-Server-Token', secret ->> 'key');
      body := private.postmark_body(mail, rules.sender);
    when 'template' then
      headers := headers || jsonb_strip_nulls(jsonb_build_object(
        rules.key_header, case when rules.key_header = 'Authorization' then 'Bearer ' else '' end || (secret ->> 'key')
      ));
      body := private.template_body(mail, rules);
    when 'webhook' then
      body := private.webhook_body(mail, rules.host, substring(url from '([^/?]+)/?$'));
      url := case when rules.host = 'ntfy.sh' then 'https://ntfy.sh/' else url end;
    when 'form' then
      body := private.form_body(mail, outbox_id);
    else
      return;
  end case;
  return next;
end;
$$;
