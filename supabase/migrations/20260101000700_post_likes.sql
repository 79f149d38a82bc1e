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
