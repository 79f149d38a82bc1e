-- A slice of a nested array has whole rows: twenty lists of any number of posts were answered.

-- As before, and for twenty posts at most, however they are listed.
create or replace function public.further_reading_of(posts uuid[])
returns table (
  of_post uuid, relation text, id uuid, title text, slug text, language text, category text, read_time integer,
  listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select
    asked.post, further.relation, further.id, further.title, further.slug, further.language, further.category,
    further.read_time, further.listed_at
  from
    (
      select post, place from unnest(further_reading_of.posts) with ordinality as each (post, place) order by place limit 20
    ) as asked,
    lateral public.further_reading(asked.post) with ordinality as further (
      relation, id, title, slug, language, category, read_time, listed_at, place
    )
  order by asked.place, further.place;
$$;
