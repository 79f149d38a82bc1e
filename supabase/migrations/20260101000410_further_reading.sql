-- The years of the archive, and what to read after a post.

-- The years (UTC) in which posts were published, the latest first.
create function public.post_years() returns setof integer
language sql stable
set search_path = ''
as $$
  select distinct extract(year from listed_at at time zone 'UTC')::integer as year
  from private.listed_posts
  order by year desc;
$$;

-- The post before, the post after, and up to three related ones: by the number of tags they share, then
-- by the similarity of title and excerpt. Candidates are the latest 100 that share a tag and the latest 20
-- of the category.
create function public.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  with current as materialized (select * from public.posts where posts.id = of_post),
  candidates as (
    (
      select p.id from private.listed_posts as p
      where p.tags && (select current.tags from current)
      order by p.listed_at desc, p.id desc
      limit 100
    )
    union
    (
      select p.id from private.listed_posts as p
      where p.category = (select current.category from current)
      order by p.listed_at desc, p.id desc
      limit 20
    )
  ),
  chosen as (
    (
      select 'previous' as relation, p.id, 0 as score from private.listed_posts as p
      where (p.listed_at, p.id) < (select current.listed_at, current.id from current)
      order by p.listed_at desc, p.id desc
      limit 1
    )
    union all
    (
      select 'next', p.id, 0 from private.listed_posts as p
      where (p.listed_at, p.id) > (select current.listed_at, current.id from current)
      order by p.listed_at, p.id
      limit 1
    )
    union all
    (
      select
        'related', p.id,
        (select count(*) from unnest(p.tags) as tag where tag = any (current.tags))
          + extensions.similarity(p.search_text, current.search_text) as score
      from current, candidates
      join public.posts as p on p.id = candidates.id
      -- The other parts of a series have a list of their own.
      where p.id <> current.id and (current.series is null or p.series is distinct from current.series)
      order by score desc, p.listed_at desc, p.id desc
      limit 3
    )
  )
  select chosen.relation, p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from chosen
  join public.posts as p on p.id = chosen.id
  order by chosen.score desc, p.listed_at desc, p.id desc;
$$;

grant execute on function public.post_years(), public.further_reading(uuid) to anon, authenticated;
