-- Which published articles are due, or are still to come, was found by reading all of them: every minute, and once for each
-- article of an import. Unlisted ones are in no index of those that are listed.

-- On a live site: a second for 100,000 articles. A view changes neither column.
create index posts_published on public.posts (listed_at) where published;

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
