-- The key of a delivery service cannot be read, and is sent to its host alone. Whoever acted as the owner could give the service
-- another address, and had the key sent there with the next email.

-- As before, and an address at another host needs the key again, if there is one.
create or replace function private.set_notification_service(
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
  needs_key boolean := not needs_url;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner chooses how mails are sent.';
  end if;
  select * into strict before from private.notification_settings for update;
  known := case when before.service = set_notification_service.service then stored end;
  if needs_url and url <> '' and lower(substring(url from '(?i)^https://([^/:]+)')) is distinct from before.host then
    needs_key := needs_key or known ? 'key';
    known := known - 'key';
  end if;
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
      not coalesce(needs_key, false) or (content ? 'key'), 'The service needs its API key.', 'notification_settings_key_format'
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
      else lower(substring(content ->> 'url' from '(?i)^https://([^/:]+)')) end, ''),
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
