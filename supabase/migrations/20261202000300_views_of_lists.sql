-- Views of the pages of tags, categories and years were not counted, nor where their readers came from: only articles, projects and
-- pages with a path of their own were known.

-- The text of a part of a URL; null if it is not UTF-8.
create function private.decode_segment(segment text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return (
    select convert_from(decode(string_agg(
      case when part[1] ~ '^%.' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end, '' order by place
    ), 'hex'), 'UTF8')
    from regexp_matches(segment, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as parts (part, place)
  );
exception when character_not_in_repertoire then
  return null;
end;
$$;

-- As before, and a list of articles is a page as long as it has one. What would begin a query or a fragment is encoded in its path.
create or replace function private.canonical_path(path text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  typed constant text := case when char_length(path) <= 400 then regexp_replace(path, '(.)/+$', '\1') end;
  normalized constant text := lower(typed);
  post constant text := substring(normalized from '^/blog/([^/]+)$');
  project constant text := substring(normalized from '^/projects/([^/]+)$');
  year constant integer := substring(normalized from '^/blog/archive/([1-9]\d{3})$');
  list constant text := substring(normalized from '^/blog/(tag|category)/[^/]+$');
  name text;
  uuid_pattern constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
  post_id uuid;
begin
  if post is not null then
    post_id := case when post ~ uuid_pattern then post::uuid else coalesce(
      (select posts.id from public.posts where posts.slug = post),
      (select former.post_id from public.post_slugs as former where former.slug = post)
    ) end;
    return (select '/blog/' || posts.slug from private.public_posts as posts where posts.id = post_id);
  elsif project ~ uuid_pattern then
    return (select '/projects/' || slug from public.projects where id = project::uuid);
  elsif project is not null then
    return (select '/projects/' || slug from public.projects where slug = project);
  elsif year is not null then
    -- One row of an index: the list of all years reads every article.
    return (
      select '/blog/archive/' || year
      where exists (
        select from private.listed_posts
        where listed_at >= make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC') and listed_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')
      )
    );
  elsif list is not null then
    name := private.spelling_in_use(list, private.decode_segment(substring(typed from '[^/]+$')));
    return (
      select '/blog/' || list || '/' || replace(replace(replace(name, '%', '%25'), '?', '%3F'), '#', '%23')
      where name is not null and case list when 'tag' then private.is_public_tag(name) else private.is_public_category(name) end
    );
  end if;
  return coalesce(
    (select site_pages.path from private.site_pages where site_pages.path = normalized),
    (
      select '/' || pages.path from public.pages
      where published and (pages.path = substr(normalized, 2) or former_paths @> array[substr(normalized, 2)])
      order by pages.path = substr(normalized, 2) desc, updated_at desc
      limit 1
    )
  );
end;
$$;

-- As before, but lists of articles are none of the articles among which the first ten are chosen.
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
      from private.page_view_paths where of_kind = 'article' and page_path like '/blog/%' and page_path not like '/blog/%/%'
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
