-- Likes.

begin;
\ir people.psql
select plan(16);

insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true, now()),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Test: tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');
insert into public.post_likes (post_id, user_id) values
  ('00000000-0000-4000-9000-000000000101', tests.id_of('owner'));

create function tests.to_like(number text, liked boolean default true) returns text language sql as $$
  select format('select public.set_post_like(%L, %L)', '00000000-0000-4000-9000-000000000' || number, liked);
$$;

select tests.act_as('stranger');
select is_empty('select from public.post_likes', 'a reader does not see the likes of others');
select lives_ok(tests.to_like('101'), 'a reader likes a post');
select is(likes, 2, 'the post counts it') from public.posts where slug = 'test-out';
select lives_ok(tests.to_like('101'), 'who has heard no answer may like it again');
select is(likes, 2, 'and likes it once') from public.posts where slug = 'test-out';
select throws_ok(tests.to_like('102'), '23514', 'The article is not there any more.', 'a reader cannot like a draft');
select throws_ok(tests.to_like('103'), '23514', 'The article is not there any more.', 'a reader cannot like what is not out yet');
select throws_ok(tests.to_like('199'), '23514', 'The article is not there any more.', 'or what never was');
select results_eq(
  'select user_id from public.post_likes', array[tests.id_of('stranger')], 'a reader sees their own like'
);
select lives_ok(tests.to_like('101', false), 'a reader takes back their own like only');
select lives_ok(tests.to_like('101', false), 'once or twice');
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
