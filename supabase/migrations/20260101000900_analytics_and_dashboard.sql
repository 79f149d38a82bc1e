-- Page views: a path and a time, nothing about the visitor.

create table public.site_analytics (
  id bigint generated always as identity primary key,
  page_path text not null
    check (private.ensure(page_path ~ '^/[^?#[:cntrl:]]*$' and char_length(page_path) <= 300, 'A page path starts with a slash and has at most 300 characters.')),
  created_at timestamptz not null default now()
);
create index site_analytics_newest on public.site_analytics (created_at desc, id desc);

-- Views are counted of what there is: pages of the site, named here, posts that readers see, and projects.
create table private.site_pages (
  path text primary key
);
alter table private.site_pages enable row level security;
insert into private.site_pages (path) values
  ('/'), ('/about'), ('/projects'), ('/skills'), ('/services'), ('/blog'), ('/resume'), ('/music'), ('/contact'), ('/pay'), ('/account'), ('/privacy');

-- The one path under which a page is counted, null where there is none. Posts and projects have an id and
-- a slug.
create function private.counted_path(path text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  known constant text := lower(regexp_replace(path, '(.)/+$', '\1'));
  post constant text := substring(known from '^/blog/([^/]+)$');
  project constant text := substring(known from '^/projects/([^/]+)$');
  uuid_pattern constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
begin
  if post ~ uuid_pattern then
    return (select '/blog/' || slug from public.posts where id = post::uuid and published and listed_at <= now());
  elsif post is not null then
    return (select '/blog/' || slug from public.posts where slug = post and published and listed_at <= now());
  elsif project ~ uuid_pattern then
    return (select '/projects/' || slug from public.projects where id = project::uuid);
  elsif project is not null then
    return (select '/projects/' || slug from public.projects where slug = project);
  end if;
  return (select site_pages.path from private.site_pages where site_pages.path = known);
end;
$$;
revoke execute on function private.counted_path(text) from public;

-- Never the owner, never while the owner has switched counting off, never what is not there: such a row
-- is dropped silently, so that the page need not know.
create function private.record_page_view() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    if private.is_owner() or not (select enable_analytics from public.site_settings) then
      return null;
    end if;
    new.page_path := private.counted_path(new.page_path);
    if new.page_path is null then
      return null;
    end if;
    perform private.enforce_rate_limit('page_view');
    new.created_at := now();
  end if;
  return new;
end;
$$;
revoke execute on function private.record_page_view() from public;
create trigger record_page_view before insert on public.site_analytics
for each row execute function private.record_page_view();

alter table public.site_analytics enable row level security;
revoke all on public.site_analytics from anon, authenticated;
revoke all on sequence public.site_analytics_id_seq from anon, authenticated;
grant insert (page_path) on public.site_analytics to anon, authenticated;
grant select on public.site_analytics to authenticated;

create policy "anyone is counted" on public.site_analytics for insert to anon, authenticated
with check (created_at = now());
create policy "the owner reads" on public.site_analytics for select to authenticated using ((select private.is_owner()));

-- Totals of page views, exact and cheap at any size.
--
-- Every statement that touches site_analytics leaves behind what it changed; asking for totals
-- first adds what is new to them. A queue of changes instead of «the newest row counted»: rows
-- become visible in another order than they get their numbers, and a high-water mark would skip
-- those that come late.

create table private.page_view_changes (
  id bigint generated always as identity primary key,
  page_path text not null,
  viewed_on date not null,
  change bigint not null
);
create table private.page_view_totals (
  page_path text primary key,
  views bigint not null
);
create index page_view_totals_most on private.page_view_totals (views desc, page_path);
-- A day is one of UTC: the same for every reader.
create table private.page_view_days (
  viewed_on date primary key,
  views bigint not null
);
alter table private.page_view_changes enable row level security;
alter table private.page_view_totals enable row level security;
alter table private.page_view_days enable row level security;

create function private.oldest_page_view() returns timestamptz
language sql stable
set search_path = ''
as $$
  select now() - interval '90 days';
$$;
revoke execute on function private.oldest_page_view() from public;

create function private.note_page_views() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    -- What has been kept for as long as it is kept goes from the table, not from the totals.
    insert into private.page_view_changes (page_path, viewed_on, change)
    select page_path, (created_at at time zone 'utc')::date, -count(*) from removed
    where created_at >= private.oldest_page_view() group by 1, 2;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.page_view_changes (page_path, viewed_on, change)
    select page_path, (created_at at time zone 'utc')::date, count(*) from added group by 1, 2;
    -- Every 500th view adds up, so that whoever opens the totals never finds a long queue.
    if exists (select from added where id % 500 = 0) then
      perform private.roll_up_page_views();
    end if;
  end if;
  if tg_op = 'TRUNCATE' then
    delete from private.page_view_changes where true;
    delete from private.page_view_totals where true;
    delete from private.page_view_days where true;
  end if;
  return null;
end;
$$;
create trigger note_added after insert on public.site_analytics
referencing new table as added
for each statement execute function private.note_page_views();
create trigger note_changed after update on public.site_analytics
referencing old table as removed new table as added
for each statement execute function private.note_page_views();
create trigger note_removed after delete on public.site_analytics
referencing old table as removed
for each statement execute function private.note_page_views();
create trigger note_emptied after truncate on public.site_analytics
for each statement execute function private.note_page_views();

-- Adds what is new to the totals. Two at once wait for each other; the second finds less to do.
create function private.roll_up_page_views() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  lock table private.page_view_totals in share row exclusive mode;
  with fresh as (
    -- With a condition, as hosted projects refuse a statement without one, whoever runs it.
    delete from private.page_view_changes where true returning page_path, viewed_on, change
  ),
  by_path as (
    insert into private.page_view_totals as known (page_path, views)
    select page_path, sum(change) from fresh group by page_path
    on conflict (page_path) do update set views = known.views + excluded.views
  )
  insert into private.page_view_days as known (viewed_on, views)
  select viewed_on, sum(change) from fresh group by viewed_on
  on conflict (viewed_on) do update set views = known.views + excluded.views;
end;
$$;

-- What the owner's analytics screen shows, in one call; nothing for anybody else. Lists come as
-- columns of equal length. The days are the last 90, today last.
create function private.analytics_summary() returns table (
  total_views bigint,
  unique_pages bigint,
  top_paths text[],
  top_views bigint[],
  recent_paths text[],
  recent_times timestamptz[],
  days date[],
  day_views bigint[]
)
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  perform private.roll_up_page_views();
  return query
  with
  top as (
    select t.page_path, t.views from private.page_view_totals as t
    where t.views > 0
    order by t.views desc, t.page_path limit 10
  ),
  recent as (
    select s.page_path, s.created_at, s.id from public.site_analytics as s
    order by s.created_at desc, s.id desc limit 100
  ),
  span as (
    select day::date as viewed_on, coalesce(d.views, 0) as views
    from generate_series(
      (now() at time zone 'utc')::date - 89, (now() at time zone 'utc')::date, interval '1 day'
    ) as day
    left join private.page_view_days as d on d.viewed_on = day::date
  )
  select
    (select coalesce(sum(views), 0)::bigint from private.page_view_days),
    (select count(*) from private.page_view_totals where views > 0),
    (select coalesce(array_agg(top.page_path order by top.views desc, top.page_path), '{}') from top),
    (select coalesce(array_agg(top.views order by top.views desc, top.page_path), '{}') from top),
    (select coalesce(array_agg(recent.page_path order by recent.created_at desc, recent.id desc), '{}') from recent),
    (select coalesce(array_agg(recent.created_at order by recent.created_at desc, recent.id desc), '{}') from recent),
    (select array_agg(span.viewed_on order by span.viewed_on) from span),
    (select array_agg(span.views order by span.viewed_on) from span);
end;
$$;

create function public.analytics_summary() returns table (
  total_views bigint,
  unique_pages bigint,
  top_paths text[],
  top_views bigint[],
  recent_paths text[],
  recent_times timestamptz[],
  days date[],
  day_views bigint[]
)
language sql
set search_path = ''
as $$
  select * from private.analytics_summary();
$$;

revoke execute on function
  private.note_page_views(), private.roll_up_page_views(), private.analytics_summary()
from public;
revoke execute on function public.analytics_summary() from public, anon, authenticated;
grant execute on function private.analytics_summary(), public.analytics_summary() to authenticated;

-- The numbers of the owner's dashboard, in one call; nothing for anybody else.

create function private.dashboard_numbers() returns table (
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
        count(*) as total,
        count(*) filter (where published and not unlisted and listed_at <= now()) as published,
        count(*) filter (where featured) as featured,
        coalesce(sum(views), 0)::bigint as views,
        coalesce(sum(likes), 0)::bigint as likes
      from public.posts
    ) as p,
    (
      select count(*) as total, count(*) filter (where featured) as featured
      from public.projects
    ) as j;
end;
$$;

create function public.dashboard_numbers() returns table (
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
language sql
set search_path = ''
as $$
  select * from private.dashboard_numbers();
$$;

revoke execute on function private.dashboard_numbers() from public;
revoke execute on function public.dashboard_numbers() from public, anon, authenticated;
grant execute on function private.dashboard_numbers(), public.dashboard_numbers() to authenticated;
