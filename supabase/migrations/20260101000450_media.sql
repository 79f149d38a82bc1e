-- The media library: pictures of posts and projects.
--
-- The files are in the public bucket `media` of Supabase Storage: anybody may read a file by its URL, and
-- only the owner may list, add, replace or delete. The table has their descriptions.
--
-- A picture's folder is its id. The largest file is named after its size, `<id>/1920x1080`, the smaller ones
-- after their width, `<id>/640` and `<id>/1280`. `<id>/1920x1080-single` has no smaller ones
-- (src/lib/media/urls.ts).

-- No SVG: such a file can hold scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, '{image/avif,image/webp,image/png,image/jpeg,image/gif}')
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "the owner lists media" on storage.objects for select to authenticated
using (bucket_id = 'media' and (select private.is_owner()));
create policy "the owner adds media" on storage.objects for insert to authenticated
with check (bucket_id = 'media' and (select private.is_owner()));
create policy "the owner replaces media" on storage.objects for update to authenticated
using (bucket_id = 'media' and (select private.is_owner())) with check (bucket_id = 'media' and (select private.is_owner()));
create policy "the owner deletes media" on storage.objects for delete to authenticated
using (bucket_id = 'media' and (select private.is_owner()));

create function private.is_picture_type(mime text) returns boolean
language sql immutable
set search_path = ''
as $$
  select mime in ('image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif');
$$;

-- A list of smaller files of a picture: [{"path": text, "width": integer, "mime": text, "bytes": integer}].
create function private.is_variant_list(list jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(list) = 'array' then
    jsonb_array_length(list) <= 4
    and not exists (
      select from jsonb_array_elements(list) as variant
      where not coalesce(
        char_length(variant ->> 'path') between 1 and 200
        and private.is_picture_type(variant ->> 'mime')
        and jsonb_typeof(variant -> 'width') = 'number' and jsonb_typeof(variant -> 'bytes') = 'number',
        false
      )
    )
  else false end;
$$;
grant execute on function private.is_picture_type(text), private.is_variant_list(jsonb) to authenticated, service_role;

create table public.media (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint media_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 200, 'The name needs 1 to 200 characters.', 'media_name_length')),
  alt text not null default ''
    constraint media_alt_length check (private.ensure(char_length(alt) <= 1000, 'The alternative text can have at most 1,000 characters.', 'media_alt_length')),
  -- Screen readers skip it.
  decorative boolean not null default false
    constraint media_decorative_no_alt check (private.ensure(not decorative or alt = '', 'A decorative picture has no alternative text.', 'media_decorative_no_alt')),
  mime text not null
    constraint media_mime_type check (private.ensure(private.is_picture_type(mime), 'The library takes AVIF, WebP, PNG, JPEG and GIF pictures.', 'media_mime_type')),
  bytes integer not null
    constraint media_bytes_range check (private.ensure(bytes between 1 and 10485760, 'A picture can have at most 10 MB.', 'media_bytes_range')),
  width integer not null constraint media_width_range check (private.ensure(width between 1 and 65535, 'The picture has no width.', 'media_width_range')),
  height integer not null constraint media_height_range check (private.ensure(height between 1 and 65535, 'The picture has no height.', 'media_height_range')),
  -- SHA-256 of the chosen file, so that the same file is stored once.
  hash text not null unique
    constraint media_hash_format check (private.ensure(hash ~ '^[0-9a-f]{64}$', 'The hash must be a SHA-256 in small letters.', 'media_hash_format')),
  -- Of the largest file in the bucket.
  path text not null unique
    constraint media_path_format check (private.ensure(path ~ '^[0-9a-f-]{36}/[0-9]{1,5}x[0-9]{1,5}(-single)?$' and path like id || '/%', 'The path must be the picture''s own.', 'media_path_format')),
  variants jsonb not null default '[]'
    constraint media_variants_list check (private.ensure(private.is_variant_list(variants), 'A picture can have at most 4 smaller files.', 'media_variants_list')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (lower(name || chr(10) || alt)) stored
);
create index media_newest on public.media (created_at desc, id desc);

create trigger touch_updated_at before update on public.media
for each row execute function private.touch_updated_at();

alter table public.media enable row level security;
grant
  select,
  insert (id, name, alt, decorative, mime, bytes, width, height, hash, path, variants),
  update (name, alt, decorative, mime, bytes, width, height, hash, variants),
  delete
on public.media to authenticated;

create policy "the owner reads" on public.media for select to authenticated using ((select private.is_owner()));
create policy "the owner adds" on public.media for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.media for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.media for delete to authenticated using ((select private.is_owner()));

-- Where a picture is used: posts, projects, working copies, and revisions of posts that do not use it any
-- more; the last edited first, at most 100. It scans all of their texts.
create function public.media_uses(media_id uuid) returns table (kind text, id uuid, title text)
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
    select p.id, p.title, p.updated_at from public.posts as p
    where strpos(p.content, folder) > 0 or strpos(p.source, folder) > 0 or strpos(p.featured_image, folder) > 0
  )
  select used.kind, used.id, used.title
  from (
    select 'posts' as kind, s.* from showing as s
    union all
    select 'projects', j.id, j.title, j.updated_at from public.projects as j
    where strpos(j.image_url, folder) > 0 or strpos(j.long_description, folder) > 0
    union all
    select 'working copies', c.post_id, coalesce(c.fields ->> 'title', ''), c.saved_at from public.working_copies as c
    where strpos(c.fields::text, folder) > 0 and c.post_id not in (select s.id from showing as s)
    union all
    select 'revisions', r.post_id, p.title, max(r.saved_at) from public.post_revisions as r
    join public.posts as p on p.id = r.post_id
    where strpos(r.fields::text, folder) > 0 and r.post_id not in (select s.id from showing as s)
    group by r.post_id, p.title
  ) as used
  order by used.updated_at desc, used.id
  limit 100;
end;
$$;
grant execute on function public.media_uses(uuid) to authenticated;
