-- Articles, their categories and tags.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    constraint categories_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 60, 'A category needs a name of 1 to 60 characters.', 'categories_name_length'))
);
insert into public.categories (name) values ('General');

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    constraint tags_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 40, 'A tag needs a name of 1 to 40 characters.', 'tags_name_length'))
);

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint posts_title_length check (private.ensure(private.is_visible(title) and char_length(title) <= 200, 'The title needs 1 to 200 characters.', 'posts_title_length')),
  slug text not null unique
    constraint posts_slug_format check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug may have small letters, digits and single hyphens, at most 220 characters.', 'posts_slug_format'))
    constraint posts_slug_not_id check (private.ensure(slug !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', 'The slug must not look like an id.', 'posts_slug_not_id')),
  excerpt text not null default ''
    constraint posts_excerpt_length check (private.ensure(char_length(excerpt) <= 1000, 'The excerpt can have at most 1,000 characters.', 'posts_excerpt_length')),
  content text not null
    constraint posts_content_length check (private.ensure(private.is_visible(content) and char_length(content) <= 200000, 'The content needs 1 to 200,000 characters.', 'posts_content_length')),
  -- Empty on its way in: the language of the site.
  language text not null default ''
    constraint posts_language_format check (private.ensure(private.is_language(language), 'The language is a code such as en, pt-BR or zh-Hant.', 'posts_language_format')),
  -- Whether the content is rendered from the Markdown in `source`, or written as HTML.
  format text not null default 'html'
    constraint posts_format_value check (private.ensure(format in ('markdown', 'html'), 'The format is markdown or html.', 'posts_format_value')),
  source text not null default ''
    constraint posts_source_length check (private.ensure(char_length(source) <= 200000, 'The text can have at most 200,000 characters.', 'posts_source_length'))
    constraint posts_source_present check (private.ensure((format = 'markdown') = (source <> ''), 'Markdown needs a text, and HTML is its own.', 'posts_source_present')),
  category text not null default 'General' references public.categories (name) on update cascade,
  tags text[] not null default '{}'
    constraint posts_tags_list check (private.ensure(private.is_name_list(tags, 20), 'A post can have at most 20 tags of at most 40 characters.', 'posts_tags_list')),
  -- The series has no table of its own: posts with the same name here are its parts, ordered by
  -- `series_part`, then by `listed_at`.
  series text
    constraint posts_series_length check (private.ensure(private.is_visible(series) and char_length(series) <= 80, 'A series needs a name of 1 to 80 characters.', 'posts_series_length')),
  series_part integer not null default 1
    constraint posts_series_part_range check (private.ensure(series_part between 1 and 999, 'The part of a series is a number from 1 to 999.', 'posts_series_part_range')),
  featured boolean not null default false,
  published boolean not null default false,
  -- Public at its URL, but in no list, feed or search.
  unlisted boolean not null default false,
  -- When it appears. A time in the future schedules the post.
  published_at timestamptz,
  -- The last revision that readers are told about.
  revised_at timestamptz,
  revision_note text not null default ''
    constraint posts_revision_note_length check (private.ensure(char_length(revision_note) <= 300, 'What changed can be said in at most 300 characters.', 'posts_revision_note_length')),
  featured_image text
    constraint posts_featured_image_format check (private.ensure(private.is_image_url(featured_image), 'The image must be a web address (https://…) or a path on this site.', 'posts_featured_image_format')),
  author_name text not null default 'Admin'
    constraint posts_author_name_length check (private.ensure(private.is_visible(author_name) and char_length(author_name) <= 80, 'The author needs 1 to 80 characters.', 'posts_author_name_length')),
  author_id uuid references auth.users (id) on delete set null,
  read_time integer not null default 5
    constraint posts_read_time_range check (private.ensure(read_time between 1 and 1000, 'The read time is at least one minute.', 'posts_read_time_range')),
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
-- Free space on each page, so that a change of a counter is a heap-only update, which writes no index.
) with (fillfactor = 70);
-- Postgres compares the stored bytes of indexed columns to see whether an update can be heap-only. A
-- compressed value never equals a newly generated one.
alter table public.posts alter column search_text set storage main;

-- The public lists. The included columns are those that row-level security reads, so that counting takes
-- an index-only scan. The owner's lists scan the table. No index may hold a counter, see above.
create index posts_listed_newest on public.posts (listed_at desc, id desc) include (published, unlisted) where published and not unlisted;
create index posts_listed_category on public.posts (category, listed_at desc, id desc) include (published, unlisted) where published and not unlisted;
-- For the foreign keys.
create index posts_category on public.posts (category);
create index posts_author on public.posts (author_id);
create index posts_series on public.posts (series, series_part, listed_at, id) where series is not null;
create index posts_tags on public.posts using gin (tags);
-- For the search of whole articles, which also finds text within words.
create index posts_search_text on public.posts using gin (search_text extensions.gin_trgm_ops);

-- What readers may see: «public» at its own URL, «listed» also in lists, feeds and searches.
create view private.public_posts with (security_invoker = true) as
select * from public.posts where published and listed_at <= now();
create view private.listed_posts with (security_invoker = true) as
select * from private.public_posts where not unlisted;
grant select on private.public_posts, private.listed_posts to anon, authenticated;

-- Former slugs of posts, which redirect to the present one. Only slugs that were public are kept. When a
-- post gets a former slug back, its row stays but the policy hides it.
create table public.post_slugs (
  slug text primary key,
  post_id uuid not null references public.posts (id) on delete cascade,
  -- When it stopped being the post's slug.
  since timestamptz not null default now()
);
create index post_slugs_post on public.post_slugs (post_id);

-- Fills in what the owner leaves to the database: category, tags, a free slug, the time of publishing.
create function private.prepare_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text;
  suffix integer := 1;
begin
  -- Triggers run before the policies are checked, and this one writes with its definer's rights.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes posts.';
  end if;

  -- HTML comments are notes of the author, but the API would publish them. An unterminated one would
  -- take the rest of the text along, so it is refused.
  if new.published then
    perform private.ensure(
      not private.has_unterminated_comment(new.content), 'The text has a remark that does not end: <!-- without -->.',
      'posts_content_comment'
    );
    new.content := private.strip_comments(new.content);
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  new.category := coalesce(nullif(btrim(new.category), ''), 'General');
  new.series := btrim(new.series);
  insert into public.categories (name) values (new.category) on conflict (name) do nothing;
  -- An invalid list is left for the table's check to refuse.
  if private.is_name_list(new.tags, 20) then
    insert into public.tags (name) select distinct unnest(new.tags) on conflict (name) do nothing;
  end if;

  -- Titles in scripts that cannot be transliterated give no slug.
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
    -- Publishing dates a post now, so that it comes first in the lists. A save without a time keeps the
    -- one it has. A post that was listed by its creation keeps that time when it is taken back.
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

-- All columns but the counters, which are no edit and must not change `updated_at`.
create trigger prepare_post
before insert or update of title, slug, excerpt, language, content, format, source, category, tags, series, series_part, featured,
  published, unlisted, published_at, revised_at, revision_note, featured_image, author_name, read_time, created_at
on public.posts
for each row execute function private.prepare_post();

-- Records a slug that was public until now: when it changes, and when the post is unpublished, because
-- it may change while the post is a draft.
create function private.record_former_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.post_slugs (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set since = excluded.since;
  return null;
end;
$$;
create trigger record_former_slug after update of slug, published, published_at, created_at on public.posts
for each row when (
  old.published and old.listed_at <= now()
  and (old.slug <> new.slug or not new.published or new.listed_at > now())
)
execute function private.record_former_slug();

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
create trigger remove_unused_names after update of category, tags or delete on public.posts
for each row execute function private.remove_unused_names();

-- Names that only drafts have would tell readers about them. Security definer, because row-level security
-- keeps the planner from using the index of tags: its operators are not leakproof.
create function private.is_public_category(category_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.listed_posts where category = category_name);
$$;
create function private.is_public_tag(tag_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.listed_posts where tags @> array[tag_name]);
$$;
grant execute on function private.is_public_category(text), private.is_public_tag(text) to anon, authenticated;

alter table public.categories enable row level security;
alter table public.tags enable row level security;
alter table public.posts enable row level security;
alter table public.post_slugs enable row level security;

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

-- The policies of posts apply to the subquery.
create policy "readers see those of public posts, the owner all" on public.post_slugs for select to anon, authenticated
using (exists (select from public.posts where posts.id = post_id and posts.slug <> post_slugs.slug));
