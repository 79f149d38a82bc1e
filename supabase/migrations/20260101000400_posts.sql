-- Articles, their categories and tags.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    check (private.ensure(private.is_visible(name) and char_length(name) <= 60, 'A category needs a name of 1 to 60 characters.'))
);
insert into public.categories (name) values ('General');

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    check (private.ensure(private.is_visible(name) and char_length(name) <= 40, 'A tag needs a name of 1 to 40 characters.'))
);

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

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    check (private.ensure(private.is_visible(title) and char_length(title) <= 200, 'The title needs 1 to 200 characters.')),
  slug text not null unique
    check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug may have small letters, digits and single hyphens, at most 220 characters.'))
    check (private.ensure(slug !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', 'The slug must not look like an id.')),
  excerpt text not null default ''
    check (private.ensure(char_length(excerpt) <= 1000, 'The excerpt can have at most 1,000 characters.')),
  content text not null
    check (private.ensure(private.is_visible(content) and char_length(content) <= 200000, 'The content needs 1 to 200,000 characters.')),
  category text not null default 'General' references public.categories (name) on update cascade,
  tags text[] not null default '{}'
    check (private.ensure(private.is_name_list(tags, 20), 'A post can have at most 20 tags of at most 40 characters.')),
  featured boolean not null default false,
  published boolean not null default false,
  featured_image text
    check (private.ensure(private.is_image_url(featured_image), 'The image must be a web address (https://…) or a path on this site.')),
  author_name text not null default 'Admin'
    check (private.ensure(private.is_visible(author_name) and char_length(author_name) <= 80, 'The author needs 1 to 80 characters.')),
  author_id uuid references auth.users (id) on delete set null,
  read_time integer not null default 5
    check (private.ensure(read_time between 1 and 1000, 'The read time is at least one minute.')),
  views bigint not null default 0,
  likes integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (lower(title || chr(10) || excerpt)) stored,
  title_and_category text not null generated always as (title || chr(10) || category) stored,
  title_key text not null generated always as (private.sort_key(title)) stored
);

create index posts_newest on public.posts (created_at desc, id desc);
create index posts_published_newest on public.posts (created_at desc, id desc) where published;
create index posts_published_category on public.posts (category, created_at desc, id desc) where published;
create index posts_published_featured on public.posts (created_at desc, id desc) where published and featured;
create index posts_category on public.posts (category);
create index posts_author on public.posts (author_id);
create index posts_search on public.posts using gin (search_text extensions.gin_trgm_ops);
create index posts_title on public.posts (title_key, id);
create index posts_edited on public.posts (updated_at desc, id desc);
create index posts_title_and_category on public.posts using gin (lower(title_and_category) extensions.gin_trgm_ops);
create index posts_pairs on public.posts using gin (private.pairs(search_text));
-- Few posts are featured or drafts, wherever they stand in the order.
create index posts_featured on public.posts (created_at desc, id desc) where featured;
create index posts_drafts on public.posts (created_at desc, id desc) where not published;

-- Makes a post ready to be stored: known category and tags, a slug that is free.
create function private.prepare_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text;
  suffix integer := 1;
begin
  new.title := btrim(new.title);
  new.category := coalesce(nullif(btrim(new.category), ''), 'General');
  insert into public.categories (name) values (new.category) on conflict (name) do nothing;
  insert into public.tags (name) select distinct unnest(new.tags) on conflict (name) do nothing;

  -- Titles without a transliteration leave no slug: a short id stands in.
  wanted := coalesce(nullif(btrim(new.slug), ''), left(new.id::text, 8));
  new.slug := wanted;
  while exists (select from public.posts where slug = new.slug and id <> new.id) loop
    suffix := suffix + 1;
    new.slug := wanted || '-' || suffix;
  end loop;

  if tg_op = 'INSERT' then
    new.author_id := coalesce(new.author_id, auth.uid());
  end if;
  new.updated_at := now();
  return new;
end;
$$;
revoke execute on function private.prepare_post() from public;

-- Counters change all the time and are not an edit: only these columns make a new version.
create trigger prepare_post
before insert or update of title, slug, excerpt, content, category, tags, featured, published,
  featured_image, author_name, read_time, created_at
on public.posts
for each row execute function private.prepare_post();

alter table public.categories enable row level security;
alter table public.tags enable row level security;
alter table public.posts enable row level security;
revoke all on public.categories, public.tags, public.posts from anon, authenticated;

grant select on public.categories, public.tags, public.posts to anon, authenticated;
grant insert (name), update (name), delete on public.categories, public.tags to authenticated;
grant
  insert (id, title, slug, excerpt, content, category, tags, featured, published, featured_image, author_name, read_time, created_at),
  update (title, slug, excerpt, content, category, tags, featured, published, featured_image, author_name, read_time, created_at),
  delete
on public.posts to authenticated;

create policy "anyone reads" on public.categories for select to anon, authenticated using (true);
create policy "the owner adds" on public.categories for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.categories for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.categories for delete to authenticated using ((select private.is_owner()));

create policy "anyone reads" on public.tags for select to anon, authenticated using (true);
create policy "the owner adds" on public.tags for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.tags for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.tags for delete to authenticated using ((select private.is_owner()));

create policy "anyone reads what is published and due" on public.posts for select to anon
using (published and created_at <= now());
create policy "readers see what is published and due, the owner all" on public.posts for select to authenticated
using ((published and created_at <= now()) or (select private.is_owner()));
create policy "the owner adds" on public.posts for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.posts for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.posts for delete to authenticated using ((select private.is_owner()));

create table private.post_changes (
  id bigint generated always as identity primary key,
  category text not null,
  posts bigint not null,
  published bigint not null,
  featured bigint not null,
  views bigint not null,
  likes bigint not null
);
create table private.post_totals (
  category text primary key,
  posts bigint not null,
  published bigint not null,
  featured bigint not null,
  views bigint not null,
  likes bigint not null
);
alter table private.post_changes enable row level security;
alter table private.post_totals enable row level security;

-- Adds what is new to the totals. Two at once wait for each other; the second finds less to do.
create function private.roll_up_posts() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  lock table private.post_totals in share row exclusive mode;
  with fresh as (
    delete from private.post_changes returning category, posts, published, featured, views, likes
  )
  insert into private.post_totals as known (category, posts, published, featured, views, likes)
  select category, sum(posts), sum(published), sum(featured), sum(views), sum(likes) from fresh group by category
  on conflict (category) do update set
    posts = known.posts + excluded.posts,
    published = known.published + excluded.published,
    featured = known.featured + excluded.featured,
    views = known.views + excluded.views,
    likes = known.likes + excluded.likes;
end;
$$;

-- One row about a statement instead of one about before and one about after, and none where no
-- number has changed.
create function private.note_posts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_long boolean;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.post_changes;
    delete from private.post_totals;
    return null;
  elsif tg_op = 'DELETE' then
    insert into private.post_changes (category, posts, published, featured, views, likes)
    select category, -count(*), -count(*) filter (where published), -count(*) filter (where featured), -sum(views), -sum(likes)
    from removed group by category;
    return null;
  elsif tg_op = 'INSERT' then
    with noted as (
      insert into private.post_changes (category, posts, published, featured, views, likes)
      select category, count(*), count(*) filter (where published), count(*) filter (where featured), sum(views), sum(likes)
      from added group by category
      returning id
    )
    select bool_or(id % 500 = 0) into is_long from noted;
  else
    with noted as (
      insert into private.post_changes (category, posts, published, featured, views, likes)
      select * from (
        select
          category, sum(sign) as posts, sum(sign * published::integer) as published,
          sum(sign * featured::integer) as featured, sum(sign * views) as views, sum(sign * likes) as likes
        from (
          select category, -1 as sign, published, featured, views, likes from removed
          union all
          select category, 1, published, featured, views, likes from added
        ) as both_states
        group by category
      ) as change
      where (posts, published, featured, views, likes) <> (0, 0, 0, 0, 0)
      returning id
    )
    select bool_or(id % 500 = 0) into is_long from noted;
  end if;
  -- Every 500th change adds up, so that whoever asks never finds a long queue.
  if is_long then
    perform private.roll_up_posts();
  end if;
  return null;
end;
$$;
create trigger note_added after insert on public.posts
referencing new table as added
for each statement execute function private.note_posts();
create trigger note_changed after update on public.posts
referencing old table as removed new table as added
for each statement execute function private.note_posts();
create trigger note_removed after delete on public.posts
referencing old table as removed
for each statement execute function private.note_posts();
create trigger note_emptied after truncate on public.posts
for each statement execute function private.note_posts();

-- How many posts are published and due, in a category or, with null, in all. A post becomes due
-- without anybody writing to it, so those that are not yet are counted, which are few.
create function private.published_count(only_category text) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum(noted.published), 0)::bigint - (
    select count(*) from public.posts as p
    where p.published and p.created_at > now() and (only_category is null or p.category = only_category)
  )
  from (
    select category, published from private.post_totals
    union all
    select category, published from private.post_changes
  ) as noted
  where only_category is null or noted.category = only_category;
$$;

create function public.published_count() returns bigint
language sql stable
set search_path = ''
as $$
  select private.published_count(null);
$$;

revoke execute on function
  private.roll_up_posts(), private.note_posts(), private.published_count(text)
from public;
revoke execute on function public.published_count() from public, anon, authenticated;
grant execute on function private.published_count(text), public.published_count() to anon, authenticated;

-- A search of one or two letters begins with the index of pairs, whatever the planner guesses: to
-- take the pairs of a post that another index has led to is dear.
create function private.find_posts(search text, only_category text, most integer)
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
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
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

revoke execute on function private.posts_page(text, text, timestamptz, uuid, integer) from public;
revoke execute on function public.posts_page(text, text, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function
  private.posts_page(text, text, timestamptz, uuid, integer),
  public.posts_page(text, text, timestamptz, uuid, integer)
to anon, authenticated;

-- Posts by views. A table of its own, because with an index on posts.views every view of an article
-- would have to write to all the other indexes of posts as well.
create table private.post_ranks (
  post_id uuid primary key references public.posts (id) on delete cascade,
  views bigint not null
);
create index post_ranks_most on private.post_ranks (views desc, post_id desc);
alter table private.post_ranks enable row level security;

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

