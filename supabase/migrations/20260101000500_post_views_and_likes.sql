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

create function private.limit_likes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('like');
  return new;
end;
$$;
revoke execute on function private.limit_likes() from public;
create trigger limit_likes before insert on public.post_likes
for each row execute function private.limit_likes();

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
grant select, insert (post_id, user_id), delete on public.post_likes to authenticated;

create policy "readers see their own" on public.post_likes for select to authenticated
using (user_id = (select auth.uid()));
create policy "readers like posts they can see" on public.post_likes for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select from public.posts where posts.id = post_id and posts.published)
);
create policy "readers take their like back" on public.post_likes for delete to authenticated
using (user_id = (select auth.uid()));
