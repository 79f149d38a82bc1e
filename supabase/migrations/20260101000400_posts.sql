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
  -- Empty on its way in: the language of the site.
  language text not null default ''
    check (private.ensure(private.is_language(language), 'The language is a code such as en, pt-BR or zh-Hant.')),
  -- What the content was made of: Markdown, or nothing where the HTML itself was written.
  format text not null default 'html'
    check (private.ensure(format in ('markdown', 'html'), 'The format is markdown or html.')),
  source text not null default ''
    check (private.ensure(char_length(source) <= 200000, 'The text can have at most 200,000 characters.'))
    check (private.ensure((format = 'markdown') = (source <> ''), 'Markdown needs a text, and HTML is its own.')),
  category text not null default 'General' references public.categories (name) on update cascade,
  tags text[] not null default '{}'
    check (private.ensure(private.is_name_list(tags, 20), 'A post can have at most 20 tags of at most 40 characters.')),
  -- A series is where posts have its name. Its parts stand in the order of their numbers, equal ones in
  -- that of publishing.
  series text
    check (private.ensure(private.is_visible(series) and char_length(series) <= 80, 'A series needs a name of 1 to 80 characters.')),
  series_part integer not null default 1
    check (private.ensure(series_part between 1 and 999, 'The part of a series is a number from 1 to 999.')),
  featured boolean not null default false,
  published boolean not null default false,
  -- Public for whoever has the address, and in no list, feed or search.
  unlisted boolean not null default false,
  -- When it appears; a time to come schedules it.
  published_at timestamptz,
  -- The last change that readers are told of, and what it was.
  revised_at timestamptz,
  revision_note text not null default ''
    check (private.ensure(char_length(revision_note) <= 300, 'What changed can be said in at most 300 characters.')),
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
  -- The order of the lists.
  listed_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  search_text text not null generated always as (lower(title || chr(10) || excerpt)) stored,
  title_and_category text not null generated always as (lower(title || chr(10) || category)) stored,
  title_key text not null generated always as (private.sort_key(title)) stored
-- Room in each page for the next version of a row whose counter changes, so that no index needs to know.
) with (fillfactor = 70);
-- They are computed anew with every change of the row. Had the old ones been compressed, they would seem to
-- differ, and every index would be written.
alter table public.posts
  alter column search_text set storage main,
  alter column title_and_category set storage main,
  alter column title_key set storage main;

-- The lists that readers ask for. The included columns let rows be counted from the index alone, although
-- row-level security looks at them. The owner's lists, in whatever order, read the table, which takes a few
-- milliseconds among 10,000 posts. No index holds a counter: reading must write none.
create index posts_listed_newest on public.posts (listed_at desc, id desc) include (published, unlisted) where published and not unlisted;
create index posts_listed_category on public.posts (category, listed_at desc, id desc) include (published, unlisted) where published and not unlisted;
-- Of foreign keys: a category or an account that goes is looked for here.
create index posts_category on public.posts (category);
create index posts_author on public.posts (author_id);
create index posts_series on public.posts (series, series_part, listed_at, id) where series is not null;
create index posts_tags on public.posts using gin (tags);
create index posts_search on public.posts using gin (search_text extensions.gin_trgm_ops);
create index posts_pairs on public.posts using gin (private.pairs(search_text));
create index posts_title_and_category on public.posts using gin (title_and_category extensions.gin_trgm_ops);

-- Addresses under which readers could read a post, other than the one it has. They lead to the post for
-- as long as there is one. The one it has may be among them, and is told to nobody then.
create table public.post_slugs (
  slug text primary key,
  post_id uuid not null references public.posts (id) on delete cascade,
  -- When the post got another address.
  since timestamptz not null default now()
);
create index post_slugs_post on public.post_slugs (post_id);

-- Makes a post ready to be stored: known category and tags, a slug that is free, a time of publishing.
create function private.prepare_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text;
  suffix integer := 1;
