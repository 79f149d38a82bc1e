-- Pages of the owner's own, such as /now or an imprint.

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint pages_title_length check (private.ensure(private.is_visible(title) and char_length(title) <= 200, 'The title needs 1 to 200 characters.', 'pages_title_length')),
  -- Without a slash at its beginning: «now», or «talks/2026».
  path text not null unique
    constraint pages_path_format check (private.ensure(path ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(path) <= 100, 'The path is one word, or two with a slash between them, such as talks/2026: of small letters, digits and single hyphens, at most 100 characters.', 'pages_path_format'))
    -- Hosts answer with the first two elsewhere, and Windows has no file of the others' names.
    constraint pages_path_file check (private.ensure(path !~ '(^|/)(index|404|con|prn|aux|nul|com[0-9]|lpt[0-9])(/|$)', 'No page can have this path: it would be another file, or none.', 'pages_path_file')),
  description text not null default ''
    constraint pages_description_length check (private.ensure(char_length(description) <= 1000, 'The description can have at most 1,000 characters.', 'pages_description_length')),
  content text not null
    constraint pages_content_length check (private.ensure(private.is_visible(content) and char_length(content) <= 200000, 'The content needs 1 to 200,000 characters.', 'pages_content_length')),
  -- Empty on its way in: the language of the site.
  language text not null default ''
    constraint pages_language_format check (private.ensure(private.is_language(language), 'The language is a code such as en, pt-BR or zh-Hant.', 'pages_language_format')),
  -- Whether the content is rendered from the Markdown in `source`, or written as HTML.
  format text not null default 'html'
    constraint pages_format_value check (private.ensure(format in ('markdown', 'html'), 'The format is markdown or html.', 'pages_format_value')),
  source text not null default ''
    constraint pages_source_length check (private.ensure(char_length(source) <= 200000, 'The text can have at most 200,000 characters.', 'pages_source_length'))
    constraint pages_source_present check (private.ensure((format = 'markdown') = (source <> ''), 'Markdown needs a text, and HTML is its own.', 'pages_source_present')),
  -- Which menu links to it.
  place text not null default 'nowhere'
    constraint pages_place_value check (private.ensure(place in ('navigation', 'footer', 'nowhere'), 'The place is navigation, footer or nowhere.', 'pages_place_value')),
  -- Its order there.
  position integer not null default 1
    constraint pages_position_range check (private.ensure(position between 1 and 999, 'The order is a number from 1 to 999.', 'pages_position_range')),
  published boolean not null default false,
  -- False for a page that search engines are asked to leave out.
  indexed boolean not null default true,
  -- Where it was while it was public; each leads to it, unless another page is there now.
  former_paths text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(title || chr(10) || path || chr(10) || description || chr(10) || case format when 'markdown' then source else content end)
  ) stored,
  title_key text not null generated always as (private.sort_key(title)) stored
);
create index pages_former on public.pages using gin (former_paths);
create index pages_in_menus on public.pages (position, title_key, id) where published and place <> 'nowhere';

-- Whether the site has something else at a path, or below its first word: a page, a file, the backend.
create function private.is_path_of_site(path text) returns boolean
language sql stable
set search_path = ''
as $$
  select split_part(path, '/', 1) in (
    'admin', 'confirm', 'date', 'draft', 'subscriptions',
    'app', 'assets', 'audio', 'images', 'video',
    'auth', 'functions', 'realtime', 'rest', 'storage', 'cdn-cgi'
  )
  or exists (select from private.site_pages where split_part(site_pages.path, '/', 2) = split_part(is_path_of_site.path, '/', 1));
$$;

create function private.prepare_page() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Triggers run before the policies are checked, and this one reads with its definer's rights.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes pages.';
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  if new.published then
    perform private.ensure(
      not private.has_unterminated_comment(new.content), 'The text has a remark that does not end: <!-- without -->.',
      'pages_content_comment'
    );
    new.content := private.strip_comments(new.content);
  end if;
  -- A site may get a page of its own at a path later on: what is there already can be saved and moved.
  if tg_op = 'INSERT' or new.path <> old.path then
    perform private.ensure(
      not private.is_path_of_site(new.path) or not private.is_api_request(), 'The site has something else at this path already.', 'pages_path_reserved'
    );
    perform private.ensure(
      not exists (select from public.pages where path = new.path and id <> new.id), 'There is another page at this path.', 'pages_path_taken'
    );
  end if;
  if tg_op = 'UPDATE' then
    -- Also when it is taken back, because the path may change while it is a draft.
    if old.published and (old.path <> new.path or not new.published) then
      new.former_paths := array_append(array_remove(new.former_paths, old.path), old.path);
    end if;
    if new.published then
      new.former_paths := array_remove(new.former_paths, new.path);
    end if;
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger prepare_page before insert or update on public.pages
for each row execute function private.prepare_page();

