-- Versions and working copies of pages, in the tables that posts have them in.

-- A version is of a post or of a page.
-- Changes the rights of public.post_revisions: the owner reads of which page a version is.
alter table public.post_revisions
  alter column post_id drop not null,
  add column page_id uuid references public.pages (id) on delete cascade,
  add constraint post_revisions_of_post_or_page check (num_nonnulls(post_id, page_id) = 1) not valid;
alter table public.post_revisions validate constraint post_revisions_of_post_or_page;
-- On a live site: saves wait while the versions are read once.
create index post_revisions_newest_of_page on public.post_revisions (page_id, saved_at desc);

-- Of what the text is; `post_id` is the id of either.
-- On a live site: of texts that are being written there are few.
alter table public.working_copies
  add column kind text not null default 'posts'
    constraint working_copies_kind_value check (private.ensure(kind in ('posts', 'pages'), 'A working copy is of posts or pages.', 'working_copies_kind_value'));
-- Changes the rights of public.working_copies: the owner says of what a copy is.
grant insert (kind) on public.working_copies to authenticated;

-- The fields of a page that make a new revision: all but what says where it is shown and linked, and what follows from others.
create function private.revision_fields_of_page(page public.pages) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(page) - array[
    'id', 'place', 'position', 'published', 'indexed', 'former_paths', 'created_at', 'updated_at', 'search_text', 'title_key'
  ];
$$;

-- As before, and for pages.
create or replace function private.record_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  saved_fields jsonb;
  former_fields jsonb;
  latest public.post_revisions;
  saved timestamptz;
begin
  -- What is restored brings its revisions from the bin.
  if coalesce(current_setting('site.is_restoring', true), '') = 'on' then
    return null;
  end if;
  if tg_table_name = 'posts' then
    saved_fields := private.revision_fields(new);
    former_fields := private.revision_fields(old);
    select * into latest from public.post_revisions where post_id = new.id order by saved_at desc limit 1;
  else
    saved_fields := private.revision_fields_of_page(new);
    former_fields := private.revision_fields_of_page(old);
    select * into latest from public.post_revisions where page_id = new.id order by saved_at desc limit 1;
  end if;
  -- Revisions are ordered by time, so two must not have the same, even where the clock was set back.
  saved := greatest(clock_timestamp(), latest.saved_at + interval '1 microsecond');
  if former_fields || latest.fields = saved_fields then
    update public.post_revisions set was_published = true
    where id = latest.id and new.published and not was_published;
  else
    update public.post_revisions set is_last_of_day = false
    where id = latest.id and date_trunc('day', saved_at, 'utc') = date_trunc('day', saved, 'utc');
    insert into public.post_revisions (post_id, page_id, saved_at, was_published, fields)
    values (
      case tg_table_name when 'posts' then new.id end, case tg_table_name when 'pages' then new.id end,
      saved, new.published, saved_fields
    );
  end if;
  return null;
end;
$$;
create trigger record_revision after insert or update on public.pages
for each row execute function private.record_revision();

-- As before, of a post or a page by its id.
create or replace function public.revisions_page(post uuid, before_id uuid default null) returns table (
  id uuid,
  saved_at timestamptz,
  was_published boolean,
  name text,
  changed text[],
  words_added bigint,
  words_removed bigint,
  first_words text,
  total bigint
)
language sql stable
set search_path = ''
as $$
  with page as materialized (
    -- One more, to compare the last one of the page with.
    select revision.*, array(select private.revision_words(revision.fields)) as words
    from (
      select * from public.post_revisions as saved
      where
        (saved.post_id = post or saved.page_id = post)
        and (
          before_id is null
          or saved.saved_at < (select last.saved_at from public.post_revisions as last where last.id = before_id)
        )
      order by saved.saved_at desc
      limit 21
    ) as revision
  ),
  compared as (
    select
      page.*,
      lead(page.fields) over latest_first as earlier_fields,
      coalesce(lead(page.words) over latest_first, '{}') as earlier_words
    from page
    window latest_first as (order by page.saved_at desc)
  )
  select
    compared.id, compared.saved_at, compared.was_published, compared.name,
    array(
      select key from jsonb_each(compared.fields)
      where earlier_fields is not null and value is distinct from earlier_fields -> key
    ),
    (select count(*) from (select unnest(words) except all select unnest(earlier_words)) as added),
    (select count(*) from (select unnest(earlier_words) except all select unnest(words)) as removed),
    case
      when earlier_fields is null then ''
      else coalesce(
        private.first_difference(words, earlier_words), private.first_difference(earlier_words, words), ''
      )
    end,
    (select count(*) from public.post_revisions where post_id = post or page_id = post)
  from compared
  order by compared.saved_at desc
  limit 20;
$$;

-- Changes the rights of public.save_working_copy: it takes another argument, and is the owner's as before.
-- As before, and of what it is. With another argument it would stand twice.
-- On a live site: calls of the former version find it, which name no kind.
drop function public.save_working_copy(uuid, uuid, jsonb, text, timestamptz, timestamptz);
create function public.save_working_copy(
  post uuid, browser uuid, input jsonb, on_device text, base timestamptz default null, seen timestamptz default null,
  of_kind text default 'posts'
)
returns table (writer uuid, device text, saved_at timestamptz)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.working_copies as copy (post_id, kind, writer, base_version, fields, device, saved_at)
  values (post, of_kind, browser, base, input, left(on_device, 100), clock_timestamp())
  on conflict (post_id) do update set
    writer = excluded.writer, base_version = excluded.base_version, fields = excluded.fields,
    device = excluded.device, saved_at = excluded.saved_at
  where copy.writer = excluded.writer or copy.saved_at = seen;
  return query
    select copy.writer, copy.device, copy.saved_at from public.working_copies as copy where copy.post_id = post;
