-- The owner's health page.

-- When `npm run backup` last saved this database.
create table private.last_backup (
  singleton boolean primary key default true check (singleton),
  made_at timestamptz not null
);
alter table private.last_backup enable row level security;

-- One row for the owner, none for anybody else.
--   migrations      versions as the Supabase CLI records them, null where it has not applied them
--   knows_clients   whether this request has the client's IP address
--   file_bytes      the size of all files in Storage, null without the right to read it
--   expires_alone   whether pg_cron runs remove_expired(), so that it also works when nobody visits
--   mails, answered accounts that were mailed a confirmation link in the last 30 days, and that opened it
--   changes         public content that changed after `built_at`, and the time of the first change
create function private.site_health(built_at timestamptz) returns table (
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
  changed_since timestamptz
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
        select from cron.job
        where jobname = 'remove-expired' and active and 'failed' is distinct from (
          select status from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('succeeded', 'failed') order by runid desc limit 1
        )
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
    union all select updated_at from public.site_settings
    -- Deleted or unpublished
    union all select happened_at from private.audit_log
      where kind in ('posts', 'projects') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
  ) as change
  where change.at > built_at;
  return next;
end;
$$;

create function public.site_health(built_at timestamptz) returns table (
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
  changed_since timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.site_health(built_at);
$$;

grant execute on function private.site_health(timestamptz), public.site_health(timestamptz) to authenticated;
