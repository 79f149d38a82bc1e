-- Related posts compare their words with the nearest 20 alone: a comparison takes most of the time, and the tags decide
-- before it.

-- As before, but with the words of the 20 candidates that share the most tags, the latest of them first.
create or replace function public.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  with current as materialized (select * from public.posts where posts.id = of_post),
  translations as materialized (
    select translation.id from current, private.listed_translations(current.id) as translation (id)
  ),
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
  nearest as materialized (
    select p.id, p.listed_at, p.search_text, shared.tags
    from current, candidates
    join public.posts as p on p.id = candidates.id
    cross join lateral (
      select count(*) as tags from unnest(p.tags) as tag where tag = any (current.tags)
    ) as shared
    -- The other parts of a series have a list of their own.
    where p.id <> current.id and (current.series is null or p.series is distinct from current.series)
      and p.id not in (select translations.id from translations)
    order by shared.tags desc, p.listed_at desc, p.id desc
    limit 20
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
        'related', nearest.id, nearest.tags + extensions.similarity(nearest.search_text, current.search_text) as score
      from current, nearest
      order by score desc, nearest.listed_at desc, nearest.id desc
      limit 3
    )
    union all
    select 'translation', translations.id, 0 from translations
  )
  select chosen.relation, p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from chosen
  join public.posts as p on p.id = chosen.id
  order by chosen.score desc, p.listed_at desc, p.id desc;
$$;
