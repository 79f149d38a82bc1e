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

insert into private.page_view_changes (page_path, viewed_on, change)
select page_path, (created_at at time zone 'utc')::date, count(*)
from public.site_analytics
group by 1, 2;

create function private.note_page_views() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into private.page_view_changes (page_path, viewed_on, change)
    select page_path, (created_at at time zone 'utc')::date, -count(*) from removed group by 1, 2;
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
    delete from private.page_view_changes;
    delete from private.page_view_totals;
    delete from private.page_view_days;
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
    delete from private.page_view_changes returning page_path, viewed_on, change
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
