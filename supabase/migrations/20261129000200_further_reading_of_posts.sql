-- What to read after several posts, for builds: one request for some pages instead of one for each.

-- Changes the rights of further_reading_of: new, for everybody.
-- For the first 20 posts asked for, so that a request costs no more than 20 pages do. Rows come in the order of those posts,
-- and for each of them in that of `further_reading`.
create function public.further_reading_of(posts uuid[])
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
    unnest(further_reading_of.posts[1:20]) with ordinality as asked (post, place),
    lateral public.further_reading(asked.post) with ordinality as further (
      relation, id, title, slug, language, category, read_time, listed_at, place
    )
  order by asked.place, further.place;
$$;
grant execute on function public.further_reading_of(uuid[]) to anon, authenticated;
