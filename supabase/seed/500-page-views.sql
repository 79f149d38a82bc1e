-- Thirty days of page views, and what follows from the articles themselves. Everything is worked
-- out with plain arithmetic, so that two seeds of the same hour are alike.

-- Fewer visits at the weekend, none of a page before it was there, the day from 7 to 23 o'clock.
with page as (
  select path, daily, now() - interval '1 year' as since
  from (
    values
      ('/', 16), ('/blog', 12), ('/projects', 9), ('/about', 7), ('/services', 6), ('/music', 5),
      ('/contact', 4), ('/resume', 4), ('/skills', 3), ('/pay', 1)
  ) as fixed (path, daily)
  union all
  select
    '/blog/' || slug,
    (greatest(2, 9 - row_number() over (order by created_at desc)) + featured::integer * 2)::integer,
    created_at
  from public.posts
  where published
),
visit as (
  select
    path,
    since,
    date_trunc('day', now()) - make_interval(days => ago)
      + make_interval(mins => 420 + (number * 397 + length(path) * 131 + ago * 53) % 960) as seen_at
  from page
  cross join generate_series(0, 29) as ago
  cross join lateral generate_series(
    1,
    daily * (array[9, 11, 10, 10, 9, 6, 5])[extract(isodow from now() - make_interval(days => ago))::integer] / 10
  ) as number
)
insert into public.site_analytics (page_path, created_at)
select path, seen_at from visit where seen_at between since and now() order by seen_at;

insert into private.page_view_totals (page_path, views)
select page_path, count(*) from public.site_analytics group by page_path;

with hourly as (
  select
    page_path,
    (created_at at time zone 'utc')::date as day,
    extract(hour from created_at at time zone 'utc')::integer as hour,
    count(*)::integer as views
  from public.site_analytics
  group by 1, 2, 3
),
of_path as (
  insert into private.page_view_paths (day, page_path, views, hours)
  select day, page_path, sum(views), array(
    select coalesce(sum(same.views), 0)::integer
    from generate_series(0, 23) as n
    left join hourly as same on same.hour = n and same.day = hourly.day and same.page_path = hourly.page_path
    group by n order by n
  )
  from hourly
  group by day, page_path
  returning day, views, hours
)
insert into private.page_view_days (day, views, hours)
select day, sum(views), array(
  select sum(same.hours[n])::integer
  from generate_series(1, 24) as n
  join of_path as same on same.day = of_path.day
  group by n order by n
)
from of_path
group by day;

-- Every fourth visitor of an article came by a link that told where it was.
insert into private.page_view_referrers (day, domain, views)
select
  (created_at at time zone 'utc')::date,
  (array['news.example', 'search.example', 'search.example', 'friends-blog.example', 'forum.example'])[1 + id % 5],
  count(*)
from public.site_analytics
where page_path like '/blog/%' and id % 4 = 0
group by 1, 2;

-- Many views in the first days, a steady trickle afterwards.
update public.posts
set views = (60 * ln(2 + age.days) + 4 * age.days + 17 * (age.days % 7))::integer + featured::integer * 140
from (
  select id, extract(epoch from now() - created_at)::integer / 86400 as days from public.posts
) as age
where age.id = posts.id and published;
