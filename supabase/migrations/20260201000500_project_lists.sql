-- What the owner's lists of projects and posts need: one text to search, and orders to page in.

-- array_to_string() counts as merely stable, because it takes arrays of any type; for text it is not.
create function private.joined(names text[]) returns text
language sql immutable
set search_path = ''
as $$
  select array_to_string(names, chr(10));
$$;
revoke execute on function private.joined(text[]) from public;
grant execute on function private.joined(text[]) to authenticated, service_role;

-- A title as something to order and page by: whatever its case, whatever the database's collation,
-- and in digits, because a cursor stands in a filter, where commas, quotes and brackets mean something.
create function private.sort_key(title text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(convert_to(lower(title), 'UTF8'), 'hex');
$$;
revoke execute on function private.sort_key(text) from public;
grant execute on function private.sort_key(text) to authenticated, service_role;

alter table public.projects
  add column search_text text not null generated always as (title || chr(10) || description || chr(10) || private.joined(technologies)) stored,
  add column title_key text not null generated always as (private.sort_key(title)) stored;
alter table public.posts
  add column title_key text not null generated always as (private.sort_key(title)) stored;

create index posts_title on public.posts (title_key, id);
create index posts_edited on public.posts (updated_at desc, id desc);
