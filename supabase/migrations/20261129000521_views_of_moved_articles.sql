-- An article that got another slug is ranked by all of its views. Each of its addresses was ranked by itself: where only one of
-- them was among the first ten, the views of the others were missing from its numbers.

-- As before, and an article is named by its present slug, whatever the one that it was viewed under.
create or replace function private.most_viewed(of_kind text, today date) returns table (
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
  named as (
    select
      coalesce(moved.slug, counted.name) as name, sum(counted.views_1)::bigint as views_1,
      sum(counted.views_7)::bigint as views_7, sum(counted.views_30)::bigint as views_30,
      sum(counted.views_90)::bigint as views_90
    from counted
    left join public.post_slugs as former on of_kind = 'article' and former.slug = counted.name
    left join public.posts as moved on moved.id = former.post_id
    group by coalesce(moved.slug, counted.name)
  ),
  ranked as (
    select *, least(
      row_number() over (order by views_1 desc, views_90 desc),
      row_number() over (order by views_7 desc, views_90 desc),
      row_number() over (order by views_30 desc, views_90 desc),
      row_number() over (order by views_90 desc)
    ) as best_rank
    from named
  )
  select name, views_1, views_7, views_30, views_90 from ranked where best_rank <= 10;
$$;
