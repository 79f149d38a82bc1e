-- What the owner's lists of projects and posts need: one text to search, and orders to page in.

-- array_to_string() counts as merely stable, because it takes arrays of any type; for text it is not.
create function private.joined(names text[]) returns text
language sql immutable
set search_path = ''
as $$
  select array_to_string(names, chr(10));
$$;
revoke execute on function private.joined(text[]) from public;
grant execute on function private.joined(text[]) to anon, authenticated, service_role;

alter table public.projects
  add column search_text text not null generated always as (title || chr(10) || description || chr(10) || private.joined(technologies)) stored;

create index posts_title on public.posts (title, id);
create index posts_edited on public.posts (updated_at desc, id desc);
