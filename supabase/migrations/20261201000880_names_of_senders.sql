-- A comma in the sender's name makes two addresses of it, https://www.rfc-editor.org/rfc/rfc5322#section-3.4: Postmark answers
-- «Illegal email address», and no mail left.

-- A sender as mail services read it: with its name in quotes if it has signs that mean something in addresses, and its address
-- in angle brackets.
create function private.sender_header(sender text) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(
    (
      select case when part[1] ~ '[][(),:;@\\]' then '"' || replace(part[1], '\', '\\') || '"' else part[1] end || ' <' || part[2] || '>'
      from regexp_matches(sender, '^(.*\S)\s+<?([^\s<>]+)>?$') as part
    ),
    sender
  );
$$;

-- As before, but with the sender's header.
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
