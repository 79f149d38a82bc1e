-- Comments and replies.

begin;
\ir people.psql
select plan(40);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false),
  ('00000000-0000-4000-9000-000000000103', 'Test: other', 'test-other', 'Text.', true);
insert into public.comments (id, post_id, user_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', null, 'Ann', 'Test: approved', 'approved'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', null, 'Ann', 'Test: pending', 'pending'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000101', null, 'Ann', 'Test: spam', 'spam'),
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000102', null, 'Ann', 'Test: on a draft', 'approved'),
  ('00000000-0000-4000-9000-000000000205', '00000000-0000-4000-9000-000000000101', tests.id_of('stranger'), 'Sam', 'Test: own pending', 'pending');
insert into public.comments (id, post_id, parent_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000206', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000201', 'Ben', 'Test: reply');

create function tests.count_shown() returns integer language sql stable security definer as $$
  select comment_count from public.posts where slug = 'test-out';
$$;

-- A page of comments contains and counts what the policies allow

select tests.act_as('database');
create function tests.page_differs() returns setof record language sql as $$
  (
    select id, status from public.comments
    where post_id = '00000000-0000-4000-9000-000000000101' and status <> 'spam'
    except select id, status from public.comments_page('00000000-0000-4000-9000-000000000101')
  )
  union all
  (
    select id, status from public.comments_page('00000000-0000-4000-9000-000000000101')
    except select id, status from public.comments where status <> 'spam'
  )
  union all
  select id, 'miscounted' from public.comments_page('00000000-0000-4000-9000-000000000101')
  where total <> (
    select count(*) from public.comments where post_id = '00000000-0000-4000-9000-000000000101' and status <> 'spam'
  )
$$;
select tests.act_as('anon');
select is_empty('select * from tests.page_differs() as (id uuid, what text)', 'a visitor''s page matches the policies');
select is_empty(
  $$select from public.comments_page('00000000-0000-4000-9000-000000000102')$$, 'a visitor sees no comments on a draft'
);
select tests.act_as('stranger');
select is_empty('select * from tests.page_differs() as (id uuid, what text)', 'a reader''s page matches the policies, with their own held comments');
select tests.act_as('owner');
select is_empty('select * from tests.page_differs() as (id uuid, what text)', 'the owner''s page matches the policies, with all held comments');

-- Writing as a visitor

select tests.act_as('anon');
select lives_ok(
  $$select public.add_comment('00000000-0000-4000-9000-000000000211', '00000000-0000-4000-9000-000000000101', ' Eve ', E'\n Test: by a visitor \n')$$,
  'a visitor comments'
);
select results_eq(
  $$select author_name, content from public.comments where id = '00000000-0000-4000-9000-000000000211'$$,
  $$values ('Eve', 'Test: by a visitor')$$,
  'name and text are trimmed'
);

-- Writing as a reader

select tests.act_as('stranger');
select lives_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Sam', 'Test: by a reader')$$,
  'a reader comments'
);
select set_eq(
  $$select content from public.comments_page('00000000-0000-4000-9000-000000000101') where is_own$$,
  array['Test: own pending', 'Test: by a reader'], 'a reader learns only which comments are their own'
);
select tests.act_as('anon');
select is_empty(
  $$select from public.comments_page('00000000-0000-4000-9000-000000000101') where is_own$$, 'a visitor has no comments of their own'
);
select tests.act_as('database');
update public.posts set author_id = tests.id_of('stranger') where slug = 'test-out';
select tests.act_as('anon');
select is_empty(
  $$select from public.comments_page('00000000-0000-4000-9000-000000000101') where is_author$$,
  'only the site''s owner is marked as the author of a post, not a former owner'
);
select tests.act_as('database');
update private.site_owner set user_id = tests.id_of('stranger');
select tests.act_as('anon');
select results_eq(
  $$select content from public.comments_page('00000000-0000-4000-9000-000000000101') where is_author$$,
  array['Test: by a reader'], 'everyone sees which comments the post''s author wrote'
);
select tests.act_as('database');
update private.site_owner set user_id = tests.id_of('owner');
select tests.act_as('stranger');

-- Counting and moderating

select is(tests.count_shown(), 4, 'a post counts its public comments');
select tests.act_as('owner');
select throws_ok($$update public.comments set status = 'x' where content = 'Test: spam'$$, '23514', null, 'an unknown status is refused');
select isnt_empty($$update public.comments set status = 'approved' where content = 'Test: pending' returning id$$, 'the owner approves a comment');
select is(tests.count_shown(), 5, 'an approved comment counts');
select isnt_empty($$update public.comments set status = 'spam' where content = 'Test: approved' returning id$$, 'the owner rejects a comment');
select is(tests.count_shown(), 3, 'a rejected comment does not count, nor do its replies');
select isnt_empty($$delete from public.comments where content = 'Test: pending' returning id$$, 'the owner deletes a comment');
select is(tests.count_shown(), 2, 'a deleted comment does not count');

-- Closing comments

update public.site_settings set enable_comments = false where site_name is not null;
select lives_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Olga', 'x')$$,
  'the owner can comment when comments are closed'
);
select tests.act_as('anon');
select throws_ok(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'x', 'x')$$,
  '23514', 'Comments are closed.', 'visitors cannot comment when comments are closed'
);

