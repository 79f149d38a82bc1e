-- Likes of comments.

begin;
\ir people.psql
select plan(17);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false);
insert into public.comments (id, post_id, user_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', null, 'Ann', 'Test: shown', 'approved'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: own, waits', 'pending'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000102', null, 'Ann', 'Test: on a draft', 'approved');
insert into public.comments (id, post_id, parent_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000202', 'Ann', 'Test: reply to what waits');
insert into public.comment_likes (comment_id, user_id) values
  ('00000000-0000-4000-9000-000000000201', tests.id_of('owner'));

create function tests.to_like(number text, liked boolean default true) returns text language sql as $$
  select format('select public.set_comment_like(%L, %L)', '00000000-0000-4000-9000-000000000' || number, liked);
$$;
create function tests.shown_likes() returns table (likes integer, is_liked boolean) language sql as $$
  select likes, is_liked from public.comments_page('00000000-0000-4000-9000-000000000101')
  where id = '00000000-0000-4000-9000-000000000201';
$$;

select tests.act_as('anon');
select results_eq('select * from tests.shown_likes()', 'values (1, false)', 'a visitor sees the number of likes');

select tests.act_as('stranger');
select lives_ok(tests.to_like('201'), 'a reader likes a comment');
select results_eq('select * from tests.shown_likes()', 'values (2, true)', 'a like is counted, and marked for its reader');
select lives_ok(tests.to_like('201'), 'a like can be repeated if its response was lost');
select results_eq('select * from tests.shown_likes()', 'values (2, true)', 'a repeated like counts once');
select throws_ok(tests.to_like('202'), '23514', 'The comment no longer exists.', 'a reader cannot like a held comment, not even their own');
select throws_ok(tests.to_like('203'), '23514', 'The comment no longer exists.', 'a reader cannot like a comment on a draft');
select throws_ok(tests.to_like('204'), '23514', 'The comment no longer exists.', 'a reader cannot like a reply to a hidden comment');
select throws_ok(tests.to_like('299'), '23514', 'The comment no longer exists.', 'a reader cannot like a comment that never existed');
select lives_ok(tests.to_like('201', false), 'a reader removes only their own like');
select lives_ok(tests.to_like('201', false), 'a like can be removed twice');
select results_eq('select * from tests.shown_likes()', 'values (1, false)', 'the comment''s count goes down');

select tests.act_as('owner');
select results_eq('select * from tests.shown_likes()', 'values (1, true)', 'the owner likes as any reader');
select public.set_comment_like('00000000-0000-4000-9000-000000000201', false);
select is_empty(
  $$select from public.audit_page() where kind = 'comments'$$, 'likes are not in the audit log'
);

select tests.act_as('database');
insert into public.comment_likes (comment_id, user_id) values
  ('00000000-0000-4000-9000-000000000201', tests.id_of('imposter')), ('00000000-0000-4000-9000-000000000201', tests.id_of('stranger'));
delete from auth.users where id = tests.id_of('imposter');
select is(likes, 1, 'deleting an account removes its likes') from public.comments where content = 'Test: shown';
select lives_ok($$delete from public.comments where content = 'Test: shown'$$, 'a liked comment can be deleted');
select is_empty(
  $$select from public.comment_likes where user_id = tests.id_of('stranger')$$, 'deleting a comment deletes its likes'
);

select * from finish();
rollback;