-- Changes the rights of public.pages: readers see what is published, the owner changes all.
alter table public.pages enable row level security;
grant select on public.pages to anon, authenticated;
grant
  insert (id, title, path, description, content, language, format, source, place, position, published, indexed),
  update (title, path, description, content, language, format, source, place, position, published, indexed),
  delete
on public.pages to authenticated;

create policy "anyone reads what is published" on public.pages for select to anon using (published);
create policy "readers see what is published, the owner all" on public.pages for select to authenticated
using (published or (select private.is_owner()));
create policy "the owner adds" on public.pages for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.pages for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.pages for delete to authenticated using ((select private.is_owner()));

-- Changes the rights of page_formerly_at: new, for everybody, of what is published.
-- Changes the rights of private.page_id_at: as well.
-- The page that had a path while it was public. The search is a security definer's, because row-level security keeps the
-- planner from the index: its operators are not leakproof.
create function private.page_id_at(former text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.pages where published and former_paths @> array[former] order by updated_at desc, id limit 1;
$$;
create function public.page_formerly_at(former_path text) returns setof public.pages
language sql stable
set search_path = ''
as $$
  select * from public.pages where id = private.page_id_at(former_path);
$$;
grant execute on function private.page_id_at(text), public.page_formerly_at(text) to anon, authenticated;

create trigger put_into_bin after delete on public.pages for each row execute function private.put_into_bin();
create trigger log_change after insert or update on public.pages for each row execute function private.log_change();
create trigger request_build after insert on public.pages
for each row when (new.published) execute function private.request_build();
create trigger request_rebuild after update on public.pages
for each row when (
  (old.published or new.published) and to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at'
)
execute function private.request_build();
create trigger request_build_without after delete on public.pages
for each row when (old.published) execute function private.request_build();

-- As before, and the owner's pages, also by former paths.
create or replace function private.canonical_path(path text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  normalized constant text := lower(regexp_replace(path, '(.)/+$', '\1'));
  post constant text := substring(normalized from '^/blog/([^/]+)$');
  project constant text := substring(normalized from '^/projects/([^/]+)$');
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

-- As before, and a page that was changed or taken back counts as a change; and whether there are calendars elsewhere again.
create or replace function private.site_health(built_at timestamptz) returns table (
  migrations text[],
  knows_clients boolean,
  database_bytes bigint,
  file_bytes bigint,
  last_backup timestamptz,
  has_second_factor boolean,
  expires_alone boolean,
  mails bigint,
  answered bigint,
  changes bigint,
  changed_since timestamptz,
  voided text[]
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  -- to_regclass() would fail as well where this role has no right to the schema.
  begin
    execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  knows_clients := private.client_ip() is not null;
  database_bytes := pg_database_size(current_database());
  begin
    select coalesce(sum((metadata ->> 'size')::bigint), 0) into file_bytes from storage.objects;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  select made_at into last_backup from private.last_backup;
  has_second_factor := private.has_second_factor(auth.uid());
  begin
    execute $job$
      select exists (
        select from cron.job
        where jobname = 'remove-expired' and active and 'failed' is distinct from (
          select status from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('succeeded', 'failed') order by runid desc limit 1
        )
      )
    $job$ into expires_alone;
  exception when undefined_table or insufficient_privilege then
    expires_alone := false;
  end;
  select count(*), count(*) filter (where email_confirmed_at is not null) into mails, answered
  from auth.users where confirmation_sent_at > now() - interval '30 days';
  select count(*), min(change.at) into changes, changed_since
  from (
    select greatest(updated_at, listed_at) as at from private.public_posts
    union all select updated_at from public.projects
    union all select updated_at from public.pages where published
    union all select updated_at from public.site_settings
    -- Deleted or unpublished
    union all select happened_at from private.audit_log
      where kind in ('posts', 'projects', 'pages') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
  ) as change
  where change.at > built_at;
  select array(
    select kind from unnest(site.voided) as kind
    where case kind
      when 'delivery' then not exists (select from private.notification_settings where service is not null)
      when 'messages' then (
        select admin_email = '' and recipient = '' from public.site_settings, private.notification_settings
      )
      when 'readers' then not (select mails_readers from public.site_settings)
      when 'reports' then not exists (select from private.notification_settings where events_key_hash is not null)
      when 'build' then not exists (select from private.build_hook)
      when 'calendar' then not exists (select from private.calendar_feed)
      when 'busy' then not exists (select from private.busy_calendars)
      else not exists (select from public.draft_links where revoked_at is null)
    end
  )
  into voided
  from private.site_owner as site where bound_at > now() - interval '30 days';
  voided := coalesce(voided, '{}');
  return next;
end;
$$;

-- Links to drafts lead to pages as well: each to a post or to a page.

alter table public.draft_links
  alter column post_id drop not null,
  add column page_id uuid references public.pages (id) on delete cascade;
-- On a live site: some links, which expire.
create index draft_links_page on public.draft_links (page_id);
-- Changes the rights of public.draft_links: the owner sees which page a link leads to.
grant select (page_id) on public.draft_links to authenticated;

-- As before, and for a page; `post_id` is the id of either.
create or replace function private.share_draft(post_id uuid, token text, days integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  expiry constant timestamptz := now() + make_interval(days => days);
  post constant uuid := (select id from public.posts where id = share_draft.post_id);
  page constant uuid := (select id from public.pages where id = share_draft.post_id);
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner shares drafts.';
  end if;
  perform private.ensure(days in (1, 7, 30), 'A link is valid for 1, 7 or 30 days.');
  -- 32 random bytes in base64url
  perform private.ensure(token ~ '^[A-Za-z0-9_-]{43}$', 'The link needs a secret of 43 characters.');
  if post is null and page is null then
    raise foreign_key_violation using message = 'Save it first, then share it.';
  end if;
  insert into public.draft_links (post_id, page_id, token_hash, expires_at)
  values (post, case when post is null then page end, private.hash_of_secret(token), expiry);
  return expiry;
end;
$$;

-- As before, and a page as far as it has what a post has.
create or replace function private.shared_draft(token text) returns table (post public.posts, expires_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  link public.draft_links;
begin
  perform private.enforce_rate_limit('draft_view');
  link := private.live_draft_link(token);
  if not private.is_owner() then
    update public.draft_links set last_opened_at = now()
    where id = link.id and (last_opened_at is null or last_opened_at < now() - interval '1 minute');
  end if;
  select * into post from public.posts where id = link.post_id;
  if not found then
    select
      (jsonb_populate_record(
        null::public.posts,
        to_jsonb(page) || jsonb_build_object('excerpt', page.description, 'author_name', 'Admin')
      )).*
    into post
    from public.pages as page where page.id = link.page_id;
  end if;
  if found then
    post.content := private.strip_comments(post.content);
    expires_at := link.expires_at;
    return next;
  end if;
end;
$$;

-- As before, with the titles of pages.
create or replace function public.audit_page(before_id bigint default null) returns table (
  id bigint,
  happened_at timestamptz,
  account text,
  action text,
  kind text,
  title text,
  changes jsonb,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select
    entry.id, entry.happened_at,
    coalesce(private.email_of(entry.account), entry.account::text),
    entry.action, entry.kind,
    coalesce(
      entry.title,
      case entry.kind
        when 'comments' then (select left(content, 100) from public.comments where comments.id = entry.row_id)
        when 'contact_messages' then (select subject from public.contact_messages where contact_messages.id = entry.row_id)
        when 'draft_links' then (
          select coalesce(posts.title, pages.title)
          from public.draft_links as link
          left join public.posts on posts.id = link.post_id
          left join public.pages on pages.id = link.page_id
          where link.id = entry.row_id
        )
        when 'trusted_readers' then private.email_of(entry.row_id)
        when 'consultation_requests' then (select name from public.consultation_requests where consultation_requests.id = entry.row_id)
      end,
      (
        select coalesce(content ->> 'subject', left(content ->> 'content', 100), content ->> 'name')
        from private.bin where bin.kind = entry.kind and bin.row_id = entry.row_id order by bin.id desc limit 1
      ),
      ''
    ),
    entry.changes,
    (select count(*) from private.audit_log)
  from private.audit_log as entry
  where before_id is null or entry.id < before_id
  order by entry.id desc
  limit 50;
$$;
