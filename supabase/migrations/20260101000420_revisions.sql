-- Revisions of posts, and the unsaved text of the editor (the working copy).

-- A post's text as of each save that changed it.
create table public.post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  saved_at timestamptz not null default clock_timestamp(),
  was_published boolean not null,
  -- Is kept longer than the day's others, see remove_expired().
  is_last_of_day boolean not null default true,
  name text not null default ''
    constraint post_revisions_name_length check (private.ensure(char_length(name) <= 100, 'The name of a version can have at most 100 characters.', 'post_revisions_name_length')),
  -- See revision_fields().
  fields jsonb not null
);
create index post_revisions_newest on public.post_revisions (post_id, saved_at desc);
create index post_revisions_expiring on public.post_revisions (saved_at)
where not is_last_of_day and not was_published and name = '';

-- The fields that make a new revision: the text, not its publication or its counters.
create function private.revision_fields(post public.posts) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'title', post.title, 'slug', post.slug, 'excerpt', post.excerpt, 'language', post.language,
    'format', post.format, 'source', post.source, 'content', post.content, 'category', post.category, 'tags', post.tags,
    'featured_image', post.featured_image, 'author_name', post.author_name, 'read_time', post.read_time
  );
$$;

create function private.record_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  saved_fields constant jsonb := private.revision_fields(new);
  latest public.post_revisions;
  saved timestamptz;
begin
  -- A restored post brings its revisions from the bin.
  if coalesce(current_setting('site.is_restoring', true), '') = 'on' then
    return null;
  end if;
  select * into latest from public.post_revisions
  where post_id = new.id order by saved_at desc limit 1;
  -- Revisions are ordered by time, so two must not have the same, even where the clock was set back.
  saved := greatest(clock_timestamp(), latest.saved_at + interval '1 microsecond');
  if latest.fields = saved_fields then
    update public.post_revisions set was_published = true
    where id = latest.id and new.published and not was_published;
  else
    update public.post_revisions set is_last_of_day = false
    where id = latest.id and date_trunc('day', saved_at, 'utc') = date_trunc('day', saved, 'utc');
    insert into public.post_revisions (post_id, saved_at, was_published, fields)
    values (new.id, saved, new.published, saved_fields);
  end if;
  return null;
end;
$$;
create trigger record_revision
after insert or update of title, slug, excerpt, language, content, format, source, category, tags, published,
  featured_image, author_name, read_time
on public.posts
for each row execute function private.record_revision();

-- The words of a revision as readers see them, without tags, URLs, Markdown and symbols. They are counted as
-- in src/lib/format/read-time.ts.
create function private.revision_words(fields jsonb) returns setof text
language plpgsql immutable
set search_path = ''
as $$
declare
  plain text := fields ->> case fields ->> 'format' when 'markdown' then 'source' else 'content' end;
begin
  if fields ->> 'format' = 'markdown' then
    -- Fences of code blocks
    plain := regexp_replace(plain, '^[ \t>]*(`{3,}|~{3,})[^\n]*$', ' ', 'gn');
    -- Link reference definitions
    plain := regexp_replace(plain, '^ {0,3}\[[^]\n^][^]\n]*\]:[^\n]*$', ' ', 'gn');
    -- Footnote markers
    plain := regexp_replace(plain, '\[\^[^]\n]*\]:?', ' ', 'g');
    -- Images, but for their captions
    plain := regexp_replace(plain, '!\[[^]\n]*\]\([^()"\n]*("([^"\n]*)")?[^()\n]*\)', ' \2 ', 'g');
    -- URLs of links
    plain := regexp_replace(plain, '\]\([^()\n]*(\([^()\n]*\)[^()\n]*)*\)', ']', 'g');
    -- List markers
    plain := regexp_replace(plain, '^[ \t>]*([-*+]|[0-9]{1,9}[.)])[ \t]+(\[[ xX]\][ \t])?', ' ', 'gn');
  end if;
  plain := regexp_replace(plain, '<(script|style)[^>]*?>.*?</\1>', ' ', 'gi');
  plain := regexp_replace(plain, '<!--.*?-->', ' ', 'g');
  plain := regexp_replace(plain, '</?[a-z][^>]*(>|$)', ' ', 'gi');
  plain := regexp_replace(plain, '&(nbsp|#160|#xa0);', ' ', 'gi');
  plain := regexp_replace(plain, '&(#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});', '', 'gi');
  return query
  -- Making a word bold is no change of it.
  select btrim(word, '*_~`[]')
  from regexp_split_to_table(
    plain, '[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+'
  ) as word
  where
    word ~ '[0-9A-Za-z]|[^\u0001-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFF00-\uFF0F\U0001F000-\U0001FAFF]';
