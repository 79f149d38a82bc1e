-- What readers may do with their own account: take their data along, and delete it.

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

-- What the owner has deleted is in the bin, and still theirs.
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
create function tests.said() returns table (content text, author text, account uuid) language sql stable security definer as $$
  select comments.content, author_name, user_id from public.comments
  where post_id in ('00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000102');
$$;
select results_eq('select * from tests.counted()', 'values (6, 2)', 'counted before');

-- Taking it along

select tests.act_as('keeper');
select is(
  public.account_data() -> 'account',
  '{"id": "00000000-0000-4000-9000-000000000004", "name": "Kim Keeper", "github_login": "kim-k", "github_picture": null, "email": "keeper@tests.example", "created_at": "2026-01-02T03:04:05+00:00", "is_trusted": false}',
  'a reader takes their account along'
);
select results_eq(
  $$select said ->> 'content', said ->> 'status', said ->> 'post' from jsonb_array_elements(public.account_data() -> 'comments') as said order by 1$$,
  $$values ('Test: an answer', 'approved', 'Test: out'), ('Test: binned', 'deleted', 'Test: out'), ('Test: kept', 'approved', 'Test: out'), ('Test: on a draft', 'pending', null)$$,
  'with all they wrote, whatever became of it, and no title that is not public'
);
select is(jsonb_array_length(public.account_data() -> 'likes'), 1, 'and their likes');
select unalike(public.account_data()::text, '%Sam%', 'but nothing of anybody else');

select tests.act_as('imposter');
select is(public.account_data() -> 'comments', '[]', 'who wrote nothing takes nothing along');

-- Deleting: the comments stay

select tests.act_as('keeper');
select lives_ok('select public.delete_account(false)', 'a reader deletes their account and leaves the comments');
select is(tests.accounts('keeper@tests.example'), 0::bigint, 'the account is gone');
select is(tests.accounts('stranger@tests.example'), 1::bigint, 'no other is');
select set_eq(
  $$select author, account from tests.said() where content in ('Test: kept', 'Test: an answer', 'Test: on a draft')$$,
  $$values ('Deleted reader', null::uuid)$$, 'the comments stay, under no name'
);
select set_eq(
  'select * from tests.binned()',
  $$values ('Test: binned', 'Deleted reader', null), ('Test: binned as well', 'Sam', tests.id_of('stranger')::text)$$,
  'the one in the bin as well, and nobody else''s'
);
select results_eq('select * from tests.counted()', 'values (6, 1)', 'they still count, the like does not');
select lives_ok('select public.delete_account(false)', 'an account that is gone can be deleted once more');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Kim', 'x')$$,
  '23514', 'Your account does not exist any more. Please sign out.',
  'but says nothing any more, even with a session that has not run out'
);

-- Deleting: the comments go

select tests.act_as('stranger');
select lives_ok('select public.delete_account(true)', 'a reader deletes their account with the comments');
select is(tests.accounts('stranger@tests.example'), 0::bigint, 'the account is gone, too');
select is_empty($$select from tests.said() where author = 'Sam'$$, 'nothing is left under the name');
select is_empty(
  $$select from tests.said() where content in ('Test: answered', 'Test: alone', 'Test: waits', 'Test: own answer', 'Test: to oneself')$$,
  'and none of the words'
);
select is_empty($$select from tests.binned() where content like 'Test: binned as well' or author = 'Sam' or account is not null$$, 'nor in the bin');
select is_empty($$select from tests.in_bin() as row where row::text ilike '%binned%' and row ->> 'author_name' = 'Deleted reader' and row ->> 'content' = 'This comment was deleted.'$$, 'not even in what is made for searching');
select results_eq(
  $$select content, author from tests.said() where content like 'This%'$$,
  $$values ('This comment was deleted.', 'Deleted reader')$$,
  'where others answered, it says so'
);
select isnt_empty($$select from tests.said() where content = 'Test: an answer'$$, 'and the answers of others stay');
select results_eq('select * from tests.counted()', 'values (3, 0)', 'everything is counted anew');

-- The owner's account stays

select tests.act_as('owner');
select is(public.account_data() #>> '{account,email}', 'owner@tests.example', 'the owner takes their data along');
select throws_ok(
  'select public.delete_account(false)', '42501',
  'This account owns the site, so it cannot be deleted here.', 'but cannot delete the account that owns the site'
);
reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.id_of('owner'), 'totp', 'verified', now(), now());
select tests.act_as('owner');
select ok(not public.is_owner(), 'without their second factor owners may do nothing');
select throws_ok(
  'select public.delete_account(true)', '42501',
  'This account owns the site, so it cannot be deleted here.', 'deleting their account included'
);
select is(tests.accounts('owner@tests.example'), 1::bigint, 'it is still there');
select throws_ok('select public.account_data()', '42501', null, 'or taking its data along');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Robin', 'x')$$,
  '42501', 'Sign in again, with your second factor.', 'or speaking as the author'
);
select tests.act_as('imposter');
select throws_ok('select public.delete_account(null)', '23502', null, 'whoever deletes says what becomes of the comments');

select * from finish();
rollback;
