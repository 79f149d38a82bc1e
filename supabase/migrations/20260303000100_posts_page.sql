-- The public lists of posts: one call gives a page of them and how many there are in all.

-- The characters of a text, and every two that stand beside each other. Together with trigrams,
-- which only words of three letters have, they make any typed text one that an index can find.
create function private.pairs(value text) returns text[]
language sql immutable cost 1000
set search_path = ''
as $$
  select coalesce(array_agg(distinct pair) filter (where pair is not null), '{}')
  from (select c, c || lead(c) over (order by n) as c2 from string_to_table(value, null) with ordinality as t (c, n)) as chars,
    unnest(array[c, c2]) as pair;
$$;
revoke execute on function private.pairs(text) from public;
-- The index is kept up to date as whoever writes a post.
grant execute on function private.pairs(text) to authenticated, service_role;

create index posts_pairs on public.posts using gin (private.pairs(search_text));

-- Published and due posts that hold `search` literally, at most `most` of them, in no order. By one
-- of the two indexes and never by reading the table, whatever the planner guesses about a text.
create function private.find_posts(search text, only_category text, most integer)
returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer
set search_path = '' set enable_bitmapscan = on set enable_seqscan = off set enable_indexscan = off
as $$
declare
  wanted text := lower(search);
begin
  return query execute format(
    $query$
      select p.id, p.created_at from public.posts as p
      where p.search_text like $1 and %s
        and p.published and p.created_at <= now() and ($3 is null or p.category = $3)
      limit $4
    $query$,
    case when wanted ~ '[a-z0-9]{3}' then 'true' else 'private.pairs(p.search_text) @> private.pairs($2)' end
  )
  using '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%', wanted, only_category, most;
end;
$$;
revoke execute on function private.find_posts(text, text, integer) from public;

-- At most 12 published and due posts after the row (`after_time`, `after_id`), newest first: of a
-- category, and those that hold `search` literally in title or excerpt, ignoring case. `total` says
-- with the first page how many there are; a search counts up to 1,000 and answers 1,001 for more.
--
-- Few matches are all fetched by index and sorted; many are met soon by whoever goes through the
-- posts as they come. So neither costs more where there are more posts. The planner, which guesses
-- how many a text matches, is left no other way. With raised rights, because
-- row-level security keeps the planner from using an index for pattern matching; the rule of the
-- anonymous policy is repeated here.
create function private.posts_page(
  search text, only_category text, after_time timestamptz, after_id uuid, most integer
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  created_at timestamptz,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  searched constant integer := 1000;
  found_ids uuid[];
  found_total bigint;
begin
  if search = '' then
    found_total := case when after_time is null then private.published_count(only_category) end;
  else
    select array_agg(f.id), count(*) into found_ids, found_total
    from private.find_posts(search, only_category, searched + 1) as f;
    if found_total = 0 then
      return;
    end if;
  end if;
  return query execute format(
    $query$
      select
        p.id, p.title, p.slug, p.excerpt, p.category, p.tags, p.featured, p.featured_image, p.author_name,
        p.read_time, p.views, p.likes, p.comment_count, p.created_at, $1
      from public.posts as p
      where %s and ($4 is null or (p.created_at, p.id) < ($4, $5))
      order by p.created_at desc, p.id desc
      limit $6
    $query$,
    case
      when found_total <= searched and search <> '' then 'p.id = any ($2)'
      else 'p.published and p.created_at <= now() and ($3 is null or p.category = $3) and ($7 is null or p.search_text like $7)'
    end
  )
  using
    found_total, found_ids, only_category, after_time, after_id, least(most, 12),
    '%' || regexp_replace(lower(nullif(search, '')), '([\\%_])', '\\\1', 'g') || '%';
end;
$$;

create function public.posts_page(
  search text default '', only_category text default null, after_time timestamptz default null,
  after_id uuid default null, most integer default 12
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  created_at timestamptz,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.posts_page(search, only_category, after_time, after_id, most);
$$;

drop function public.search_posts(text);
drop function private.search_posts(text);

revoke execute on function private.posts_page(text, text, timestamptz, uuid, integer) from public;
revoke execute on function public.posts_page(text, text, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function
  private.posts_page(text, text, timestamptz, uuid, integer),
  public.posts_page(text, text, timestamptz, uuid, integer)
to anon, authenticated;