end;
$$;

-- The first six words of one text that another does not have, null where there are none.
create function private.first_difference(words text[], others text[]) returns text
language sql immutable
set search_path = ''
as $$
  select string_agg(word, ' ' order by place)
  from (
    select word, place from unnest(words) with ordinality as one (word, place)
    where not exists (select from unnest(others) as other where other = word)
    order by place
    limit 6
  ) as first;
$$;

-- 20 revisions of a post before the revision `before_id`, the latest first, compared with the one before:
-- the fields that changed, how many words were added and removed, and the first of these.
create function public.revisions_page(post uuid, before_id uuid default null) returns table (
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
        saved.post_id = post
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
    (select count(*) from public.post_revisions where post_id = post)
  from compared
  order by compared.saved_at desc
  limit 20;
$$;

-- The unsaved text of a post, also of one that has never been saved.
create table public.working_copies (
  post_id uuid primary key,
  -- The id of the browser that wrote it.
  writer uuid not null,
  -- `posts.updated_at` when the edit began, null for a new post.
  base_version timestamptz,
  -- Values of the editor's form.
  fields jsonb not null
    constraint working_copies_fields_object check (private.ensure(jsonb_typeof(fields) = 'object', 'A working copy is an object.', 'working_copies_fields_object'))
    constraint working_copies_fields_length check (private.ensure(octet_length(fields::text) <= 2000000, 'The text is too long to be kept on the server.', 'working_copies_fields_length')),
  -- A name for the browser, such as «Firefox on Windows».
  device text not null default '' constraint working_copies_device_length check (private.ensure(char_length(device) <= 100, 'The device has at most 100 characters.', 'working_copies_device_length')),
  saved_at timestamptz not null default now()
);
create index working_copies_oldest on public.working_copies (saved_at);

-- Stores a working copy, unless another browser has stored one that this one has not read: `seen` is the
-- `saved_at` of the one it has. Returns the one that is stored now; its `writer` tells whether it is this.
create function public.save_working_copy(
  post uuid, browser uuid, input jsonb, on_device text, base timestamptz default null, seen timestamptz default null
)
returns table (writer uuid, device text, saved_at timestamptz)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.working_copies as copy (post_id, writer, base_version, fields, device, saved_at)
  values (post, browser, base, input, left(on_device, 100), clock_timestamp())
  on conflict (post_id) do update set
    writer = excluded.writer, base_version = excluded.base_version, fields = excluded.fields,
    device = excluded.device, saved_at = excluded.saved_at
  where copy.writer = excluded.writer or copy.saved_at = seen;
  return query
    select copy.writer, copy.device, copy.saved_at from public.working_copies as copy where copy.post_id = post;
end;
$$;

-- Working copies that are newer than the saved post, the latest first.
create function public.unfinished_posts() returns table (
  id uuid,
  title text,
  device text,
  saved_at timestamptz,
  is_new boolean
)
language sql stable
set search_path = ''
as $$
  select copy.post_id, coalesce(copy.fields ->> 'title', ''), copy.device, copy.saved_at, posts.id is null
  from public.working_copies as copy
  left join public.posts on posts.id = copy.post_id
  where posts.id is null or posts.updated_at < copy.saved_at
  order by copy.saved_at desc
  limit 50;
$$;

alter table public.post_revisions enable row level security;
alter table public.working_copies enable row level security;
grant select, update (name) on public.post_revisions to authenticated;
grant
  select, delete,
  insert (post_id, writer, base_version, fields, device, saved_at),
  update (writer, base_version, fields, device, saved_at)
on public.working_copies to authenticated;

create policy "the owner reads" on public.post_revisions for select to authenticated using ((select private.is_owner()));
create policy "the owner names" on public.post_revisions for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner reads" on public.working_copies for select to authenticated using ((select private.is_owner()));
create policy "the owner adds" on public.working_copies for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.working_copies for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.working_copies for delete to authenticated using ((select private.is_owner()));

grant execute on function
  private.revision_words(jsonb), private.first_difference(text[], text[]),
  public.revisions_page(uuid, uuid), public.save_working_copy(uuid, uuid, jsonb, text, timestamptz, timestamptz),
  public.unfinished_posts()
to authenticated;
