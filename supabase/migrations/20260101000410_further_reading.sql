-- What to read after a post: the one before it, the one after it, and up to three like it.

-- With raised rights, because readers have none on the posts of each tag; so it says itself who may see
-- what.
-- Posts are alike by the tags they share, then by the words of title and excerpt. Looked at are the
-- latest 20 of each tag and of the category, so that it costs the same however many there are.
create function private.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  own record;
  candidates uuid[];
begin
  select p.listed_at, p.tags, p.category, p.series, p.search_text into own
  from public.posts as p
  where p.id = of_post and ((p.published and p.listed_at <= now()) or private.is_owner());
  if not found then
    return;
  end if;

  return query
  select 'previous', p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.published and not p.unlisted and p.listed_at <= now() and (p.listed_at, p.id) < (own.listed_at, of_post)
  order by p.listed_at desc, p.id desc
  limit 1;

  return query
  select 'next', p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.published and not p.unlisted and p.listed_at <= now() and (p.listed_at, p.id) > (own.listed_at, of_post)
  order by p.listed_at, p.id
  limit 1;

  candidates := array(
    select latest.post_id
    from unnest(own.tags) as own_tag,
      lateral (
        select t.post_id from private.tagged_posts as t
        where t.tag = own_tag and t.listed_at <= now()
        order by t.listed_at desc, t.post_id desc
        limit 20
      ) as latest
  ) || array(
    select p.id from public.posts as p
    where p.category = own.category and p.published and not p.unlisted and p.listed_at <= now()
    order by p.listed_at desc, p.id desc
    limit 20
  );
  return query
  select 'related', p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from public.posts as p
  -- The other parts of a series are named elsewhere.
  where p.id = any (candidates) and p.id <> of_post and (own.series is null or p.series is distinct from own.series)
  order by
    (select count(*) from unnest(p.tags) as tag where tag = any (own.tags))
      + extensions.similarity(p.search_text, own.search_text) desc,
    p.listed_at desc,
    p.id desc
  limit 3;
end;
$$;

create function public.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.further_reading(of_post);
$$;

revoke execute on function private.further_reading(uuid), public.further_reading(uuid) from public, anon, authenticated;
grant execute on function private.further_reading(uuid), public.further_reading(uuid) to anon, authenticated;
