-- Which published articles are due, or are still to come, was found by reading all of them: every minute, and once for each
-- article of an import. Unlisted ones are in no index of those that are listed.

-- Not of all that are published: the planner would take it for lists as well, which have their own.
-- On a live site: a moment, as few articles are unlisted. A view changes none of the three columns.
create index posts_unlisted on public.posts (listed_at) where published and unlisted;

-- Both as before, but in two parts, each with its index.
create or replace function private.scheduled_posts() returns timestamptz[]
language sql stable
set search_path = ''
as $$
  select array(
    select listed_at from public.posts where published and not unlisted and listed_at > now()
    union all select listed_at from public.posts where published and unlisted and listed_at > now()
  );
$$;

create or replace function private.claim_due_build() returns table (url text, token text)
language sql security definer
set search_path = ''
as $$
  with due as (
    select max(listed_at) as at from private.build_hook, lateral (
      select listed_at from public.posts
      where published and not unlisted and listed_at > coalesce(looked_at, set_at) and listed_at <= now()
      union all select listed_at from public.posts
      where published and unlisted and listed_at > coalesce(looked_at, set_at) and listed_at <= now()
    ) as published
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

-- Two changes at once were one version, and if both scheduled an article, pages did not learn of one of them when it was due.

-- As before, but one change waits for another before it counts. Where a build hook is set, its row already made it wait.
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
    -- Not in the update itself, which would look at what was there before it had to wait.
    perform from private.site_version where singleton for update;
    update private.site_version
    set number = private.current_site_version() + 1, scheduled = private.scheduled_posts()
    where singleton;
  end if;
  return null;
end;
$$;
