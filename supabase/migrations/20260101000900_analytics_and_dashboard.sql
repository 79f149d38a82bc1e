-- Page views: a path and a time, nothing about the visitor.

-- Single views, for the list of the latest. On a day with very many, not all have a row here; the tables
-- below count them all.
create table public.site_analytics (
  id bigint generated always as identity primary key,
  page_path text not null
    constraint site_analytics_page_path_format check (private.ensure(page_path ~ '^/[^?#[:cntrl:]]*$' and char_length(page_path) <= 300, 'A page path starts with a slash and has at most 300 characters.', 'site_analytics_page_path_format')),
  created_at timestamptz not null default now()
);
create index site_analytics_newest on public.site_analytics (created_at desc, id desc);

-- Totals by UTC day and hour. A view is a heap-only update of four rows, as no index holds a number and pages
-- have free space. The number of paths and domains per day is limited, and rows are deleted after 90 days.
create table private.page_view_totals (
  page_path text primary key,
  views bigint not null
) with (fillfactor = 70);
create table private.page_view_days (
  day date primary key,
  views bigint not null,
  hours integer[] not null
) with (fillfactor = 70);
create table private.page_view_paths (
  day date not null,
  page_path text not null,
  views integer not null,
  hours integer[] not null,
  primary key (day, page_path)
) with (fillfactor = 70);
-- Referrers, by domain. The empty one counts those beyond the limit.
create table private.page_view_referrers (
  day date not null,
  domain text not null,
  views integer not null,
  primary key (day, domain)
) with (fillfactor = 70);
alter table private.page_view_totals enable row level security;
alter table private.page_view_days enable row level security;
alter table private.page_view_paths enable row level security;
alter table private.page_view_referrers enable row level security;
grant select on
  private.page_view_totals, private.page_view_days, private.page_view_paths, private.page_view_referrers
to authenticated;
create policy "the owner reads" on private.page_view_totals for select to authenticated using ((select private.is_owner()));
create policy "the owner reads" on private.page_view_days for select to authenticated using ((select private.is_owner()));
create policy "the owner reads" on private.page_view_paths for select to authenticated using ((select private.is_owner()));
create policy "the owner reads" on private.page_view_referrers for select to authenticated using ((select private.is_owner()));

-- The pages whose views are counted, besides public posts and projects.
create table private.site_pages (
  path text primary key
);
alter table private.site_pages enable row level security;
insert into private.site_pages (path) values
  ('/'), ('/about'), ('/projects'), ('/skills'), ('/services'), ('/blog'), ('/resume'), ('/music'), ('/contact'), ('/pay'), ('/account'), ('/privacy');