begin
  -- A trigger runs before the policies decide, and this one writes with more rights than its caller.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes posts.';
  end if;

  -- Whoever may read the post may read what the API gives of it. A text that ends with a comment is not
  -- cut off there: its author would find less than was written.
  if new.published then
    perform private.ensure(
      not private.has_open_comment(new.content), 'The text has a remark that does not end: <!-- without -->.'
    );
    new.content := private.without_comments(new.content);
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  new.category := coalesce(nullif(btrim(new.category), ''), 'General');
  new.series := btrim(new.series);
  insert into public.categories (name) values (new.category) on conflict (name) do nothing;
  -- Another list is refused by the table's check.
  if private.is_name_list(new.tags, 20) then
    insert into public.tags (name) select distinct unnest(new.tags) on conflict (name) do nothing;
  end if;

  -- Titles without a transliteration leave no slug: a short id stands in.
  wanted := coalesce(nullif(btrim(new.slug), ''), left(new.id::text, 8));
  new.slug := wanted;
  while exists (select from public.posts where slug = new.slug and id <> new.id)
    or exists (select from public.post_slugs where slug = new.slug and post_id <> new.id)
  loop
    suffix := suffix + 1;
    new.slug := wanted || '-' || suffix;
  end loop;

  if tg_op = 'INSERT' then
    new.author_id := coalesce(new.author_id, auth.uid());
  elsif private.is_api_request() then
    -- What comes out appears on top, however long it was a draft, and stays where it is when an editor
    -- that was not told of the time sends none. What was out without a time of its own keeps its place
    -- for when it comes back.
    if new.published and not old.published then
      new.published_at := coalesce(new.published_at, greatest(now(), new.created_at));
    elsif new.published then
      new.published_at := coalesce(new.published_at, old.published_at);
    elsif old.published and not new.published and old.published_at is null then
      new.published_at := coalesce(new.published_at, old.listed_at);
    end if;
  end if;
  new.updated_at := now();
  return new;
end;
$$;
revoke execute on function private.prepare_post() from public;

-- Counters change all the time and are not an edit: only these columns make a new version.
create trigger prepare_post
before insert or update of title, slug, excerpt, language, content, format, source, category, tags, series, series_part, featured,
  published, unlisted, published_at, revised_at, revision_note, featured_image, author_name, read_time, created_at
on public.posts
for each row execute function private.prepare_post();

