-- What to read after a post: the one before it, the one after it, and up to three like it.

-- With raised rights, because row-level security keeps the planner from using the index of tags; so it
-- says itself who may see what. Posts are alike by the tags they share, then by the words of title and
-- excerpt. Those with common tags may be many: 300 of them are looked at, and the latest 100 of the
-- category, so that it costs the same however many there are.
create function private.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, category text, read_time integer, listed_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  own record;
  candidates uuid[];
begin
  select p.listed_at, p.tags, p.category, p.search_text into own
  from public.posts as p
  where p.id = of_post and ((p.published and p.listed_at <= now()) or private.is_owner());
  if not found then
    return;
  end if;

  return query
  select 'previous', p.id, p.title, p.slug, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.published and not p.unlisted and p.listed_at <= now() and (p.listed_at, p.id) < (own.listed_at, of_post)
  order by p.listed_at desc, p.id desc
  limit 1;

  return query
  select 'next', p.id, p.title, p.slug, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.published and not p.unlisted and p.listed_at <= now() and (p.listed_at, p.id) > (own.listed_at, of_post)
  order by p.listed_at, p.id
  limit 1;

  candidates := array(
    select p.id from public.posts as p
    where p.tags && own.tags and p.id <> of_post and p.published and not p.unlisted and p.listed_at <= now()
    limit 300
  ) || array(
    select p.id from public.posts as p
    where p.category = own.category and p.id <> of_post and p.published and not p.unlisted and p.listed_at <= now()
    order by p.listed_at desc, p.id desc
    limit 100
  );
  return query
  select 'related', p.id, p.title, p.slug, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.id = any (candidates)
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
  relation text, id uuid, title text, slug text, category text, read_time integer, listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.further_reading(of_post);
$$;

revoke execute on function private.further_reading(uuid), public.further_reading(uuid) from public, anon, authenticated;
grant execute on function private.further_reading(uuid), public.further_reading(uuid) to anon, authenticated;
