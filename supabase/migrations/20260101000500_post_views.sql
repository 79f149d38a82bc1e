-- Views of an article: one per reader and day, never the owner's, never a draft's.

create table private.post_views (
  day date not null default current_date,
  post_id uuid not null references public.posts (id) on delete cascade,
  client text not null,
  primary key (day, post_id, client)
);
create index post_views_post on private.post_views (post_id);
alter table private.post_views enable row level security;

create function private.increment_post_views(post_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_owner() then
    return;
  end if;

  delete from private.post_views where day < current_date;

  insert into private.post_views (post_id, client)
  select posts.id, coalesce(private.client_key(), 'unknown')
  from public.posts
  where posts.id = increment_post_views.post_id and posts.published and posts.created_at <= now()
  on conflict do nothing;

  if found then
    update public.posts set views = views + 1 where posts.id = increment_post_views.post_id;
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
