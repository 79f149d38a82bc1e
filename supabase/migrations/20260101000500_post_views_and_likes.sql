-- Views of an article: one per reader and day, never the owner's, never a draft's.

-- Who has been counted today, in a table that cannot grow: a mark has one of 32,768 places, and takes it
-- from whoever had it. So nobody's view is lost or refused on a day with very many readers; somebody who
-- comes back on such a day may be counted twice. The marks of other days mean nothing: the salt is gone.
create table private.counted_today (
  place integer primary key,
  mark text not null,
  times integer not null default 1
) with (fillfactor = 70);
alter table private.counted_today enable row level security;

-- Whether the caller's use of `what` counts, as often a day for each client and each network of clients.
-- Where the backend tells no address, it always does.
create function private.counts_today(what text, per_client integer, per_network integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  counter record;
begin
  -- Everybody takes the places in the same order, so that two at once wait and never block each other.
  for counter in
    select
      (get_byte(decode(marks.mark, 'base64'), 0) << 7) + (get_byte(decode(marks.mark, 'base64'), 1) >> 1) as place,
      marks.mark,
      marks.most
    from (
      select
        private.hash_for_today(what || ' ' || clients.client) as mark,
        case clients.scope when 'client' then per_client else per_network end as most
      from private.counted_clients() as clients
      where clients.scope in ('client', 'network')
    ) as marks
    order by place
  loop
    insert into private.counted_today as known (place, mark) values (counter.place, counter.mark)
    on conflict (place) do update
      set mark = excluded.mark, times = case when known.mark = excluded.mark then known.times + 1 else 1 end
      where known.mark <> excluded.mark or known.times < counter.most;
    if not found then
      return false;
    end if;
  end loop;
  return true;
end;
$$;
revoke execute on function private.counts_today(text, integer, integer) from public;

create function private.increment_post_views(post_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_owner()
    or not exists (select from public.posts where id = increment_post_views.post_id and published and listed_at <= now())
    or not private.counts_today(increment_post_views.post_id::text, 1, 500)
  then
    return;
  end if;
  update public.posts set views = views + 1 where id = increment_post_views.post_id;
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