-- The canonical path of a page, null where there is none: posts and projects are also reached by their id,
-- and posts by former slugs.
create function private.canonical_path(path text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  normalized constant text := lower(regexp_replace(path, '(.)/+$', '\1'));
  post constant text := substring(normalized from '^/blog/([^/]+)$');
  project constant text := substring(normalized from '^/projects/([^/]+)$');
  uuid_pattern constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
  post_id uuid;
begin
  if post is not null then
    post_id := case when post ~ uuid_pattern then post::uuid else coalesce(
      (select posts.id from public.posts where posts.slug = post),
      (select former.post_id from public.post_slugs as former where former.slug = post)
    ) end;
    return (select '/blog/' || posts.slug from private.public_posts as posts where posts.id = post_id);
  elsif project ~ uuid_pattern then
    return (select '/projects/' || slug from public.projects where id = project::uuid);
  elsif project is not null then
    return (select '/projects/' || slug from public.projects where slug = project);
  end if;
  return (select site_pages.path from private.site_pages where site_pages.path = normalized);
end;
$$;

-- The domain of a host, null for an IP address or a name without a dot.
create function private.referrer_domain(host text) returns text
language sql immutable
set search_path = ''
as $$
  select domain
  from (select regexp_replace(lower(host), '^www\.', '') as domain) as shortened
  where char_length(domain) <= 100
    and domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$';
$$;

-- Counts a view of an existing page, at most 1,000 a day of one client. Views of the owner are not counted, nor
-- any while analytics are switched off; the caller is not told.
create function private.record_page_view(path text, referrer text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  page constant text := private.canonical_path(path);
  source text := private.referrer_domain(referrer);
  today constant date := private.today();
  -- Arrays begin with 1.
  hour constant integer := 1 + extract(hour from now() at time zone 'utc');
  first_hours constant integer[] := array_fill(0, array[hour - 1]) || 1 || array_fill(0, array[24 - hour]);
  day_so_far private.page_view_days;
begin
  if page is null or private.is_owner()
    or not (select enable_analytics from public.site_settings)
    or not private.is_within_daily_limit('page views', 1000, 5000)
  then
    return;
  end if;

  -- The row that all views of a day share comes last, so that its lock is held as briefly as possible.
  update private.page_view_paths set views = views + 1, hours[hour] = hours[hour] + 1
  where day = today and page_path = page;
  if not found and (select count(*) from private.page_view_paths where day = today) < 1000 then
    insert into private.page_view_paths as known (day, page_path, views, hours) values (today, page, 1, first_hours)
    on conflict (day, page_path) do update set views = known.views + 1, hours[hour] = known.hours[hour] + 1;
  end if;
  insert into private.page_view_totals as known (page_path, views) values (page, 1)
  on conflict (page_path) do update set views = known.views + 1;
  if source is not null then
    if not exists (select from private.page_view_referrers where day = today and domain = source)
      and (select count(*) from private.page_view_referrers where day = today) >= 50
    then
      source := '';
    end if;
    insert into private.page_view_referrers as known (day, domain, views) values (today, source, 1)
    on conflict (day, domain) do update set views = known.views + 1;
  end if;
  insert into private.page_view_days as known (day, views, hours) values (today, 1, first_hours)
  on conflict (day) do update set views = known.views + 1, hours[hour] = known.hours[hour] + 1
  returning * into day_so_far;

  -- The first 5,000 views of a day have a row each, and then one in a minute.
  if day_so_far.views <= 5000
    or not exists (select from public.site_analytics where created_at > now() - interval '1 minute')
  then
    insert into public.site_analytics (page_path) values (page);
  end if;
  -- Once an hour, for projects without pg_cron.
  if day_so_far.hours[hour] = 1 then
    perform private.remove_expired();
  end if;
end;
$$;
grant execute on function private.record_page_view(text, text) to anon, authenticated;

create function public.record_page_view(path text, referrer text default null) returns void
language sql
set search_path = ''
as $$
  select private.record_page_view(path, referrer);
$$;
grant execute on function public.record_page_view(text, text) to anon, authenticated;

alter table public.site_analytics enable row level security;
grant select on public.site_analytics to authenticated;

create policy "the owner reads" on public.site_analytics for select to authenticated using ((select private.is_owner()));

-- The owner's analytics in one call, no row for anybody else. Lists are columns of equal length. The last 90
-- days, today last, and today's hours are those of the site, or of one post. Articles and domains are those
-- among the first ten of any period of 1, 7, 30 or 90 days.
create function public.analytics_summary(of_post uuid default null) returns table (
  total_views bigint,
  unique_pages bigint,
  top_paths text[],
  top_views bigint[],
  recent_paths text[],
  recent_times timestamptz[],
  days date[],
  day_views bigint[],
  hour_views bigint[],
  article_ids uuid[],
  article_titles text[],
  article_readers bigint[],
  article_views_1 bigint[],
  article_views_7 bigint[],
  article_views_30 bigint[],
  article_views_90 bigint[],
  domains text[],
  domain_views_1 bigint[],
  domain_views_7 bigint[],
  domain_views_30 bigint[],
  domain_views_90 bigint[]
)
language plpgsql stable
set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
  post_paths constant text[] := array(
    select '/blog/' || slug from public.posts where id = of_post
    union all select '/blog/' || slug from public.post_slugs where post_id = of_post
  );
begin
  if not private.is_owner() then
    return;
  end if;

  select coalesce(sum(views), 0) into total_views from private.page_view_days;
  select count(*) into unique_pages from private.page_view_totals;
  select coalesce(array_agg(page_path), '{}'), coalesce(array_agg(views), '{}') into top_paths, top_views
  from (select page_path, views from private.page_view_totals order by views desc, page_path limit 10) as top;
  select coalesce(array_agg(page_path), '{}'), coalesce(array_agg(created_at), '{}') into recent_paths, recent_times
  from (select page_path, created_at from public.site_analytics order by created_at desc, id desc limit 100) as latest;

  select array_agg(day::date order by day), array_agg(views order by day) into days, day_views
  from (
    select day, coalesce(
      case when of_post is null then (select known.views from private.page_view_days as known where known.day = span.day::date)
      else (
        select sum(known.views)::bigint from private.page_view_paths as known
        where known.day = span.day::date and known.page_path = any (post_paths)
      ) end, 0
    ) as views
    from generate_series(today - 89, today, interval '1 day') as span (day)
  ) as each_day;
  select array_agg(views order by hour) into hour_views
  from (
    select hour, coalesce(sum(counted.hours[hour]), 0)::bigint as views
    from generate_series(1, 24) as hour
    left join (
      select hours from private.page_view_days where day = today and of_post is null
      union all select hours from private.page_view_paths where day = today and page_path = any (post_paths)
    ) as counted on true
    group by hour
  ) as each_hour;

  with counted as (
    select
      kind, name,
      coalesce(sum(views) filter (where day = today), 0)::bigint as views_1,
      coalesce(sum(views) filter (where day > today - 7), 0)::bigint as views_7,
      coalesce(sum(views) filter (where day > today - 30), 0)::bigint as views_30,
      sum(views)::bigint as views_90
    from (
      select 'article' as kind, substr(page_path, 7) as name, day, views
      from private.page_view_paths where page_path like '/blog/%'
      union all
      select 'domain', domain, day, views from private.page_view_referrers
    ) as views_of_day
    where day > today - 90
    group by kind, name
  ),
  ranked as (
    select *, least(
      row_number() over (partition by kind order by views_1 desc, views_90 desc),
      row_number() over (partition by kind order by views_7 desc, views_90 desc),
      row_number() over (partition by kind order by views_30 desc, views_90 desc),
      row_number() over (partition by kind order by views_90 desc)
    ) as best_rank
    from counted
  ),
  top as materialized (select * from ranked where best_rank <= 10),
  -- A post has views under its former slugs, too.
  article as (
    select
      posts.id, posts.title, posts.views as readers,
      sum(views_1)::bigint as views_1, sum(views_7)::bigint as views_7,
      sum(views_30)::bigint as views_30, sum(views_90)::bigint as views_90
    from top
    left join public.post_slugs as former on former.slug = top.name
    join public.posts on posts.slug = top.name or posts.id = former.post_id
    where top.kind = 'article'
    group by posts.id
  )
  select article_lists.*, domain_lists.*
  into
    article_ids, article_titles, article_readers, article_views_1, article_views_7, article_views_30, article_views_90,
    domains, domain_views_1, domain_views_7, domain_views_30, domain_views_90
  from
    (
      select
        coalesce(array_agg(id), '{}'), coalesce(array_agg(title), '{}'), coalesce(array_agg(readers), '{}'),
        coalesce(array_agg(views_1), '{}'), coalesce(array_agg(views_7), '{}'),
        coalesce(array_agg(views_30), '{}'), coalesce(array_agg(views_90), '{}')
      from (select * from article order by views_90 desc, title) as ordered
    ) as article_lists,
    (
      select
        coalesce(array_agg(name), '{}'),
        coalesce(array_agg(views_1), '{}'), coalesce(array_agg(views_7), '{}'),
        coalesce(array_agg(views_30), '{}'), coalesce(array_agg(views_90), '{}')
      from (select * from top where kind = 'domain' order by views_90 desc, name) as ordered
    ) as domain_lists;
  return next;
end;
$$;

grant execute on function public.analytics_summary(uuid) to authenticated;

-- The numbers of the owner's dashboard in one call, no row for anybody else.
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
language sql stable
set search_path = ''
as $$
  select
    p.total, p.published, p.featured, p.views, p.likes,
    j.total, j.featured,
    (select coalesce(sum(views), 0)::bigint from private.page_view_days),
    (select count(*) from private.page_view_totals),
    (select count(*) from public.contact_messages),
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')
  from
    (
      select
        count(*) as total,
        (select count(*) from private.listed_posts) as published,
        count(*) filter (where featured) as featured,
        coalesce(sum(views), 0)::bigint as views,
        coalesce(sum(likes), 0)::bigint as likes
      from public.posts
    ) as p,
    (
      select count(*) as total, count(*) filter (where featured) as featured
      from public.projects
    ) as j
  where (select private.is_owner());
$$;

grant execute on function public.dashboard_numbers() to authenticated;
