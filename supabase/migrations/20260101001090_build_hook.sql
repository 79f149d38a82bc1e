-- The build hook: a URL of the site's host that starts a new build. It is called a minute after the last change
-- of what the built pages show, and at the latest ten minutes after the first. On hosted projects pg_cron
-- and pg_net call it, on the embedded backend supabase/embedded/build-hook.ts.

-- HTTPS to a public host name: no IP address, no name of an internal network.
create function private.is_hook_url(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(value) <= 2000
    and value ~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:[0-9]{1,5})?(/[!-~]*)?$'
    and value !~* '^https://[^/:]*\.(localhost|local|internal|intranet|home|lan|corp|arpa)(:|/|$)';
$$;

create table private.build_hook (
  singleton boolean primary key default true check (singleton),
  url text not null
    constraint build_hook_url_format check (private.ensure(private.is_hook_url(url), 'The build hook must be an https:// address of a public host.', 'build_hook_url_format')),
  -- Sent as «Authorization: Bearer …», for GitHub.
  token text
    constraint build_hook_token_format check (private.ensure(token ~ '^[!-~]+$' and char_length(token) <= 500, 'The token can have at most 500 characters, and no spaces.', 'build_hook_token_format')),
  set_at timestamptz not null default now(),
  -- When it was last checked whether a call is due.
  looked_at timestamptz,
  -- The first and the last change since the last call.
  changed_since timestamptz,
  changed_at timestamptz,
  called_at timestamptz,
  -- Of pg_net, while it waits for the response.
  request_id bigint,
  -- The HTTP status of the response, or why there was none.
  status integer,
  error text
);
alter table private.build_hook enable row level security;
-- Neither `url` nor `token`: whoever knows them can start builds.
grant select (set_at, looked_at, changed_at, called_at, status, error) on private.build_hook to authenticated;
create policy "the owner reads" on private.build_hook for select to authenticated using ((select private.is_owner()));

-- Changes of what the build renders

create function private.request_build() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.build_hook
  set changed_at = now(), changed_since = coalesce(changed_since, now())
  where singleton;
  return null;
end;
$$;

-- For each row, because a statement trigger fires for an update of no rows as well, which any reader may send.
create trigger request_build after insert on public.posts
for each row when (new.published) execute function private.request_build();
-- Changes of counters do not change `updated_at`.
create trigger request_rebuild after update on public.posts
for each row when (
  (old.published or new.published) and old.updated_at <> new.updated_at
  and to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at'
)
execute function private.request_build();
create trigger request_build_without after delete on public.posts
for each row when (old.published) execute function private.request_build();
create trigger request_build after insert or delete on public.projects
for each row execute function private.request_build();
create trigger request_rebuild after update on public.projects
for each row when (to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at')
execute function private.request_build();
create trigger request_rebuild after update on public.site_settings
for each row when (to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at')
execute function private.request_build();

-- Calling it

-- Claims a call that is due: returns the hook, and marks it as called. A scheduled post that has become public
-- counts as a change.
create function private.claim_due_build() returns table (url text, token text)
language sql security definer
set search_path = ''
as $$
  with due as (
    select max(listed_at) as at from public.posts, private.build_hook
    where published and listed_at > coalesce(looked_at, set_at) and listed_at <= now()
  )
  update private.build_hook
  set
    looked_at = now(),
    changed_since = coalesce(changed_since, due.at),
    changed_at = greatest(changed_at, due.at)
  from due
  where singleton;
  update private.build_hook as hook
  set called_at = now(), changed_since = null, changed_at = null, request_id = null, status = null, error = null
  where changed_at <= now() - interval '1 minute' or changed_since <= now() - interval '10 minutes'
  returning hook.url, hook.token;
$$;

create function private.record_build_response(http_status integer, failure text) returns void
language sql security definer
set search_path = ''
as $$
  update private.build_hook set request_id = null, status = http_status, error = left(failure, 300) where singleton;
$$;

-- Runs every minute, by pg_cron. Without pg_net nothing is called, and the call stays due.
create function private.call_build_hook() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  pending_id constant bigint := (select request_id from private.build_hook);
begin
  if pending_id is not null then
    execute $response$
      select private.record_build_response(
        status_code, case when timed_out then 'It did not answer in time.' else error_msg end
      )
      from net._http_response where id = $1
    $response$ using pending_id;
  end if;
  for due in select * from private.claim_due_build() loop
    execute $call$
      update private.build_hook set request_id = net.http_post(
        url := $1, body := '{"event_type": "content"}', headers := $2, timeout_milliseconds := 10000
      ) where singleton
    $call$ using due.url, jsonb_strip_nulls(jsonb_build_object(
      'Content-Type', 'application/json', 'Authorization', 'Bearer ' || due.token
    ));
  end loop;
exception when undefined_table or invalid_schema_name or undefined_function or insufficient_privilege then
  null;
end;
$$;

-- pg_cron never deletes its rows about runs.
create function private.delete_build_runs() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from cron.job_run_details
  where end_time < now() - interval '1 day'
    and jobid in (select jobid from cron.job where jobname = 'call-build-hook');
end;
$$;

-- Starts or stops the job of pg_cron. Does nothing without the extensions.
create function private.schedule_build_hook(is_on boolean) returns void
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
  raise warning 'The build hook is not called by itself: %', sqlerrm;
end;
$$;

-- The owner's side

-- Sets the hook, or removes it with an empty URL. Nobody can read it again, not even the owner.
create function private.set_build_hook(url text, token text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  was_set constant boolean := exists (select from private.build_hook);
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner sets the build hook.';
  end if;
  delete from private.build_hook where singleton;
  if url <> '' then
    insert into private.build_hook (url, token) values (set_build_hook.url, nullif(set_build_hook.token, ''));
  elsif not was_set then
    return;
  end if;
  perform private.schedule_build_hook(url <> '');
  insert into private.audit_log (account, action, kind)
  values (auth.uid(), case when url = '' then 'deleted' when was_set then 'changed' else 'created' end, 'build_hook');
end;
$$;

-- Calls it as soon as possible, whether something has changed or not.
create function private.try_build_hook() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner asks for a build.';
  end if;
  update private.build_hook set changed_at = now() - interval '1 minute' where singleton;
  if not found then
    raise check_violation using message = 'No build hook is set.';
  end if;
  perform private.call_build_hook();
end;
$$;

-- One row for the owner, none for anybody else. `is_watched` says whether calls that are due are made.
create function public.build_status() returns table (
  is_set boolean,
  is_watched boolean,
  changed_at timestamptz,
  called_at timestamptz,
  status integer,
  error text
)
language sql stable
set search_path = ''
as $$
  select
    hook.set_at is not null, coalesce(hook.looked_at, hook.set_at) > now() - interval '5 minutes',
    hook.changed_at, hook.called_at, hook.status, hook.error
  from (select) as one_row left join private.build_hook as hook on true
  where (select private.is_owner());
$$;

create function public.set_build_hook(url text, token text default '') returns void
language sql
set search_path = ''
as $$
  select private.set_build_hook(url, token);
$$;
create function public.try_build_hook() returns void
language sql
set search_path = ''
as $$
  select private.try_build_hook();
$$;
grant execute on function
  private.set_build_hook(text, text), private.try_build_hook(),
  public.set_build_hook(text, text), public.try_build_hook(), public.build_status()
to authenticated;
