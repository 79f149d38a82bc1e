-- What readers may do with their own comments: edit them for a while, and delete them.

begin;
\ir people.psql
select plan(36);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false);
insert into public.comments (id, post_id, user_id, author_name, content, status, created_at) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: fresh', 'approved', now() - interval '14 minutes'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: old', 'approved', now() - interval '16 minutes'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: spam', 'spam', now()),
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: waits', 'pending', now()),
  ('00000000-0000-4000-9000-000000000205', '00000000-0000-4000-9000-000000000101', tests.id_of('imposter'), 'Ida', 'Test: of another', 'approved', now()),
  ('00000000-0000-4000-9000-000000000206', '00000000-0000-4000-9000-000000000101', null, 'Eve', 'Test: of a visitor', 'approved', now()),
  ('00000000-0000-4000-9000-000000000207', '00000000-0000-4000-9000-000000000102', tests.id_of('stranger'), 'Sam', 'Test: on a draft', 'approved', now()),
  ('00000000-0000-4000-9000-000000000208', '00000000-0000-4000-9000-000000000101', tests.id_of('owner'), 'Robin', 'Test: of the owner', 'approved', now()),
  ('00000000-0000-4000-9000-000000000209', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: answered', 'approved', now());
insert into public.comments (id, post_id, parent_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000210', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000209', null, 'Eve', 'Test: answer'),
  ('00000000-0000-4000-9000-000000000211', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000202', null, 'Mal', 'Test: answer that is spam');
update public.comments set status = 'spam' where id = '00000000-0000-4000-9000-000000000211';
insert into public.comment_likes (comment_id, user_id) values
  ('00000000-0000-4000-9000-000000000209', tests.id_of('imposter'));

create function tests.comment(number text) returns uuid language sql as $$
  select ('00000000-0000-4000-9000-000000000' || number)::uuid;
$$;
create function tests.row_of(number text) returns public.comments language sql stable security definer as $$
  select comments from public.comments where id = ('00000000-0000-4000-9000-000000000' || number)::uuid;
$$;
create function tests.count_shown() returns integer language sql stable security definer as $$
  select comment_count from public.posts where slug = 'test-out';
$$;

-- Editing

select tests.act_as('stranger');
select results_eq(
  $$select content from public.comments_page('00000000-0000-4000-9000-000000000101') where is_editable order by content$$,
  array['Test: answered', 'Test: fresh', 'Test: waits'], 'a page says which comments its reader may edit'
);
select lives_ok($$select public.edit_comment(tests.comment('201'), E' Test: better\n')$$, 'a reader edits a recent comment');
select is((tests.row_of('201')).status, 'approved', 'an edited comment keeps its position');
select is((tests.row_of('201')).content, 'Test: better', 'the new text is trimmed and saved');
select ok((tests.row_of('201')).edited_at is not null, 'the comment is marked as edited');
select ok(edited_at is not null, 'the page shows that it was edited') from public.comments_page('00000000-0000-4000-9000-000000000101')
where id = tests.comment('201');
select throws_ok(
  $$select public.edit_comment(tests.comment('202'), 'x')$$,
  '23514', 'A comment can be edited for 15 minutes, and this one is older.', 'an old comment cannot be edited'
);
select throws_ok(
  $$select public.edit_comment(tests.comment('206'), 'x')$$, '23514', 'The comment no longer exists.', 'a visitor''s comment cannot be edited'
);
select throws_ok(
  $$select public.edit_comment(tests.comment('207'), 'x')$$, '23514', 'The comment no longer exists.', 'a comment on an unpublished post cannot be edited'
);
select public.edit_comment(tests.comment('203'), 'Test: still spam');
select is((tests.row_of('203')).status, 'spam', 'edited spam stays spam');
select public.edit_comment(tests.comment('204'), 'Test: still waits');
select is((tests.row_of('204')).status, 'pending', 'an edited held comment stays held');
select is(tests.count_shown(), 7, 'a comment counts as long as it is public');
select public.edit_comment(tests.comment('201'), 'https://a.example https://b.example https://c.example');
select is((tests.row_of('201')).status, 'pending', 'adding links holds the comment');
select is((tests.row_of('201')).held_because, 'links', 'a held comment has the reason');
select is(tests.count_shown(), 6, 'a held comment does not count');

select tests.act_as('database');
insert into public.comments (id, post_id, user_id, author_name, content, status, held_because) values
  ('00000000-0000-4000-9000-000000000212', '00000000-0000-4000-9000-000000000101', tests.id_of('imposter'), 'Ida', 'Test: approved newcomer', 'approved', 'newcomer'),
  ('00000000-0000-4000-9000-000000000213', '00000000-0000-4000-9000-000000000101', tests.id_of('imposter'), 'Ida', 'Test: approved word', 'approved', 'word'),
  ('00000000-0000-4000-9000-000000000214', '00000000-0000-4000-9000-000000000101', tests.id_of('imposter'), 'Ida', 'Test: approved network', 'approved', 'network');
select tests.act_as('imposter');
select lives_ok(
  $$select public.edit_comment(tests.comment(number), 'Test: another text') from unnest(array['212', '213', '214']) as number$$,
  'a reader edits a comment that was held and approved'
);
select results_eq(
  $$select (tests.row_of(number)).status, (tests.row_of(number)).held_because from unnest(array['212', '213', '214']) as number$$,
  $$values ('pending', 'newcomer'), ('pending', 'word'), ('pending', 'network')$$, 'it is held again, as only the old text was approved'
);
select tests.act_as('database');
update public.comments set status = 'approved' where id = tests.comment('212');
insert into private.trusted_readers (user_id) values (tests.id_of('imposter'));
select tests.act_as('imposter');
select public.edit_comment(tests.comment('212'), 'Test: by a trusted reader');
select is((tests.row_of('212')).status, 'approved', 'a reader trusted since is not held');
select tests.act_as('database');
delete from private.trusted_readers where user_id = tests.id_of('imposter');
delete from public.comments where id in (tests.comment('212'), tests.comment('213'), tests.comment('214'));

select tests.act_as('owner');
select public.edit_comment(tests.comment('208'), 'https://a.example https://b.example https://c.example');
select is((tests.row_of('208')).status, 'approved', 'the owner''s comments are never held');
select throws_ok(
  $$select public.edit_comment(tests.comment('205'), 'x')$$, '23514', 'The comment no longer exists.', 'the owner cannot edit other people''s comments'
);
select tests.act_as('database');
update auth.users set banned_until = now() + interval '1 hour' where id = tests.id_of('imposter');
select tests.act_as('imposter');
select throws_ok($$select public.edit_comment(tests.comment('205'), 'x')$$, '23514', 'Your account is suspended.', 'a suspended account cannot edit comments');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Ida', 'x')$$,
  '23514', 'Your account is suspended.', 'a suspended account cannot comment'
);
select tests.act_as('database');
update auth.users set banned_until = now(), deleted_at = now() where id = tests.id_of('imposter');
select tests.act_as('imposter');
select throws_ok(
  $$select public.edit_comment(tests.comment('205'), 'x')$$, '23514', 'Your account no longer exists. Please sign out.',
  'a deleted account whose row is kept cannot edit comments'
);
select tests.act_as('database');
update auth.users set deleted_at = null where id = tests.id_of('imposter');
update public.site_settings set enable_comments = false where site_name is not null;
select tests.act_as('imposter');
select throws_ok($$select public.edit_comment(tests.comment('205'), 'x')$$, '23514', 'Comments are closed.', 'closed comments cannot be edited');
select tests.act_as('database');
update public.site_settings set enable_comments = true where site_name is not null;
delete from private.rate_limit_hits;
update private.rate_limits set per_client = 1 where action = 'comment';
select tests.act_as('imposter');
select lives_ok($$select public.edit_comment(tests.comment('205'), 'Test: of another')$$, 'an edit …');
select throws_ok($$select public.edit_comment(tests.comment('205'), 'x')$$, 'PT429', null, '… counts as a comment for the limit');

-- Deleting

select tests.act_as('stranger');
select lives_ok(
  $$select public.delete_own_comment(tests.comment(number)) from unnest(array['202', '203', '209']) as number$$, 'a reader deletes their own comment'
);
select is((tests.row_of('202')).id, null, 'an old comment is deleted, as its only reply is spam');
select is((tests.row_of('211')).id, null, 'that reply is deleted with it');
select is((tests.row_of('203')).id, null, 'a rejected comment is deleted');
select is((tests.row_of('209')).content, 'This comment was deleted.', 'a comment with replies becomes a placeholder');
select is((tests.row_of('209')).author_name, 'Deleted reader', 'the placeholder has no name');
select is((tests.row_of('209')).likes, 0, 'the placeholder has no likes');
select is((tests.row_of('210')).content, 'Test: answer', 'the reply stays');
select is(tests.count_shown(), 5, 'the counts are updated');
select throws_ok(
  $$select public.edit_comment(tests.comment('209'), 'x')$$, '23514', 'The comment no longer exists.', 'nobody can edit a placeholder'
);

select * from finish();
rollback;
