-- Discord's public test builds copy webhooks of other hosts, canary.discord.com and ptb.discord.com, and a topic of ntfy.sh may
-- have settings or a token behind a question mark. Discord and ntfy refused what they got there.

-- As before, but for every host that Discord and Slack name.
create or replace function private.webhook_body(mail jsonb, host text, topic text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    -- Unescaped, a visitor's <!channel> would call everybody.
    when host in ('hooks.slack.com', 'hooks.slack-gov.com') then jsonb_build_object(
      'text', replace(replace(replace(left(plain, 3000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
    )
    when host ~ '^((canary|ptb)\.)?discord(app)?\.com$' then jsonb_build_object(
      'content', regexp_replace(left(private.mail_text(private.escape_parts(mail)), 1900), '\\+$', ''),
      'allowed_mentions', '{"parse": []}'::jsonb
    )
    when host = 'ntfy.sh' then jsonb_build_object(
      'topic', topic, 'title', mail ->> 'subject', 'click', private.first_link(mail),
      -- At most 4,096 bytes: of a letter there may be four.
      'message', left(plain, case when octet_length(left(plain, 3000)) > 4000 then 1000 else 3000 end)
    )
    -- Mattermost and others take it for Markdown, and know links of Slack's.
    else jsonb_build_object(
      'title', private.unmarked(mail ->> 'subject'), 'text', private.unmarked(plain), 'url', private.first_link(mail)
    )
  end
  from private.mail_text(mail) as plain;
$$;

-- As before, but what is behind a question mark is no part of a topic, and goes along.
create or replace function private.delivery_request(outbox_id uuid, mail jsonb) returns table (url text, headers jsonb, body jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules private.notification_settings;
  secret constant jsonb := private.notification_secret();
begin
  select * into strict rules from private.notification_settings;
  rules.sender := private.sender_header(rules.sender);
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
      body := private.webhook_body(mail, rules.host, substring(url from '([^/?#]+)/?(?:[?#].*)?$'));
      url := case when rules.host = 'ntfy.sh' then 'https://ntfy.sh/' || coalesce(substring(url from '\?[^#]*'), '') else url end;
    when 'form' then
      body := private.form_body(mail, outbox_id);
    else
      return;
  end case;
  return next;
end;
$$;
