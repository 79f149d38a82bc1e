-- When posts appear, which of them are listed, and their former slugs.

begin;
\ir people.psql
select plan(41);

insert into public.posts (id, title, slug, content, published, unlisted, created_at, published_at) values
  ('00000000-0000-4000-9000-000000000101', 'Pub: out', 'pub-out', 'Text.', true, false, now() - interval '9 days', now() - interval '1 hour'),
  ('00000000-0000-4000-9000-000000000102', 'Pub: scheduled', 'pub-scheduled', 'Text.', true, false, now() - interval '1 day', now() + interval '1 day'),
  ('00000000-0000-4000-9000-000000000103', 'Pub: unlisted', 'pub-unlisted', 'Text.', true, true, now() - interval '1 day', null),
  ('00000000-0000-4000-9000-000000000104', 'Pub: draft', 'pub-draft', 'Text.', false, false, now() - interval '7 days', null),
  ('00000000-0000-4000-9000-000000000105', 'Pub: brought forward', 'pub-early', 'Text.', true, false, now() + interval '9 days', now() - interval '1 day');

create view tests.titles with (security_invoker = true) as
select title from public.posts where title like 'Pub: %' order by title;
create view tests.former with (security_invoker = true) as
select slug from public.post_slugs where slug like 'pub-%' order by slug collate "C";
create function tests.published_at(post_slug text) returns timestamptz language sql stable security definer as $$
  select published_at from public.posts where slug = post_slug;
$$;
create function tests.views_of(post_slug text) returns bigint language sql stable security definer as $$
  select views from public.posts where slug = post_slug;
$$;
create function tests.binned() returns bigint language sql stable security definer as $$
  select count(*) from private.bin;
$$;
grant select on tests.titles, tests.former to anon, authenticated;

-- What readers see

select tests.act_as('anon');
select results_eq(
  'table tests.titles', array['Pub: brought forward', 'Pub: out', 'Pub: unlisted'],
  'a post appears at its publication time, whenever it was written; an unlisted one can be read'
);
select lives_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000103', 'Eve', 'Pub: comment')$$,
  'an unlisted post can be commented on'
);
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000102', 'Eve', 'Pub: comment')$$,
  '23514', 'The article no longer exists.', 'a scheduled post cannot be commented on'
);
select results_eq(
  $$select content from public.comments_page('00000000-0000-4000-9000-000000000103')$$,
  array['Pub: comment'], 'an unlisted post''s comments can be read'
);
select tests.act_as('database');
insert into public.comments (post_id, author_name, content) values ('00000000-0000-4000-9000-000000000102', 'Eve', 'Pub: early');
select tests.act_as('anon');
select is_empty($$select from public.comments_page('00000000-0000-4000-9000-000000000102')$$, 'a scheduled post''s comments cannot be read');
select public.increment_post_views(('00000000-0000-4000-9000-000000000' || number)::uuid) from unnest(array['102', '103']) as number;
select is(tests.views_of('pub-unlisted'), 1::bigint, 'a view of an unlisted post counts');
select is(tests.views_of('pub-scheduled'), 0::bigint, 'a view of a scheduled post does not count');
select public.record_page_view(path) from unnest(array['/blog/pub-unlisted', '/blog/pub-scheduled']) as path;
select tests.act_as('owner');
select results_eq(
  $$select page_path from public.site_analytics where page_path like '/blog/pub-%'$$,
  array['/blog/pub-unlisted'], 'the same applies in the analytics'
);
select tests.act_as('stranger');
select lives_ok(
  $$select public.set_post_like('00000000-0000-4000-9000-000000000103', true)$$,
  'an unlisted post can be liked'
);
select throws_ok(
  $$select public.set_post_like('00000000-0000-4000-9000-000000000102', true)$$,
  '23514', 'The article no longer exists.', 'a scheduled post cannot be liked'
);
-- Publishing

select tests.act_as('owner');
select results_eq(
  $$insert into public.posts (title, slug, content, published) values ('Pub: at once', 'pub-at-once', 'Text.', true) returning published_at$$,
  array[null::timestamptz], 'a post that is published at once goes by the time it was written'
);
update public.posts set published = true where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now(), 'a draft that is published is dated now');
update public.posts set title = 'Pub: draft no more', published = true, published_at = null where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now(), 'a save without a date keeps the date');
update public.posts set published = false where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now(), 'a withdrawn post keeps the date');
update public.posts set published_at = null where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), null, 'the owner can remove the date');
update public.posts set published = true, published_at = now() + interval '1 hour' where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now() + interval '1 hour', 'a given date is used');
update public.posts set title = 'Pub: planned draft', published = true where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now() + interval '1 hour', 'a save that omits the date keeps it');
update public.posts set published_at = null where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), now(), 'without a date, a scheduled post is published now');
update public.posts set published = false, published_at = null where slug = 'pub-draft';
select is(tests.published_at('pub-draft'), null, 'undoing a publication leaves no date');
select is(tests.published_at('pub-unlisted'), null, 'a post without its own date …');
update public.posts set published = false where slug = 'pub-unlisted';
select is(tests.published_at('pub-unlisted'), now() - interval '1 day', '… keeps its position when it is withdrawn');
update public.posts set published = true where slug = 'pub-unlisted';
select is(tests.published_at('pub-unlisted'), now() - interval '1 day', 'it has that date when it is published again');
insert into public.posts (title, slug, content, created_at) values ('Pub: ahead', 'pub-ahead', 'Text.', now() + interval '3 days');
update public.posts set published = true where slug = 'pub-ahead';
select is(tests.published_at('pub-ahead'), now() + interval '3 days', 'a future date is kept');

