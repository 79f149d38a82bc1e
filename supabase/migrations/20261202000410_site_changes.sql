-- When what visitors see of the site was last changed, in one row for each record: the owner's health page says how many
-- of them the build lacks. A migration with a table that they see replaces this view.
create view private.site_changes with (security_invoker = true) as
  select greatest(updated_at, listed_at) as at from private.public_posts
  union all select updated_at from public.projects
  union all select updated_at from public.pages where published
  union all select updated_at from public.site_settings
  -- Deleted or unpublished
  union all select happened_at from private.audit_log
    where kind in ('posts', 'projects', 'pages') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
  union all select happened_at from private.audit_log where kind = 'site_settings' and audit_log.changes ? 'mails_readers';

-- As before, but what changes the site is said in a view.
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
  from private.site_changes as change
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
