-- The owner's analytics, in parts. All run with the caller's rights: only the owner reads the counts.

-- The views of each of the last 90 days, today last: of the site, or of the pages at these addresses.
create function private.views_by_day(addresses text[], today date) returns table (day date, views bigint)
language sql stable
set search_path = ''
as $$
  select span.day::date, coalesce(
    case when addresses is null then (select known.views from private.page_view_days as known where known.day = span.day::date)
    else (
      select sum(known.views)::bigint from private.page_view_paths as known
      where known.day = span.day::date and known.page_path = any (addresses)
    ) end, 0
  )
  from generate_series(today - 89, today, interval '1 day') as span (day);
$$;

-- The views of each hour of a day, as many as there are in a day.
create function private.views_by_hour(addresses text[], of_day date) returns bigint[]
language sql stable
set search_path = ''
as $$
  select array_agg(views order by hour)
  from (
    select hour, coalesce(sum(counted.hours[hour]), 0)::bigint as views
    from generate_series(1, 24) as hour
    left join (
      select hours from private.page_view_days where day = of_day and addresses is null
      union all select hours from private.page_view_paths where day = of_day and page_path = any (addresses)
    ) as counted on true
    group by hour
  ) as each_hour;
$$;

-- Those slugs of articles, or those domains, that are among the first ten of any period of 1, 7, 30 or 90 days.
create function private.most_viewed(of_kind text, today date) returns table (
  name text, views_1 bigint, views_7 bigint, views_30 bigint, views_90 bigint
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select
      name,
      coalesce(sum(views) filter (where day = today), 0)::bigint as views_1,
      coalesce(sum(views) filter (where day > today - 7), 0)::bigint as views_7,
      coalesce(sum(views) filter (where day > today - 30), 0)::bigint as views_30,
      sum(views)::bigint as views_90
    from (
      select substr(page_path, 7) as name, day, views
      from private.page_view_paths where of_kind = 'article' and page_path like '/blog/%'
      union all
      select domain, day, views from private.page_view_referrers where of_kind = 'domain'
    ) as views_of_day
    where day > today - 90
    group by name
  ),
  ranked as (
    select *, least(
      row_number() over (order by views_1 desc, views_90 desc),
      row_number() over (order by views_7 desc, views_90 desc),
      row_number() over (order by views_30 desc, views_90 desc),
      row_number() over (order by views_90 desc)
    ) as best_rank
    from counted
  )
  select name, views_1, views_7, views_30, views_90 from ranked where best_rank <= 10;
$$;

-- As before, of the parts above.
create or replace function public.analytics_summary(of_post uuid default null) returns table (
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
  -- Null for the whole site
  addresses constant text[] := case when of_post is not null then array(
    select '/blog/' || slug from public.posts where id = of_post
    union all select '/blog/' || slug from public.post_slugs where post_id = of_post
  ) end;
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
  select array_agg(day order by day), array_agg(views order by day) into days, day_views
  from private.views_by_day(addresses, today);
  hour_views := private.views_by_hour(addresses, today);

  select
    coalesce(array_agg(id), '{}'), coalesce(array_agg(title), '{}'), coalesce(array_agg(readers), '{}'),
    coalesce(array_agg(views_1), '{}'), coalesce(array_agg(views_7), '{}'),
    coalesce(array_agg(views_30), '{}'), coalesce(array_agg(views_90), '{}')
  into article_ids, article_titles, article_readers, article_views_1, article_views_7, article_views_30, article_views_90
  from (
    -- A post has views under its former slugs, too.
    select
      posts.id, posts.title, posts.views as readers,
      sum(views_1)::bigint as views_1, sum(views_7)::bigint as views_7,
      sum(views_30)::bigint as views_30, sum(views_90)::bigint as views_90
    from private.most_viewed('article', today) as top
    left join public.post_slugs as former on former.slug = top.name
    join public.posts on posts.slug = top.name or posts.id = former.post_id
    group by posts.id
    order by views_90 desc, posts.title
  ) as articles;
  select
    coalesce(array_agg(name), '{}'), coalesce(array_agg(views_1), '{}'), coalesce(array_agg(views_7), '{}'),
    coalesce(array_agg(views_30), '{}'), coalesce(array_agg(views_90), '{}')
  into domains, domain_views_1, domain_views_7, domain_views_30, domain_views_90
  from (select * from private.most_viewed('domain', today) order by views_90 desc, name) as domains_of_days;
  return next;
end;
$$;

-- Changes the rights of private.views_by_day: analytics_summary() runs it with its caller's rights, so accounts may call
-- it; it shows the counts to the owner alone, and the API does not serve it.
-- Changes the rights of private.views_by_hour: as well.
-- Changes the rights of private.most_viewed: as well.
grant execute on function
  private.views_by_day(text[], date), private.views_by_hour(text[], date), private.most_viewed(text, date)
to authenticated;
