-- As before, but webhooks and form services have no key. One that was typed for another service was stored with them, and could not
-- be replaced with another address then.
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
  has_key constant boolean := service not in ('webhook', 'form');
  needs_key boolean := not needs_url;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner chooses how mails are sent.';
  end if;
  select * into strict before from private.notification_settings for update;
  known := case when before.service = set_notification_service.service then stored end;
  if not has_key then
    known := known - 'key';
  end if;
  if needs_url and url <> '' and lower(substring(url from '(?i)^https://([^/:]+)')) is distinct from before.host then
    needs_key := needs_key or known ? 'key';
    known := known - 'key';
  end if;
  content := case when service <> '' then jsonb_strip_nulls(jsonb_build_object(
    'url', case when needs_url then coalesce(nullif(url, ''), known ->> 'url') end,
    'key', case when has_key then coalesce(nullif(key, ''), known ->> 'key') end
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

-- As before, but switching emails to readers counts as a change of the site: its privacy page says whether there are any.
create or replace function private.site_health(built_at timestamptz) returns table (
  migrations text[],
  knows_clients boolean,
  database_bytes bigint,
  file_bytes bigint,
  last_backup timestamptz,
  has_second_factor boolean,
  expires_alone boolean,
  mails bigint,
  answered bigint,
  changes bigint,
  changed_since timestamptz,
  voided text[]
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  -- to_regclass() would fail as well where this role has no right to the schema.
  begin
    execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  knows_clients := private.client_ip() is not null;
  database_bytes := pg_database_size(current_database());
  begin
    select coalesce(sum((metadata ->> 'size')::bigint), 0) into file_bytes from storage.objects;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  select made_at into last_backup from private.last_backup;
  has_second_factor := private.has_second_factor(auth.uid());
  begin
    execute $job$
      select exists (
        select
        from private.site_owner, cron.job left join lateral (
          select status, end_time from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('succeeded', 'failed') order by runid desc limit 1
        ) as last_run on true
        where jobname = 'remove-expired' and active and status is distinct from 'failed'
          -- On a new site it has yet to run.
          and coalesce(end_time, bound_at) > now() - interval '3 hours'
      )
    $job$ into expires_alone;
  exception when undefined_table or insufficient_privilege then
    expires_alone := false;
  end;
  select count(*), count(*) filter (where email_confirmed_at is not null) into mails, answered
  from auth.users where confirmation_sent_at > now() - interval '30 days';
  select count(*), min(change.at) into changes, changed_since
  from (
    select greatest(updated_at, listed_at) as at from private.public_posts
    union all select updated_at from public.projects
    union all select updated_at from public.pages where published
    union all select updated_at from public.site_settings
    -- Deleted or unpublished
    union all select happened_at from private.audit_log
      where kind in ('posts', 'projects', 'pages') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
    union all select happened_at from private.audit_log where kind = 'site_settings' and audit_log.changes ? 'mails_readers'
  ) as change
  where change.at > built_at;
  select array(
    select kind from unnest(site.voided) as kind
    where case kind
      when 'delivery' then not exists (select from private.notification_settings where service is not null)
      when 'messages' then (
        select admin_email = '' and recipient = '' from public.site_settings, private.notification_settings
      )
      when 'readers' then not (select mails_readers from public.site_settings)
      when 'reports' then not exists (select from private.notification_settings where events_key_hash is not null)
      when 'build' then not exists (select from private.build_hook)
      when 'calendar' then not exists (select from private.calendar_feed)
      when 'busy' then not exists (select from private.busy_calendars)
      else not exists (select from public.draft_links where revoked_at is null)
    end
  )
  into voided
  from private.site_owner as site where bound_at > now() - interval '30 days';
  voided := coalesce(voided, '{}');
  return next;
end;
$$;
