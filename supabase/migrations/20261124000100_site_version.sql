-- The version of what visitors see. A built page asks for it, and for nothing else while it is the one that the
-- page was built from. It is read from one row.

create table private.site_version (
  singleton boolean primary key default true check (singleton),
  -- Of this database: in another one, as after a restore, the number begins anew.
  epoch uuid not null default gen_random_uuid(),
  number bigint not null default 0,
  -- When scheduled posts become public, each of which is a change.
  scheduled timestamptz[] not null
);
alter table private.site_version enable row level security;

create function private.scheduled_posts() returns timestamptz[]
language sql stable
set search_path = ''
as $$
  select array(select listed_at from public.posts where published and listed_at > now());
$$;
insert into private.site_version (scheduled) values (private.scheduled_posts());

create function private.current_site_version() returns bigint
language sql stable
set search_path = ''
as $$
  select number + (select count(*) from unnest(scheduled) as due where due <= now())
  from private.site_version;
$$;

-- Runs after every change of what the build renders. Comments are read live by every page; they ask for a build
-- only so that what was taken back is gone from its files.
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
  update private.build_hook
  set changed_at = now(), changed_since = coalesce(changed_since, now())
  where singleton;
  if tg_table_name <> 'comments' then
    update private.site_version
    set number = private.current_site_version() + 1, scheduled = private.scheduled_posts()
    where singleton;
  end if;
  return null;
end;
$$;

create trigger request_rebuild after update on public.comments
for each row when (
  old.status = 'approved'
  and (old.status, old.content, old.author_name) is distinct from (new.status, new.content, new.author_name)
)
execute function private.request_build();
-- Once for a thread, or for all comments of a post.
create trigger request_build_without after delete on public.comments
referencing old table as gone for each statement execute function private.request_build();

create function private.read_site_version() returns text
language sql stable security definer
set search_path = ''
as $$
  select epoch || '-' || private.current_site_version() from private.site_version;
$$;

-- Changes the rights of site_version: everybody may ask for it.
create function public.site_version() returns text
language sql stable
set search_path = ''
as $$
  select private.read_site_version();
$$;
grant execute on function private.read_site_version(), public.site_version() to anon, authenticated;