-- Pages of a post's comments in each order

select tests.act_as('database');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000104', 'Test: crowded', 'test-crowded', 'Text.', true);
alter table public.comments disable trigger user;
insert into public.comments (post_id, author_name, content, likes, created_at)
-- Several with the same time and the same number of likes.
select '00000000-0000-4000-9000-000000000104', 'Eve', 'Crowd: ' || n, n % 4, date_trunc('minute', now()) - n / 3 * interval '1 minute'
from generate_series(1, 450) as n;
alter table public.comments enable trigger user;
update public.posts set comment_count = 450 where slug = 'test-crowded';
create function tests.in_order(wanted text) returns uuid[] language plpgsql as $$
declare
  found uuid[] := '{}';
  ids uuid[];
  last public.comments;
begin
  loop
    select array_agg(page.id order by page.place) into ids
    from (
      select id, row_number() over () as place
      from public.comments_page('00000000-0000-4000-9000-000000000104', last.created_at, last.id, wanted, last.likes)
    ) as page;
    exit when ids is null;
    found := found || ids;
    select id, created_at, likes into last.id, last.created_at, last.likes
    from public.comments where id = found[cardinality(found)];
  end loop;
  return found;
end;
$$;
select tests.act_as('anon');
select is(
  tests.in_order('newest'), array_agg(id order by created_at desc, id desc), 'all pages together contain each comment once, newest first'
) from public.comments where content like 'Crowd: %';
select is(
  tests.in_order('oldest'), array_agg(id order by created_at, id), 'pages can be sorted oldest first'
) from public.comments where content like 'Crowd: %';
select is(
  tests.in_order('most-liked'), array_agg(id order by likes desc, created_at desc, id desc), 'pages can be sorted by likes'
) from public.comments where content like 'Crowd: %';
select is(
  tests.in_order('no such order'), tests.in_order('newest'), 'an unknown order is the default order'
);
select is(count(*), 200::bigint, 'a page has at most 200 comments') from public.comments_page('00000000-0000-4000-9000-000000000104', sort => 'most-liked');
select is(min(total), 450::bigint, 'a page has the total') from public.comments_page('00000000-0000-4000-9000-000000000104', sort => 'most-liked');

-- The owner's list of all comments

select tests.act_as('database');
insert into public.comments (id, post_id, author_name, content, status, created_at)
select
  ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '00000000-0000-4000-9000-000000000103',
  'Needle ' || n, 'Zebra 100%_' || n, case when n % 5 = 0 then 'pending' else 'approved' end, now() - n * interval '1 minute'
from generate_series(1, 25) as n;

select tests.act_as('owner');
select results_eq(
  $$select count(*), min(author_name), max(post_title) from public.moderation_page('zebra')$$,
  $$values (20::bigint, 'Needle 1', 'Test: other')$$, 'a search by text finds the newest 20'
);
select results_eq(
  $$select author_name from public.moderation_page('NEEDLE', null, now() - interval '20 minutes', '00000000-0000-4000-8000-000000000020')$$,
  array['Needle 21', 'Needle 22', 'Needle 23', 'Needle 24', 'Needle 25'], 'a search by author continues on the next page'
);
select results_eq(
  $$select author_name from public.moderation_page('zebra', oldest_first => true) limit 2$$, array['Needle 25', 'Needle 24'], 'the list can be sorted oldest first'
);
select results_eq(
  $$select author_name from public.moderation_page(
      'zebra', 'approved', now() - interval '4 minutes', '00000000-0000-4000-8000-000000000004', true)$$,
  array['Needle 3', 'Needle 2', 'Needle 1'], 'the list sorted oldest first continues on the next page'
);
select results_eq(
  $$select parent_author, parent_status, reply_count from public.moderation_page('test: reply')$$,
  $$values ('Ann', 'spam', 0)$$, 'a reply names its parent comment'
);
select results_eq(
  $$select content, reply_count from public.moderation_page('test: approved')$$,
  $$values ('Test: approved', 1)$$, 'a comment has its number of replies'
);
select is(count(*), 5::bigint, 'the list can be limited to held comments') from public.moderation_page('zebra', 'pending');
select results_eq($$select author_name from public.moderation_page('100%_7')$$, array['Needle 7'], 'wildcards in a search are literal');
select is(count(*), 20::bigint, 'a search finds comments by the title of their post') from public.moderation_page('test: OTHER');
select set_eq($$select * from public.comment_counts('zebra')$$, $$values ('approved', 20::bigint), ('pending', 5)$$, 'a search counts comments by status');
select results_eq(
  'select sum(count)::bigint from public.comment_counts()', 'select count(*) from public.comments', 'without a search, all comments are counted'
);

-- What is deleted with what

select tests.act_as('owner');
select isnt_empty($$delete from public.posts where slug = 'test-out' returning id$$, 'a post with comments can be deleted');
select is_empty(
  $$select from public.comments where post_id = '00000000-0000-4000-9000-000000000101'$$,
  'its comments are deleted with it'
);

select * from finish();
rollback;