-- Keeps the address under which readers could read a post until now: when it gets another one, and
-- when it is taken back, as it may get another one while it is a draft. Of what was never out nobody
-- knows the address.
create function private.keep_former_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.post_slugs (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set since = excluded.since;
  return null;
end;
$$;
revoke execute on function private.keep_former_slug() from public;
create trigger keep_former_slug after update of slug, published, published_at, created_at on public.posts
for each row when (
  old.published and old.listed_at <= now()
  and (old.slug <> new.slug or not new.published or new.listed_at > now())
)
execute function private.keep_former_slug();

-- A name goes with its last use.
create function private.remove_unused_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.categories
  where name = old.category and not exists (select from public.posts where category = old.category);
  delete from public.tags
  where name = any (old.tags) and not exists (select from public.posts where posts.tags @> array[tags.name]);
  return null;
end;
$$;
revoke execute on function private.remove_unused_names() from public;
create trigger remove_unused_names after update of category, tags or delete on public.posts
for each row execute function private.remove_unused_names();

-- Whether a reader may know a name: what only drafts use would tell about them. With raised rights,
-- because under row-level security the index of tags could not be used.
create function private.is_public_category(category_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.posts where category = category_name and published and not unlisted and listed_at <= now());
$$;
create function private.is_public_tag(tag_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.posts where tags @> array[tag_name] and published and not unlisted and listed_at <= now());
$$;
revoke execute on function private.is_public_category(text), private.is_public_tag(text) from public;
grant execute on function private.is_public_category(text), private.is_public_tag(text) to anon, authenticated;

alter table public.categories enable row level security;
alter table public.tags enable row level security;
alter table public.posts enable row level security;
alter table public.post_slugs enable row level security;
revoke all on public.categories, public.tags, public.posts, public.post_slugs from anon, authenticated;

grant select on public.categories, public.tags, public.posts, public.post_slugs to anon, authenticated;
grant insert (name), update (name), delete on public.categories, public.tags to authenticated;
grant
  insert (id, title, slug, excerpt, language, content, format, source, category, tags, series, series_part, featured, published, unlisted, published_at, revised_at, revision_note, featured_image, author_name, read_time, created_at),
  update (title, slug, excerpt, language, content, format, source, category, tags, series, series_part, featured, published, unlisted, published_at, revised_at, revision_note, featured_image, author_name, read_time, created_at),
  delete
on public.posts to authenticated;

create policy "readers see those of public posts, the owner all" on public.categories for select to anon, authenticated
using ((select private.is_owner()) or private.is_public_category(name));
create policy "the owner adds" on public.categories for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.categories for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.categories for delete to authenticated using ((select private.is_owner()));

create policy "readers see those of public posts, the owner all" on public.tags for select to anon, authenticated
using ((select private.is_owner()) or private.is_public_tag(name));
create policy "the owner adds" on public.tags for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.tags for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.tags for delete to authenticated using ((select private.is_owner()));

create policy "anyone reads what is published and due" on public.posts for select to anon
using (published and listed_at <= now());
create policy "readers see what is published and due, the owner all" on public.posts for select to authenticated
using ((published and listed_at <= now()) or (select private.is_owner()));
create policy "the owner adds" on public.posts for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.posts for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.posts for delete to authenticated using ((select private.is_owner()));

-- The posts seen here are those the caller may see: their own policies apply inside.
create policy "those of posts one can see" on public.post_slugs for select to anon, authenticated
using (exists (select from public.posts where posts.id = post_id and posts.slug <> post_slugs.slug));

-- Searching. Row-level security keeps the planner from using an index for pattern matching, which is
-- not leakproof. So searches run with raised rights and say themselves who may see what.
--
-- Each search first collects up to 1,001 ids by index. Up to 1,000 are all there is: they are sorted.
-- More are met soon by going through the posts in their order. So neither costs more where there are
-- more posts, and the number is exact up to 1,000. The settings leave the planner no other way,
-- whatever it guesses about a text, and have it plan for the very arguments.

-- Listed posts that hold `search` in title or excerpt, those published, due and not unlisted: at most 1,001 of them, in no order.
create function private.find_posts(search text, only_category text) returns uuid[]
language plpgsql stable security definer
set search_path = '' set enable_bitmapscan = on set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  pattern constant text := private.pattern_of(search);
begin
  if lower(private.searched(search)) ~ '[a-z0-9]{3}' then
    return array(
      select id from public.posts
      where search_text like pattern
        and published and not unlisted and listed_at <= now() and (only_category is null or category = only_category)
      limit 1001
    );
  end if;
  -- Too short for trigrams, or in another script. The fence `offset 0` has the index of pairs asked
  -- first: to take the pairs of a post is dear.
  return array(
    select id from (
      select * from public.posts where private.pairs(search_text) @> private.pairs(lower(private.searched(search))) offset 0
    ) as candidates
    where search_text like pattern
      and published and not unlisted and listed_at <= now() and (only_category is null or category = only_category)
    limit 1001
  );
end;
$$;

-- A page of 12 of these after the row (`after_time`, `after_id`), newest first, with their number.
create function private.search_posts(search text, only_category text, after_time timestamptz, after_id uuid)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
set plan_cache_mode = force_custom_plan
as $$
declare
  found_ids constant uuid[] := private.find_posts(search, only_category);
  pattern constant text := private.pattern_of(search);
begin
  return query
  select
    p.id, p.title, p.slug, p.excerpt, p.language, p.category, p.tags, p.featured, p.featured_image, p.author_name,
    p.read_time, p.views, p.likes, p.comment_count, p.listed_at, cardinality(found_ids)::bigint
  from public.posts as p
  where
    case when cardinality(found_ids) <= 1000 then p.id = any (found_ids) else
      p.search_text like pattern
      and p.published and not p.unlisted and p.listed_at <= now() and (only_category is null or p.category = only_category)
    end
    and (after_id is null or (p.listed_at, p.id) < (after_time, after_id))
  order by p.listed_at desc, p.id desc
  limit 12;
end;
$$;

create function public.search_posts(
  search text, only_category text default null, after_time timestamptz default null, after_id uuid default null
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.search_posts(search, only_category, after_time, after_id);
$$;

-- The same for the owner: all posts, drafts included, that hold `search` in title or category.
create function private.find_all_posts(search text, only_status text) returns uuid[]
language plpgsql stable security definer
set search_path = '' set enable_bitmapscan = on set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  pattern constant text := private.pattern_of(search);
begin
  if lower(private.searched(search)) ~ '[a-z0-9]{3}' then
    return array(
      select id from public.posts
      where title_and_category like pattern and case only_status
        when 'published' then published and not unlisted and listed_at <= now()
        when 'scheduled' then published and listed_at > now()
        when 'unlisted' then published and unlisted
        when 'draft' then not published
        when 'featured' then featured
        else true
      end
      limit 1001
    );
  end if;
  return array(
    select id from (
      select * from public.posts
      where private.pairs(search_text) @> private.pairs(lower(private.searched(search)))
        or category = any (array(select name from public.categories where lower(name) like pattern))
      offset 0
    ) as candidates
    where title_and_category like pattern and case only_status
      when 'published' then published and not unlisted and listed_at <= now()
      when 'scheduled' then published and listed_at > now()
      when 'unlisted' then published and unlisted
      when 'draft' then not published
      when 'featured' then featured
      else true
    end
    limit 1001
  );
end;
$$;

-- A page of 12 of these after the row (`after_value`, `after_id`), in one of five orders. The arguments
-- are constants to the planner, so what is left of each case is one column, and its index.
create function private.search_own_posts(
  search text, only_status text, sort text, after_value text, after_id uuid
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  published boolean,
  unlisted boolean,
  published_at timestamptz,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  updated_at timestamptz,
  title_key text,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
set plan_cache_mode = force_custom_plan
as $$
declare
  found_ids uuid[];
  pattern constant text := private.pattern_of(search);
begin
  if not private.is_owner() then
    return;
  end if;
  found_ids := private.find_all_posts(search, only_status);
  return query
  select
    p.id, p.title, p.slug, p.excerpt, p.language, p.category, p.tags, p.featured, p.published, p.unlisted, p.published_at, p.featured_image,
    p.author_name, p.read_time, p.views, p.likes, p.comment_count, p.listed_at, p.updated_at, p.title_key,
    cardinality(found_ids)::bigint
  from public.posts as p
  where
    case when cardinality(found_ids) <= 1000 then p.id = any (found_ids) else
      p.title_and_category like pattern and case only_status
        when 'published' then p.published and not p.unlisted and p.listed_at <= now()
        when 'scheduled' then p.published and p.listed_at > now()
        when 'unlisted' then p.published and p.unlisted
        when 'draft' then not p.published
        when 'featured' then p.featured
        else true
      end
    end
    and (
      after_id is null
      or case sort
        when 'oldest' then (p.listed_at, p.id) > (after_value::timestamptz, after_id)
        when 'edited' then (p.updated_at, p.id) < (after_value::timestamptz, after_id)
        when 'title' then (p.title_key, p.id) > (after_value, after_id)
        when 'views' then (p.views, p.id) < (after_value::bigint, after_id)
        else (p.listed_at, p.id) < (after_value::timestamptz, after_id)
      end
    )
  order by
    case when sort = 'oldest' then p.listed_at end,
    case when sort = 'edited' then p.updated_at end desc,
    case when sort = 'title' then p.title_key end,
    case when sort = 'views' then p.views end desc,
    case when sort in ('oldest', 'title') then p.id end,
    case when sort = 'newest' then p.listed_at end desc,
    p.id desc
  limit 12;
end;
$$;

create function public.search_own_posts(
  search text, only_status text default 'all', sort text default 'newest', after_value text default null,
  after_id uuid default null
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  published boolean,
  unlisted boolean,
  published_at timestamptz,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  updated_at timestamptz,
  title_key text,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.search_own_posts(search, only_status, sort, after_value, after_id);
$$;

revoke execute on function
  private.find_posts(text, text), private.find_all_posts(text, text),
  private.search_posts(text, text, timestamptz, uuid),
  private.search_own_posts(text, text, text, text, uuid)
from public;
revoke execute on function
  public.search_posts(text, text, timestamptz, uuid), public.search_own_posts(text, text, text, text, uuid)
from public, anon, authenticated;
grant execute on function
  private.search_posts(text, text, timestamptz, uuid), public.search_posts(text, text, timestamptz, uuid)
to anon, authenticated;
grant execute on function
  private.search_own_posts(text, text, text, text, uuid), public.search_own_posts(text, text, text, text, uuid)
to authenticated;
