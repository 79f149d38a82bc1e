-- The owner's lists at any number of posts: every order and filter by an index, numbers from totals.

-- Few posts are featured or drafts, wherever they stand in the order.
create index posts_featured on public.posts (created_at desc, id desc) where featured;
create index posts_drafts on public.posts (created_at desc, id desc) where not published;
create index posts_title_and_category on public.posts using gin (lower(title_and_category) extensions.gin_trgm_ops);

-- Posts by views. A table of its own, because with an index on posts.views every view of an article
-- would have to write to all the other indexes of posts as well.
create table private.post_ranks (
  post_id uuid primary key references public.posts (id) on delete cascade,
  views bigint not null
);
create index post_ranks_most on private.post_ranks (views desc, post_id desc);
alter table private.post_ranks enable row level security;
insert into private.post_ranks (post_id, views) select id, views from public.posts;

create function private.rank_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.post_ranks (post_id, views) values (new.id, new.views);
  else
    update private.post_ranks set views = new.views where post_id = new.id;
  end if;
  return null;
end;
$$;
revoke execute on function private.rank_post() from public;
create trigger rank_new after insert on public.posts
for each row execute function private.rank_post();
create trigger rank_viewed after update of views on public.posts
for each row when (old.views <> new.views) execute function private.rank_post();

-- Posts that hold `search` literally in title or category, at most `most`, by index and in no order.
create function private.find_own_posts(search text, only_posts text, most integer) returns uuid[]
language plpgsql stable security definer
set search_path = '' set enable_bitmapscan = on set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  wanted constant text := lower(search);
  pattern constant text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  found_ids uuid[];
begin
  execute format(
    case when wanted ~ '[a-z0-9]{3}' then
      $query$
        select array_agg(id) from (
          select p.id from public.posts as p where lower(p.title_and_category) like $1 and %1$s limit $4
        ) as matches
      $query$
    else
      -- Too short for trigrams. The fence leaves no other index to begin with.
      $query$
        select array_agg(id) from (
          select p.id from (
            select * from public.posts as c where private.pairs(c.search_text) @> private.pairs($2) offset 0
          ) as p
          where lower(p.title) like $1 and %1$s
          union all
          select p.id from public.posts as p
          where p.category = any ($3) and lower(p.title) not like $1 and %1$s
          limit $4
        ) as matches
      $query$
    end,
    only_posts
  )
  into found_ids
  using
    pattern, wanted, array(select c.name from public.categories as c where lower(c.name) like pattern), most;
  return coalesce(found_ids, '{}');
end;
$$;

