-- How many posts there are, and their views and likes in all, exact and cheap at any number of them.
--
-- As with page views: every statement that touches posts leaves behind what it changed, and the
-- totals are the sums added up so far with what is new since. A queue instead of one row that is
-- counted up, because everybody who views a post would wait for everybody else there.

create table private.post_changes (
  id bigint generated always as identity primary key,
  category text not null,
  posts bigint not null,
  published bigint not null,
  featured bigint not null,
  views bigint not null,
  likes bigint not null
);
create table private.post_totals (
  category text primary key,
  posts bigint not null,
  published bigint not null,
  featured bigint not null,
  views bigint not null,
  likes bigint not null
);
alter table private.post_changes enable row level security;
alter table private.post_totals enable row level security;

insert into private.post_totals (category, posts, published, featured, views, likes)
select category, count(*), count(*) filter (where published), count(*) filter (where featured), sum(views), sum(likes)
from public.posts group by category;

-- Adds what is new to the totals. Two at once wait for each other; the second finds less to do.
create function private.roll_up_posts() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  lock table private.post_totals in share row exclusive mode;
  with fresh as (
    delete from private.post_changes returning category, posts, published, featured, views, likes
  )
  insert into private.post_totals as known (category, posts, published, featured, views, likes)
  select category, sum(posts), sum(published), sum(featured), sum(views), sum(likes) from fresh group by category
  on conflict (category) do update set
    posts = known.posts + excluded.posts,
    published = known.published + excluded.published,
    featured = known.featured + excluded.featured,
    views = known.views + excluded.views,
    likes = known.likes + excluded.likes;
end;
$$;

create function private.note_posts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_long boolean;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.post_changes;
    delete from private.post_totals;
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    insert into private.post_changes (category, posts, published, featured, views, likes)
    select category, -count(*), -count(*) filter (where published), -count(*) filter (where featured), -sum(views), -sum(likes)
    from removed group by category;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    with noted as (
      insert into private.post_changes (category, posts, published, featured, views, likes)
      select category, count(*), count(*) filter (where published), count(*) filter (where featured), sum(views), sum(likes)
      from added group by category
      returning id
    )
    -- About every 500th change adds up, so that whoever asks never finds a long queue.
    select bool_or(id % 500 < 2) into is_long from noted;
    if is_long then
      perform private.roll_up_posts();
    end if;
  end if;
  return null;
end;
$$;
create trigger note_added after insert on public.posts
referencing new table as added
for each statement execute function private.note_posts();
create trigger note_changed after update on public.posts
referencing old table as removed new table as added
for each statement execute function private.note_posts();
create trigger note_removed after delete on public.posts
referencing old table as removed
for each statement execute function private.note_posts();
create trigger note_emptied after truncate on public.posts
for each statement execute function private.note_posts();

-- How many posts are published and due, in a category or, with null, in all. A post becomes due
-- without anybody writing to it, so those that are not yet are counted, which are few.
create function private.published_count(only_category text) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum(noted.published), 0)::bigint - (
    select count(*) from public.posts as p
    where p.published and p.created_at > now() and (only_category is null or p.category = only_category)
  )
  from (
    select category, published from private.post_totals
    union all
    select category, published from private.post_changes
  ) as noted
  where only_category is null or noted.category = only_category;
$$;

create function public.published_count() returns bigint
language sql stable
set search_path = ''
as $$
  select private.published_count(null);
$$;

revoke execute on function
  private.roll_up_posts(), private.note_posts(), private.published_count(text)
from public;
revoke execute on function public.published_count() from public, anon, authenticated;
grant execute on function private.published_count(text), public.published_count() to anon, authenticated;

-- The dashboard's numbers of posts, from those totals.
create or replace function private.dashboard_numbers() returns table (
  total_posts bigint,
  published_posts bigint,
  featured_posts bigint,
  post_views bigint,
  post_likes bigint,
  total_projects bigint,
  featured_projects bigint,
  page_views bigint,
  unique_pages bigint,
  messages bigint,
  unread_messages bigint,
  consultations bigint,
  pending_consultations bigint,
  pending_comments bigint
)
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  perform private.roll_up_page_views();
  perform private.roll_up_posts();
  return query
  select
    p.total, p.published, p.featured, p.views, p.likes,
    j.total, j.featured,
    (select coalesce(sum(views), 0)::bigint from private.page_view_days),
    (select count(*) from private.page_view_totals where views > 0),
    (select count(*) from public.contact_messages),
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')
  from
    (
      select
        coalesce(sum(posts), 0)::bigint as total,
        coalesce(sum(t.published), 0)::bigint as published,
        coalesce(sum(t.featured), 0)::bigint as featured,
        coalesce(sum(t.views), 0)::bigint as views,
        coalesce(sum(t.likes), 0)::bigint as likes
      from private.post_totals as t
    ) as p,
    (
      select count(*) as total, count(*) filter (where featured) as featured
      from public.projects
    ) as j;
end;
$$;
