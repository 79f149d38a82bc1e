-- What the owner's health page asks of the database.

-- When `npm run backup` last saved this database.
create table private.last_backup (
  singleton boolean primary key default true check (singleton),
  made_at timestamptz not null
);
alter table private.last_backup enable row level security;

-- One row for the owner, none for anybody else.
--   migrations      versions as the Supabase CLI records them; null where it has not applied them
--   knows_clients   whether this very request tells the address it comes from
--   file_bytes      what the files in Storage take up; null where this role may not know
--   expires_alone   whether what has expired is removed when nobody visits: pg_cron has the job, and it works
--   mails, answered accounts that were mailed a link in the last 30 days, and how many opened it
--   changes         public pages that changed after `built_at`, and since when
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
  -- Not asked with to_regclass(), which is refused as well where a schema is closed to this role.
  begin
    execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  knows_clients := private.client_address() is not null;
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
    select greatest(updated_at, listed_at) as at from public.posts where published and listed_at <= now()
    union all select updated_at from public.projects
    union all select updated_at from public.site_settings
    -- What was taken from the site leaves no row behind.
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

revoke execute on function private.site_health(timestamptz) from public;
revoke execute on function public.site_health(timestamptz) from public, anon, authenticated;
grant execute on function private.site_health(timestamptz), public.site_health(timestamptz) to authenticated;
