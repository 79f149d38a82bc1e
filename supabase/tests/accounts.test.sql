-- What readers may do with their own account: download their data, and delete it.

begin;
\ir people.psql
select plan(31);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true),
  ('00000000-0000-4000-9000-000000000102', 'Test: taken back', 'test-draft', 'Text.', false);
insert into auth.users (id, instance_id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at) values
  ('00000000-0000-4000-9000-000000000004', '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
    'keeper@tests.example', now(), '{"chosen_name": "Kim Keeper", "full_name": "kim", "user_name": "kim-k"}', '2026-01-02T03:04:05Z');
insert into tests.people (name, id) values ('keeper', '00000000-0000-4000-9000-000000000004');

insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', null, tests.id_of('stranger'), 'Sam', 'Test: answered', 'approved'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', null, tests.id_of('stranger'), 'Sam', 'Test: alone', 'approved'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000101', null, tests.id_of('stranger'), 'Sam', 'Test: waits', 'pending'),
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000101', null, tests.id_of('keeper'), 'Kim Keeper', 'Test: kept', 'approved'),
  ('00000000-0000-4000-9000-000000000205', '00000000-0000-4000-9000-000000000102', null, tests.id_of('keeper'), 'Kim Keeper', 'Test: on a draft', 'spam');
insert into public.comments (id, post_id, parent_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000206', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000201', tests.id_of('keeper'), 'Kim Keeper', 'Test: an answer'),
  ('00000000-0000-4000-9000-000000000207', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000201', tests.id_of('stranger'), 'Sam', 'Test: own answer'),
  ('00000000-0000-4000-9000-000000000208', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000202', tests.id_of('stranger'), 'Sam', 'Test: to oneself');
insert into public.post_likes (post_id, user_id) values
  ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger')),
  ('00000000-0000-4000-9000-000000000101', tests.id_of('keeper'));

-- Comments that the owner deleted are in the bin, and still belong to their authors.
insert into public.comments (id, post_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000209', '00000000-0000-4000-9000-000000000101', tests.id_of('keeper'), 'Kim Keeper', 'Test: binned');
insert into public.comments (id, post_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000210', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: binned as well');
select tests.act_as('owner');
delete from public.comments where id in ('00000000-0000-4000-9000-000000000209', '00000000-0000-4000-9000-000000000210');
reset role;

create function tests.binned() returns table (content text, author text, account text) language sql stable security definer as $$
  select bin.content ->> 'content', bin.content ->> 'author_name', bin.content ->> 'user_id'
  from private.bin where kind = 'comments' and row_id in ('00000000-0000-4000-9000-000000000209', '00000000-0000-4000-9000-000000000210');
$$;
create function tests.in_bin() returns setof jsonb language sql stable security definer as $$
  select content from private.bin where kind = 'comments';
$$;
create function tests.counted() returns table (comments integer, likes integer) language sql stable security definer as $$
  select comment_count, posts.likes from public.posts where slug = 'test-out';
$$;
create function tests.accounts(address text) returns bigint language sql stable security definer as $$
  select count(*) from auth.users where email = address;
$$;
create function tests.comments() returns table (content text, author text, account uuid) language sql stable security definer as $$
  select comments.content, author_name, user_id from public.comments
  where post_id in ('00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000102');
$$;
select results_eq('select * from tests.counted()', 'values (6, 2)', 'comments and likes are counted before');

-- Downloading the data

select tests.act_as('keeper');
select is(
  public.account_data() -> 'account',
  '{"id": "00000000-0000-4000-9000-000000000004", "name": "Kim Keeper", "github_login": "kim-k", "github_picture": null, "email": "keeper@tests.example", "created_at": "2026-01-02T03:04:05+00:00", "is_trusted": false}',
  'a reader downloads their account'
);
select results_eq(
  $$select one ->> 'content', one ->> 'status', one ->> 'post' from jsonb_array_elements(public.account_data() -> 'comments') as one order by 1$$,
  $$values ('Test: an answer', 'approved', 'Test: out'), ('Test: binned', 'deleted', 'Test: out'), ('Test: kept', 'approved', 'Test: out'), ('Test: on a draft', 'pending', null)$$,
  'the download has all their comments, whatever their status, and no title of an unpublished post'
);
select is(jsonb_array_length(public.account_data() -> 'likes'), 1, 'the download has their likes');
select unalike(public.account_data()::text, '%Sam%', 'the download has nothing of anyone else');

select tests.act_as('imposter');
select is(public.account_data() -> 'comments', '[]', 'the download of someone without comments has none');

-- Deleting an account, keeping its comments

select tests.act_as('keeper');
select lives_ok('select public.delete_account(false)', 'a reader deletes their account and keeps the comments');
select is(tests.accounts('keeper@tests.example'), 0::bigint, 'the account is gone');
select is(tests.accounts('stranger@tests.example'), 1::bigint, 'no other account is deleted');
select set_eq(
  $$select author, account from tests.comments() where content in ('Test: kept', 'Test: an answer', 'Test: on a draft')$$,
  $$values ('Deleted reader', null::uuid)$$, 'the comments stay, without the name'
);
select set_eq(
  'select * from tests.binned()',
  $$values ('Test: binned', 'Deleted reader', null), ('Test: binned as well', 'Sam', tests.id_of('stranger')::text)$$,
  'comments in the bin lose the name as well, and nobody else''s do'
);
select results_eq('select * from tests.counted()', 'values (6, 1)', 'kept comments still count, the deleted like does not');
select lives_ok('select public.delete_account(false)', 'deleting a deleted account again is not an error');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Kim', 'x')$$,
  '23514', 'Your account no longer exists. Please sign out.',
  'a deleted account cannot comment, even with a session that has not expired'
);

-- Deleting an account with its comments

select tests.act_as('stranger');
select lives_ok('select public.delete_account(true)', 'a reader deletes their account with the comments');
select is(tests.accounts('stranger@tests.example'), 0::bigint, 'the account is gone');
select is_empty($$select from tests.comments() where author = 'Sam'$$, 'no comment with the name is left');
select is_empty(
  $$select from tests.comments() where content in ('Test: answered', 'Test: alone', 'Test: waits', 'Test: own answer', 'Test: to oneself')$$,
  'no text of the comments is left'
);
select is_empty($$select from tests.binned() where content like 'Test: binned as well' or author = 'Sam' or account is not null$$, 'no comment is left in the bin');
select is_empty($$select from tests.in_bin() as row where row::text ilike '%binned%' and row ->> 'author_name' = 'Deleted reader' and row ->> 'content' = 'This comment was deleted.'$$, 'nothing is left in the search index');
select results_eq(
  $$select content, author from tests.comments() where content like 'This%'$$,
  $$values ('This comment was deleted.', 'Deleted reader')$$,
  'a comment with replies by others becomes a placeholder'
);
select isnt_empty($$select from tests.comments() where content = 'Test: an answer'$$, 'replies by others stay');
select results_eq('select * from tests.counted()', 'values (3, 0)', 'the counts are updated');

-- The owner's account cannot be deleted

select tests.act_as('owner');
select is(public.account_data() #>> '{account,email}', 'owner@tests.example', 'the owner downloads their data');
select throws_ok(
  'select public.delete_account(false)', '42501',
  'This account owns the site, so it cannot be deleted here.', 'the owner cannot delete the account that owns the site'
);
reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.id_of('owner'), 'totp', 'verified', now(), now());
select tests.act_as('owner');
select ok(not public.is_owner(), 'owners have no rights without their second factor');
select throws_ok(
  'select public.delete_account(true)', '42501',
  'This account owns the site, so it cannot be deleted here.', 'owners cannot delete their account without it'
);
select is(tests.accounts('owner@tests.example'), 1::bigint, 'the account still exists');
select throws_ok('select public.account_data()', '42501', null, 'the owner cannot download their data without the second factor');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Robin', 'x')$$,
  '42501', 'Sign in again, with your second factor.', 'owners cannot comment as the author without it'
);
select tests.act_as('imposter');
select throws_ok('select public.delete_account(null)', '23502', null, 'deleting an account requires a choice about its comments');

select * from finish();
rollback;