end;
$$;

-- Changes the rights of public.unfinished_posts: it takes an argument, and is the owner's as before.
-- As before, or of pages: texts that were not saved.
-- On a live site: the former version asks without a kind, and gets posts.
drop function public.unfinished_posts();
create function public.unfinished_posts(of_kind text default 'posts') returns table (
  id uuid,
  title text,
  device text,
  saved_at timestamptz,
  is_new boolean
)
language sql stable
set search_path = ''
as $$
  select copy.post_id, coalesce(copy.fields ->> 'title', ''), copy.device, copy.saved_at, saved.updated_at is null
  from public.working_copies as copy
  left join lateral (
    select updated_at from public.posts where posts.id = copy.post_id
    union all
    select updated_at from public.pages where pages.id = copy.post_id
  ) as saved on true
  where copy.kind = of_kind and (saved.updated_at is null or saved.updated_at < copy.saved_at)
  order by copy.saved_at desc
  limit 50;
$$;
grant execute on function
  public.save_working_copy(uuid, uuid, jsonb, text, timestamptz, timestamptz, text), public.unfinished_posts(text)
to authenticated;

-- As before, and a version of a page belongs to it.
create or replace function private.put_into_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Without the generated columns, and without `sender`, which is not kept that long.
  deleted constant jsonb := to_jsonb(old) - array['sender', 'listed_at', 'search_text', 'title_key', 'title_and_category'];
  is_cascaded constant boolean :=
    (deleted ->> 'post_id' is not null and not exists (select from public.posts where id = (deleted ->> 'post_id')::uuid))
    or (deleted ->> 'page_id' is not null and not exists (select from public.pages where id = (deleted ->> 'page_id')::uuid))
    or (deleted ? 'comment_id' and not exists (select from public.comments where id = (deleted ->> 'comment_id')::uuid))
    or (deleted ->> 'parent_id' is not null and not exists (select from public.comments where id = (deleted ->> 'parent_id')::uuid));
begin
  if private.is_api_request() and private.is_owner()
    and (is_cascaded or tg_table_name not in ('post_likes', 'comment_likes', 'post_slugs', 'post_revisions'))
  then
    insert into private.bin (kind, row_id, is_root, content)
    values (tg_table_name, coalesce(deleted ->> 'id', deleted ->> 'comment_id', deleted ->> 'post_id')::uuid, not is_cascaded, deleted);
  end if;
  return null;
end;
$$;
create or replace function private.cascaded_from(root private.bin) returns setof private.bin
language sql stable
set search_path = ''
as $$
  with direct as (
    select * from private.bin
    where deletion = (root).deletion and not is_root
      and content ->> case (root).kind when 'posts' then 'post_id' when 'pages' then 'page_id' else 'parent_id' end = (root).row_id::text
  )
  select * from direct
  union all
  select * from private.bin
  where deletion = (root).deletion and not is_root and kind = 'comment_likes'
    and (row_id = (root).row_id or row_id in (select row_id from direct where kind = 'comments'));
$$;

-- As before, and the owner's pages with their versions and working copies.
create or replace function public.media_uses(media_id uuid) returns table (kind text, id uuid, title text)
language plpgsql stable
set search_path = ''
as $$
declare
  folder constant text := media_id || '/';
begin
  if not private.is_owner() then
    return;
  end if;
  return query
  with showing as (
    select 'posts' as kind, p.id, p.title, p.updated_at from public.posts as p
    where strpos(p.content, folder) > 0 or strpos(p.source, folder) > 0 or strpos(p.featured_image, folder) > 0
    union all
    select 'pages', o.id, o.title, o.updated_at from public.pages as o
    where strpos(o.content, folder) > 0 or strpos(o.source, folder) > 0
  )
  select used.kind, used.id, used.title
  from (
    select * from showing
    union all
    select 'projects', j.id, j.title, j.updated_at from public.projects as j
    where strpos(j.image_url, folder) > 0 or strpos(j.long_description, folder) > 0
    union all
    select case c.kind when 'posts' then 'working copies' else 'working copies of pages' end,
      c.post_id, coalesce(c.fields ->> 'title', ''), c.saved_at
    from public.working_copies as c
    where strpos(c.fields::text, folder) > 0 and c.post_id not in (select s.id from showing as s)
    union all
    select case when r.post_id is null then 'revisions of pages' else 'revisions' end,
      coalesce(r.post_id, r.page_id), coalesce(p.title, o.title), max(r.saved_at)
    from public.post_revisions as r
    left join public.posts as p on p.id = r.post_id
    left join public.pages as o on o.id = r.page_id
    where strpos(r.fields::text, folder) > 0 and coalesce(r.post_id, r.page_id) not in (select s.id from showing as s)
    group by r.post_id, r.page_id, p.title, o.title
  ) as used
  order by used.updated_at desc, used.id
  limit 100;
end;
$$;
