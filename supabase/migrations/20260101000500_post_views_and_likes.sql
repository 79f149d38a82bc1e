-- Views of posts: one per client and day, not the owner's, only of public posts.

-- How often each client was counted today, in a hash table of 32,768 slots, so that it cannot grow. On a
-- collision the newer client takes the slot: on a day with very many readers no view is lost, and some
-- are counted twice. A client's hash differs every day, with the salt.
create table private.daily_counts (
  slot integer primary key,
  client text not null,
  count integer not null default 1
) with (fillfactor = 70);
alter table private.daily_counts enable row level security;

-- Counts one use of `subject` by the caller, and returns whether it was within the day's limits for a client
-- and for an IPv6 network. Without an IP address it always is.
create function private.is_within_daily_limit(subject text, per_client integer, per_network integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  counter record;
begin
  -- Always in the same order, or two requests could deadlock.
  for counter in
    select
      -- The first 15 bits
      (get_byte(decode(hashes.client, 'base64'), 0) << 7) + (get_byte(decode(hashes.client, 'base64'), 1) >> 1) as slot,
      hashes.client,
      hashes.max_count
    from (
      select
        private.hash_for_today(subject || ' ' || scopes.client) as client,
        case scopes.scope when 'client' then per_client else per_network end as max_count
      from private.client_scopes() as scopes
      where scopes.scope in ('client', 'network')
    ) as hashes
    order by slot
  loop
    insert into private.daily_counts as known (slot, client) values (counter.slot, counter.client)
    on conflict (slot) do update
      set client = excluded.client, count = case when known.client = excluded.client then known.count + 1 else 1 end
      where known.client <> excluded.client or known.count < counter.max_count;
    if not found then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

create function private.increment_post_views(post_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_owner()
    or not exists (select from private.public_posts where id = increment_post_views.post_id)
    or not private.is_within_daily_limit(increment_post_views.post_id::text, 1, 500)
  then
    return;
  end if;
  update public.posts set views = views + 1 where id = increment_post_views.post_id;
end;
$$;
grant execute on function private.increment_post_views(uuid) to anon, authenticated;

create function public.increment_post_views(post_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.increment_post_views(post_id);
$$;
grant execute on function public.increment_post_views(uuid) to anon, authenticated;

-- Likes: one per reader and post. A trigger counts them in posts.likes.

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
create trigger count_like after insert or delete on public.post_likes
for each row execute function private.count_like();

alter table public.post_likes enable row level security;
grant select on public.post_likes to authenticated;

create policy "readers see their own" on public.post_likes for select to authenticated
using (user_id = (select auth.uid()));

-- Whether the caller may like a post, comment on it, or like its comments. The owner may also do so with one
-- that is scheduled.
create function private.accepts_reactions(post uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.posts where id = post and published and (listed_at <= now() or private.is_owner())
  );
$$;

-- A deleted account's access token stays valid for up to an hour.
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

-- Likes a post, or takes the like back. A repeated call changes nothing.
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
  perform private.ensure(private.accepts_reactions(set_post_like.post_id), 'The article is not there any more.');
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

grant execute on function private.set_post_like(uuid, boolean), public.set_post_like(uuid, boolean) to authenticated;