-- Former slugs

update public.posts set slug = 'pub-new' where slug = 'pub-out';
update public.posts set slug = 'pub-newest' where slug = 'pub-new';
update public.posts set slug = 'pub-later' where slug = 'pub-scheduled';
update public.posts set slug = 'pub-drafted' where slug = 'pub-draft';
update public.posts set title = 'Pub: out again', slug = 'pub-newest' where slug = 'pub-newest';
select results_eq(
  'table tests.former', array['pub-draft', 'pub-new', 'pub-out'],
  'every slug under which readers could read a post is kept, but none that was only scheduled'
);
insert into public.posts (title, slug, content, published, published_at) values
  ('Pub: dated draft', 'pub-dated', 'Text.', false, now() - interval '1 day'),
  ('Pub: planned draft', 'pub-planned', 'Text.', false, now() + interval '1 day');
update public.posts set slug = slug || '-renamed' where slug in ('pub-dated', 'pub-planned');
update public.posts set published = true, published_at = now() - interval '1 hour' where slug in ('pub-dated-renamed', 'pub-planned-renamed');
select is_empty(
  $$select from public.post_slugs where slug in ('pub-dated', 'pub-planned')$$, 'no slug of a draft is kept, whatever its date'
);
delete from public.posts where slug in ('pub-dated-renamed', 'pub-planned-renamed');
select public.empty_bin();

-- Withdrawn, then renamed and published again
insert into public.posts (title, slug, content, published, created_at) values
  ('Pub: withdrawn', 'pub-was-out', 'Text.', true, now() - interval '1 day');
update public.posts set published = false where slug = 'pub-was-out';
select is_empty($$select from public.post_slugs where slug = 'pub-was-out'$$, 'a post''s current slug is not a former one');
update public.posts set slug = 'pub-secret-name' where slug = 'pub-was-out';
update public.posts set slug = 'pub-is-back' where slug = 'pub-secret-name';
select tests.act_as('anon');
select is_empty($$select from public.post_slugs where slug like 'pub-was-out' or slug = 'pub-secret-name'$$, 'readers cannot see any slug of a withdrawn post');
select tests.act_as('owner');
update public.posts set published = true where slug = 'pub-is-back';
select tests.act_as('anon');
select results_eq(
  $$select former.slug from public.post_slugs as former join public.posts on posts.id = post_id where posts.slug = 'pub-is-back'$$,
  array['pub-was-out'], 'once it is published again, the slug under which it was public leads to it, and the others do not'
);
select tests.act_as('owner');
update public.posts set published_at = now() + interval '1 day' where slug = 'pub-is-back';
update public.posts set slug = 'pub-postponed' where slug = 'pub-is-back';
update public.posts set published_at = now() - interval '1 hour' where slug = 'pub-postponed';
select tests.act_as('anon');
select results_eq(
  $$select former.slug from public.post_slugs as former join public.posts on posts.id = post_id where posts.slug = 'pub-postponed' order by 1$$,
  array['pub-is-back', 'pub-was-out'], 'the same applies if it was only postponed'
);
select tests.act_as('owner');
update public.posts set published = false where slug = 'pub-postponed';
delete from public.posts where slug = 'pub-postponed';
select public.restore_deleted('posts', array[(select row_id from public.bin_page() where title = 'Pub: withdrawn')]);
update public.posts set slug = 'pub-restored' where slug = 'pub-postponed';
update public.posts set published = true where slug = 'pub-restored';
select results_eq(
  $$select former.slug from public.post_slugs as former join public.posts on posts.id = post_id where posts.slug = 'pub-restored' order by 1$$,
  array['pub-is-back', 'pub-postponed', 'pub-was-out'], 'the bin keeps a draft''s former slug'
);
delete from public.posts where slug = 'pub-restored';
select public.empty_bin();
select is(post_id, '00000000-0000-4000-9000-000000000101', 'the former slug is kept for its post') from public.post_slugs where slug = 'pub-out';
select tests.act_as('anon');
select results_eq('table tests.former', array['pub-new', 'pub-out'], 'readers see the former slugs of posts that they can see');
select tests.act_as('owner');
select results_eq(
  $$insert into public.posts (title, slug, content) values ('Pub: other', 'pub-out', 'Text.') returning slug$$,
  array['pub-out-2'], 'another post cannot take a former slug'
);
update public.posts set slug = 'pub-out' where slug = 'pub-newest';
select results_eq('table tests.former', array['pub-draft', 'pub-new', 'pub-newest'], 'a post can take back its own former slug');
select is(tests.binned(), 0::bigint, 'taking it back deletes nothing');

-- The bin

delete from public.posts where slug = 'pub-out';
select results_eq('table tests.former', array['pub-draft'], 'former slugs are deleted with their post');
select results_eq(
  $$insert into public.posts (id, title, slug, content) values ('00000000-0000-4000-9000-000000000106', 'Pub: heir', 'pub-newest', 'Text.') returning slug$$,
  array['pub-newest'], 'deleted slugs are free'
);
select is(public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[]), 1, 'the post is restored');
select results_eq('table tests.former', array['pub-draft', 'pub-new'], 'it has the former slugs that are still free');
select is(slug, 'pub-newest', 'the other slug stays with its new post') from public.posts where id = '00000000-0000-4000-9000-000000000106';
select is(tests.binned(), 0::bigint, 'the bin is empty');

select * from finish();
rollback;
