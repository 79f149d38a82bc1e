-- The media library: limits of its rows, and where a picture is used.

begin;
\ir people.psql
select plan(5);

insert into public.posts (id, title, slug, content, published, featured_image) values
  ('00000000-0000-4000-9000-000000000101', 'Shows it', 'shows-it', '<img src="/storage/v1/object/public/media/00000000-0000-4000-9000-000000000801/9x9">', true, null),
  ('00000000-0000-4000-9000-000000000102', 'Has it as a cover', 'has-it', 'Text.', false, 'https://x.example/media/00000000-0000-4000-9000-000000000801/9x9'),
  ('00000000-0000-4000-9000-000000000103', 'Does without', 'without', 'Text.', true, null),
  ('00000000-0000-4000-9000-000000000104', 'Showed it', 'showed-it', 'media/00000000-0000-4000-9000-000000000801/9x9', true, null);
update public.posts set content = 'Text.' where id = '00000000-0000-4000-9000-000000000104';
insert into public.working_copies (post_id, writer, fields) values
  ('00000000-0000-4000-9000-000000000101', gen_random_uuid(), '{"title": "Shows it still", "content": "media/00000000-0000-4000-9000-000000000801/9x9"}'),
  ('00000000-0000-4000-9000-000000000105', gen_random_uuid(), '{"title": "Unfinished", "source": "media/00000000-0000-4000-9000-000000000801/9x9"}');
insert into public.pages (id, title, path, content, published) values
  ('00000000-0000-4000-9000-000000000401', 'A page', 'a-page', 'media/00000000-0000-4000-9000-000000000801/9x9', true),
  ('00000000-0000-4000-9000-000000000402', 'A page that showed it', 'showed-it', 'media/00000000-0000-4000-9000-000000000801/9x9', true);
update public.pages set content = 'Text.' where id = '00000000-0000-4000-9000-000000000402';
insert into public.working_copies (post_id, kind, writer, fields) values
  ('00000000-0000-4000-9000-000000000401', 'pages', gen_random_uuid(), '{"title": "A page still", "content": "media/00000000-0000-4000-9000-000000000801/9x9"}'),
  ('00000000-0000-4000-9000-000000000403', 'pages', gen_random_uuid(), '{"title": "An unfinished page", "source": "media/00000000-0000-4000-9000-000000000801/9x9"}');
insert into public.projects (id, title, description, image_url) values
  ('00000000-0000-4000-9000-000000000501', 'A project', 'Text.', '/media/00000000-0000-4000-9000-000000000801/9x9');

create function tests.add(name text, more jsonb) returns void language sql as $$
  insert into public.media (id, name, alt, decorative, mime, bytes, width, height, hash, path, variants)
  select id, name, alt, decorative, mime, bytes, width, height, hash, path, variants
  from jsonb_populate_record(null::public.media, jsonb_build_object(
    'id', '00000000-0000-4000-9000-000000000801', 'name', name, 'alt', '', 'decorative', false, 'mime', 'image/webp',
    'bytes', 9, 'width', 9, 'height', 9, 'hash', repeat('a', 64),
    'path', '00000000-0000-4000-9000-000000000801/9x9', 'variants', jsonb_build_array()
  ) || more);
$$;

select tests.act_as('owner');
select lives_ok(
  $$select tests.add('P', '{"variants": [{"path": "00000000-0000-4000-9000-000000000801/4", "width": 4, "mime": "image/webp", "bytes": 1}]}')$$,
  'the owner adds a picture'
);
select throws_ok($$select tests.add('Again', '{"id": "00000000-0000-4000-9000-000000000803", "path": "00000000-0000-4000-9000-000000000803/9x9"}')$$, '23505', null, 'a duplicate file is refused');
select bag_eq(
  $$select kind, title from public.media_uses('00000000-0000-4000-9000-000000000801')$$,
  $$values ('posts', 'Shows it'), ('posts', 'Has it as a cover'), ('projects', 'A project'),
    ('working copies', 'Unfinished'), ('revisions', 'Showed it'), ('pages', 'A page'),
    ('working copies of pages', 'An unfinished page'), ('revisions of pages', 'A page that showed it')$$,
  'all uses of a picture are found: articles, covers, projects, pages, working copies, earlier versions; each post once'
);
delete from public.posts where id::text like '00000000-0000-4000-9000-00000000010_';
delete from public.pages where id::text like '00000000-0000-4000-9000-00000000040_';
delete from public.projects where id::text like '00000000-0000-4000-9000-00000000050_';
select bag_eq(
  $$select kind, title from public.media_uses('00000000-0000-4000-9000-000000000801') where kind not like 'working %'$$,
  $$values ('bin', 'Shows it'), ('bin', 'Has it as a cover'), ('bin', 'A project'), ('bin', 'Showed it'), ('bin', 'A page'),
    ('bin', 'A page that showed it')$$,
  'what is in the bin uses its pictures still'
);
select is_empty($$select * from public.media_uses('00000000-0000-4000-9000-000000000899')$$, 'an unused picture has no uses');

select * from finish();
rollback;
