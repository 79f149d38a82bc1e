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