-- A page of all posts, drafts included, in one of five orders after the row (`after_value`,
-- `after_id`), for the owner. `total` says with the first page how many there are, of a search up to
-- 1,000, and 1,001 for more: as with the public list, few are found by index and sorted, many are met
-- soon by whoever goes through the posts in their order.
create function private.own_posts_page(
  search text, only_status text, sort text, after_value text, after_id uuid
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  category text,
  tags text[],
  featured boolean,
  published boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  created_at timestamptz,
  updated_at timestamptz,
  title_key text,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
declare
  searched constant integer := 1000;
  only_posts constant text := case only_status
    when 'published' then 'p.published' when 'draft' then 'not p.published'
    when 'featured' then 'p.featured' else 'true' end;
  ordered_by text := case sort
    when 'edited' then 'p.updated_at' when 'title' then 'p.title_key'
    when 'views' then 'p.views' else 'p.created_at' end;
  ordered_id text := 'p.id';
  read_from text := 'public.posts as p';
  is_rising constant boolean := sort in ('oldest', 'title');
  found_ids uuid[];
  found_total bigint;
begin
  if not private.is_owner() then
    return;
  end if;
  if search <> '' then
    found_ids := private.find_own_posts(search, only_posts, searched + 1);
    found_total := cardinality(found_ids);
  else
    select
      case only_status
        when 'published' then sum(t.published) when 'draft' then sum(t.posts - t.published)
        when 'featured' then sum(t.featured) else sum(t.posts) end
    into found_total
    from (
      select a.posts, a.published, a.featured from private.post_totals as a
      union all
      select b.posts, b.published, b.featured from private.post_changes as b
    ) as t;
    if found_total <= searched and ordered_by <> 'p.created_at' then
      if only_status = 'draft' then
        found_ids := array(select d.id from public.posts as d where not d.published);
      elsif only_status = 'featured' then
        found_ids := array(select f.id from public.posts as f where f.featured);
      end if;
    end if;
  end if;
  if cardinality(found_ids) > searched then
    found_ids := null;
  end if;
  if found_ids is not null then
    read_from := '(select * from public.posts as few where few.id = any ($2) offset 0) as p';
  elsif sort = 'views' then
    read_from := 'private.post_ranks as r join public.posts as p on p.id = r.post_id';
    ordered_by := 'r.views';
    ordered_id := 'r.post_id';
  end if;

  return query execute format(
    $query$
      select
        p.id, p.title, p.slug, p.excerpt, p.category, p.tags, p.featured, p.published, p.featured_image,
        p.author_name, p.read_time, p.views, p.likes, p.comment_count, p.created_at, p.updated_at, p.title_key, $1
      from %1$s
      where %2$s and %3$s
      order by %4$s %5$s, %6$s %5$s
      limit 12
    $query$,
    read_from,
    case
      when found_ids is not null then 'true'
      when search <> '' then only_posts || ' and lower(p.title_and_category) like $5'
      else only_posts
    end,
    case when after_id is null then 'true' else format(
      '(%s, %s) %s ($3::%s, $4)', ordered_by, ordered_id, case when is_rising then '>' else '<' end,
      case sort when 'title' then 'text' when 'views' then 'bigint' else 'timestamptz' end
    ) end,
    ordered_by, case when is_rising then 'asc' else 'desc' end, ordered_id
  )
  using
    found_total, found_ids, after_value, after_id,
    '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
end;
$$;

create function public.own_posts_page(
  search text default '', only_status text default 'all', sort text default 'newest',
  after_value text default null, after_id uuid default null
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  category text,
  tags text[],
  featured boolean,
  published boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  created_at timestamptz,
  updated_at timestamptz,
  title_key text,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.own_posts_page(search, only_status, sort, after_value, after_id);
$$;

revoke execute on function
  private.find_own_posts(text, text, integer), private.own_posts_page(text, text, text, text, uuid)
from public;
revoke execute on function public.own_posts_page(text, text, text, text, uuid) from public, anon, authenticated;
grant execute on function
  private.own_posts_page(text, text, text, text, uuid), public.own_posts_page(text, text, text, text, uuid)
to authenticated;

-- A search of one or two letters begins with the index of pairs, whatever the planner guesses: to
-- take the pairs of a post that another index has led to is dear.
create or replace function private.find_posts(search text, only_category text, most integer)
returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer
set search_path = '' set enable_bitmapscan = on set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  wanted text := lower(search);
begin
  return query execute format(
    $query$
      select p.id, p.created_at from %s as p
      where p.search_text like $1
        and p.published and p.created_at <= now() and ($3 is null or p.category = $3)
      limit $4
    $query$,
    case when wanted ~ '[a-z0-9]{3}' then 'public.posts' else
      '(select * from public.posts as c where private.pairs(c.search_text) @> private.pairs($2) offset 0)' end
  )
  using '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%', wanted, only_category, most;
end;
$$;

-- An index that must not be passed over is asked for by making all else look endlessly dear, which on
-- a server with a compiler makes it compile the plan, for a tenth of a second.
alter function private.posts_page(text, text, timestamptz, uuid, integer) set jit = off;
alter function private.comments_page(uuid, timestamptz, uuid) set jit = off;

-- The owner's list of comments: as before, but titles are found by the index above.
create or replace function private.moderation_page(
  search text, only_status text, after_time timestamptz, after_id uuid, oldest_first boolean
)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  parent_author text,
  parent_status text,
  reply_count integer
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  return query execute format(
    $query$
      select
        page.*, parents.author_name, parents.status,
        (select count(*)::integer from public.comments as r where r.parent_id = page.id)
      from (
        select c.id, c.post_id, p.title, c.parent_id, c.author_name, c.content, c.status, c.created_at
        from public.comments as c
        join public.posts as p on p.id = c.post_id
        where ($1 is null or c.status = $1)
          and ($2 is null or (c.created_at, c.id) %1$s ($2, $3))
          and (
            $4 = ''
            or c.search_text like $5
            or c.post_id in (select t.id from public.posts as t where lower(t.title_and_category) like $5 and lower(t.title) like $5)
          )
        order by c.created_at %2$s, c.id %2$s
        limit 20
      ) as page
      left join public.comments as parents on parents.id = page.parent_id
      order by page.created_at %2$s, page.id %2$s
    $query$,
    case when oldest_first then '>' else '<' end,
    case when oldest_first then 'asc' else 'desc' end
  )
  using
    only_status, after_time, after_id, search,
    '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
end;
$$;

create or replace function private.comment_counts(search text) returns table (status text, count bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.is_owner() then
    return;
  end if;
  if search = '' then
    return query select c.status, count(*) from public.comments as c group by c.status;
    return;
  end if;
  return query
  select c.status, count(*)
  from public.comments as c
  where c.search_text like pattern
    or c.post_id in (select t.id from public.posts as t where lower(t.title_and_category) like pattern and lower(t.title) like pattern)
  group by c.status;
end;
$$;
