-- Views of an article: one per reader and day, never the owner's, never a draft's.

-- Removed the next day. A reference to posts would have to be checked with every view, and rows of a
-- deleted post harm nobody until then.
create table private.post_views (
  day date not null default private.today(),
  post_id uuid not null,
  client text not null,
  primary key (day, post_id, client)
);
alter table private.post_views enable row level security;

create function private.increment_post_views(post_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer constant text := coalesce(private.client_key(), 'unknown');
begin
  if private.is_owner() then
    return;
  end if;

  -- Once the mark is there, nothing is counted, neither the view nor the request.
  if not exists (select from public.posts where id = increment_post_views.post_id and published and listed_at <= now())
    or exists (
      select from private.post_views as marks
      where marks.day = private.today() and marks.post_id = increment_post_views.post_id and marks.client = viewer
    )
  then
    return;
  end if;

  perform private.enforce_rate_limit('post_view');
  insert into private.post_views (post_id, client) values (increment_post_views.post_id, viewer)
  on conflict do nothing;
  if found then
    update public.posts set views = views + 1 where id = increment_post_views.post_id;
  end if;
end;
$$;
revoke execute on function private.increment_post_views(uuid) from public;
grant execute on function private.increment_post_views(uuid) to anon, authenticated;

create function public.increment_post_views(post_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.increment_post_views(post_id);
$$;
revoke execute on function public.increment_post_views(uuid) from public, anon, authenticated;
grant execute on function public.increment_post_views(uuid) to anon, authenticated;

-- Likes: one per reader and post, counted by the database.

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_likes_user on public.post_likes (user_id);

create function private.count_like() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.posts set likes = likes + 1 where id = new.post_id;
  else
    update public.posts set likes = likes - 1 where id = old.post_id;
  end if;
  return null;
end;
$$;
revoke execute on function private.count_like() from public;
create trigger count_like after insert or delete on public.post_likes
for each row execute function private.count_like();

alter table public.post_likes enable row level security;
revoke all on public.post_likes from anon, authenticated;
grant select on public.post_likes to authenticated;

create policy "readers see their own" on public.post_likes for select to authenticated
using (user_id = (select auth.uid()));

-- Whether the caller may write about a post: comment on it, like it, or like a comment on it.
create function private.is_open_post(post uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.posts where id = post and published and (listed_at <= now() or private.is_owner())
  );
$$;

-- Refuses an account that is gone: its session outlives it by up to an hour.
create function private.refuse_deleted_account() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is not null and not exists (select from auth.users where id = auth.uid()) then
    raise check_violation using message = 'Your account does not exist any more. Please sign out.';
  end if;
end;
$$;

-- Likes a post, or takes the like back. The same once more changes nothing.
create function private.set_post_like(post_id uuid, liked boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('like');
  if liked is not true then
    delete from public.post_likes as own where own.post_id = set_post_like.post_id and own.user_id = auth.uid();
    return;
  end if;
  perform private.refuse_deleted_account();
  perform private.ensure(private.is_open_post(set_post_like.post_id), 'The article is not there any more.');
  insert into public.post_likes (post_id, user_id) values (set_post_like.post_id, auth.uid())
  on conflict on constraint post_likes_pkey do nothing;
end;
$$;

create function public.set_post_like(post_id uuid, liked boolean) returns void
language sql
set search_path = ''
as $$
  select private.set_post_like(post_id, liked);
$$;

revoke execute on function
  private.is_open_post(uuid), private.refuse_deleted_account(), private.set_post_like(uuid, boolean)
from public;
revoke execute on function public.set_post_like(uuid, boolean) from public, anon, authenticated;
grant execute on function private.set_post_like(uuid, boolean), public.set_post_like(uuid, boolean) to authenticated;
