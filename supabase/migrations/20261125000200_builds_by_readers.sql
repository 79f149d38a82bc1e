-- Readers do not start builds at will. What they change is gathered for an hour, and starts at most four builds in 24
-- hours. A build that the owner causes meanwhile brings it along.

alter table private.build_hook
  -- The first change by a reader since the last call.
  add column readers_changed_since timestamptz,
  -- The calls of the last 24 hours that only readers caused.
  add column readers_called_at timestamptz[] not null default '{}';

-- As before, and changes by readers wait for themselves.
create or replace function private.request_build() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A statement that deletes nothing fires, too, and any reader may send it.
  if tg_level = 'STATEMENT' then
    if not exists (select from gone where status = 'approved') then
      return null;
    end if;
  end if;
  if private.is_api_request() and not private.is_owner() then
    update private.build_hook set readers_changed_since = now() where singleton and readers_changed_since is null;
  else
    update private.build_hook
    set changed_at = now(), changed_since = coalesce(changed_since, now())
    where singleton;
  end if;
  if tg_table_name <> 'comments' then
    update private.site_version
    set number = private.current_site_version() + 1, scheduled = private.scheduled_posts()
    where singleton;
  end if;
  return null;
end;
$$;

-- As before, and for what readers have changed.
create or replace function private.claim_due_build() returns table (url text, token text)
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
    changed_at = greatest(changed_at, due.at),
    readers_called_at = array(select called from unnest(readers_called_at) as called where called > now() - interval '24 hours')
  from due
  where singleton;
  update private.build_hook as hook
  set
    called_at = now(), changed_since = null, changed_at = null, request_id = null, status = null, error = null,
    readers_changed_since = null,
    readers_called_at = case when changed_at is null then readers_called_at || now() else readers_called_at end
  where changed_at <= now() - interval '1 minute' or changed_since <= now() - interval '10 minutes'
    or (changed_at is null and readers_changed_since <= now() - interval '1 hour' and cardinality(readers_called_at) < 4)
  returning hook.url, hook.token;
$$;
