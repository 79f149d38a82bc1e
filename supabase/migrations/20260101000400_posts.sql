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
  title_and_category text not null generated always as (title || chr(10) || category) stored
);

create index posts_newest on public.posts (created_at desc, id desc);
create index posts_published_newest on public.posts (created_at desc, id desc) where published;
create index posts_published_category on public.posts (category, created_at desc, id desc) where published;
create index posts_published_featured on public.posts (created_at desc, id desc) where published and featured;
create index posts_category on public.posts (category);
create index posts_author on public.posts (author_id);
create index posts_search on public.posts using gin (search_text extensions.gin_trgm_ops);

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

-- Published posts that hold `search` literally in title or excerpt, ignoring case.
--
-- Row-level security keeps the planner from using an index for operators that are not leakproof,
-- and pattern matching is none. So the search runs with raised rights and repeats the rule of the
-- anonymous policy; the caller orders, filters and pages the result as it would the table.
create function private.search_posts(search text) returns setof public.posts
language sql stable security definer
set search_path = ''
as $$
  select *
  from public.posts
  where published
    and created_at <= now()
    and search_text like '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
$$;
revoke execute on function private.search_posts(text) from public;
grant execute on function private.search_posts(text) to anon, authenticated;

create function public.search_posts(search text) returns setof public.posts
language sql stable
set search_path = ''
as $$
  select * from private.search_posts(search);
$$;
revoke execute on function public.search_posts(text) from public, anon, authenticated;
grant execute on function public.search_posts(text) to anon, authenticated;
