-- Likes.

begin;
\ir people.psql
select plan(19);

insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true, now()),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Test: tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');
insert into public.post_likes (post_id, user_id) values
  ('00000000-0000-4000-9000-000000000101', tests.id_of('owner'));

select tests.act_as('anon');
select throws_ok('select * from public.post_likes', '42501', null, 'a visitor sees no likes');
select throws_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger'))$$,
  '42501', null, 'a visitor cannot like'
);
select throws_ok('delete from public.post_likes', '42501', null, 'a visitor cannot take a like away');

select tests.act_as('stranger');
select is_empty('select from public.post_likes', 'a reader does not see the likes of others');
select lives_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger'))$$,
  'a reader likes a post'
);
select is(likes, 2, 'the post counts it') from public.posts where slug = 'test-out';
select throws_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger'))$$,
  '23505', null, 'a reader likes a post once'
);
select throws_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000101', tests.id_of('imposter'))$$,
  '42501', null, 'a reader cannot like for somebody else'
);
select throws_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000102', tests.id_of('stranger'))$$,
  '42501', null, 'a reader cannot like a draft'
);
select throws_ok(
  $$insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000103', tests.id_of('stranger'))$$,
  '42501', null, 'a reader cannot like what is not out yet'
);
select throws_ok(
  $$insert into public.post_likes (post_id, user_id, created_at) values ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), now())$$,
  '42501', null, 'the time of a like is the database’s'
);
select throws_ok('update public.post_likes set user_id = user_id', '42501', null, 'a like cannot be changed');
select results_eq(
  'select user_id from public.post_likes', array[tests.id_of('stranger')], 'a reader sees their own like'
);
select is(tests.touched('delete from public.post_likes'), 1::bigint, 'a reader takes back their own like only');
select is(likes, 1, 'and the post counts that') from public.posts where slug = 'test-out';

select tests.act_as('owner');
select results_eq(
  'select user_id from public.post_likes', array[tests.id_of('owner')], 'the owner is a reader here'
);

select tests.act_as('database');
delete from auth.users where id = tests.id_of('owner');
select is(likes, 0, 'a deleted account takes its likes along') from public.posts where slug = 'test-out';
insert into public.post_likes (post_id, user_id) values ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger'));
select lives_ok($$delete from public.posts where slug = 'test-out'$$, 'a liked post can be deleted');
select is_empty(
  $$select from public.post_likes where user_id = tests.id_of('stranger')$$, 'and its likes go with it'
);

select * from finish();
rollback;
