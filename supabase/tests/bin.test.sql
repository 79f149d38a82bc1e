-- The bin: what the owner deletes can be restored for 30 days.

begin;
\ir people.psql
select plan(31);

insert into public.posts (id, title, slug, content, category, tags, published, views, created_at, author_id) values
  ('00000000-0000-4000-9000-000000000101', 'Bin: post', 'bin-post', 'Text.', 'Bin: category', '{bin tag}', true, 7, '2020-02-02', tests.id_of('owner'));
insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, created_at) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', null, tests.id_of('stranger'), 'Sam', 'Bin: comment', 'approved', '2020-02-03'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000201', null, 'Eve', 'Bin: reply', 'approved', '2020-02-04'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000101', null, null, 'Eve', 'Bin: spam', 'spam', '2020-02-05'),
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000203', null, 'Eve', 'Bin: below spam', 'approved', '2020-02-06');
insert into public.post_likes (post_id, user_id) values
  ('00000000-0000-4000-9000-000000000101', tests.id_of('stranger')), ('00000000-0000-4000-9000-000000000101', tests.id_of('imposter'));
insert into public.comment_likes (comment_id, user_id) values
  ('00000000-0000-4000-9000-000000000201', tests.id_of('imposter')), ('00000000-0000-4000-9000-000000000202', tests.id_of('stranger'));
insert into public.draft_links (id, post_id, token_hash, expires_at, revoked_at) values
  ('00000000-0000-4000-9000-000000000801', '00000000-0000-4000-9000-000000000101', 'Bin: link', now() + interval '7 days', '2020-02-02');
insert into public.draft_notes (id, link_id, paragraph, quote, name, note) values
  ('00000000-0000-4000-9000-000000000811', '00000000-0000-4000-9000-000000000801', 0, 'Text.', 'Sam', 'Bin: note');
insert into private.subscribers (email) values ('bin@tests.example');
insert into private.subscriptions (subscriber_id, topic, comment_id, confirmed_at)
select id, 'replies', '00000000-0000-4000-9000-000000000202', now() from private.subscribers where email = 'bin@tests.example';
insert into public.projects (id, title, description) values ('00000000-0000-4000-9000-000000000501', 'Bin: project', 'Text.');
insert into public.contact_messages (id, name, email, subject, message, status, created_at) values
  ('00000000-0000-4000-9000-000000000601', 'Sam', 'a@b.example', 'Bin: message', 'Text.', 'replied', '2020-02-02');
insert into public.consultation_requests (id, name, email, project_type, message, status, created_at) values
  ('00000000-0000-4000-9000-000000000701', 'Sam', 'a@b.example', 'other', 'Bin: request', 'completed', '2020-02-02');

-- Every row of them, except the time when a post was saved.
create function tests.everything() returns setof jsonb language sql stable security definer as $$
  select to_jsonb(p) - 'updated_at' from public.posts as p where title like 'Bin: %'
  union all select to_jsonb(c) from public.comments as c where content like 'Bin: %'
  union all select to_jsonb(l) from public.post_likes as l where post_id = '00000000-0000-4000-9000-000000000101'
  union all select to_jsonb(cl) from public.comment_likes as cl where comment_id::text like '00000000-0000-4000-9000-%'
  union all select to_jsonb(s) from private.subscriptions as s join public.comments as c on c.id = s.comment_id where content like 'Bin: %'
  union all select to_jsonb(d) from public.draft_links as d where token_hash = 'Bin: link'
  union all select to_jsonb(n) from public.draft_notes as n where note = 'Bin: note'
  union all select to_jsonb(j) - 'updated_at' from public.projects as j where title like 'Bin: %'
  union all select to_jsonb(m) from public.contact_messages as m where subject like 'Bin: %'
  union all select to_jsonb(r) from public.consultation_requests as r where message like 'Bin: %'
  union all select to_jsonb(t.name) from public.tags as t where name = 'bin tag'
  union all select to_jsonb(k.name) from public.categories as k where name = 'Bin: category';
$$;
create table tests.before as select * from tests.everything() as row;
grant select on tests.before to authenticated;
create function tests.binned() returns bigint language sql stable security definer as $$
  select count(*) from private.bin;
$$;

select tests.act_as('owner');
delete from public.posts where slug = 'bin-post';
delete from public.projects where title = 'Bin: project';
delete from public.contact_messages where subject = 'Bin: message';
delete from public.consultation_requests where message = 'Bin: request';
select is_empty('select tests.everything()', 'deleted rows are gone');
select results_eq(
  $$select kind, title, name, parts, total from public.bin_page()$$,
  $$values
    ('consultation_requests', 'other', 'Sam', 0::bigint, 4::bigint), ('contact_messages', 'Bin: message', 'Sam', 0, 4),
    ('projects', 'Bin: project', null, 0, 4), ('posts', 'Bin: post', null, 4, 4)$$,
  'deleted rows are in the bin, latest first, with the number of comments deleted with them'
);
select is(
  public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[])
    + public.restore_deleted('projects', array['00000000-0000-4000-9000-000000000501']::uuid[])
    + public.restore_deleted('contact_messages', array['00000000-0000-4000-9000-000000000601']::uuid[])
    + public.restore_deleted('consultation_requests', array['00000000-0000-4000-9000-000000000701']::uuid[]),
  4, 'everything can be restored'
);
select bag_eq('select tests.everything()', 'table tests.before', 'restored rows are unchanged: status, times, authors, counters, comments, likes, names, notes on the draft');
select is(tests.binned(), 0::bigint, 'the bin is empty after everything is restored');
select is(
  public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[]), 0, 'nothing can be restored twice'
);

-- Comments

delete from public.comments where id in ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000203');
select results_eq(
  $$select title, name, parts from public.bin_page() order by title$$,
  $$values ('Bin: comment', 'Sam', 1::bigint), ('Bin: spam', 'Eve', 1)$$, 'replies are deleted with their comment'
);
select is(
  public.restore_deleted('comments', array['00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000201']::uuid[]),
  2, 'several comments are restored at once'
);
select bag_eq('select tests.everything()', 'table tests.before', 'restored comments have their replies, including those to spam');

-- Ids from visitors' browsers

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000102', 'Another post', 'another-post', 'Text.', true);
select public.share_draft('00000000-0000-4000-9000-000000000102', rpad('another', 43, '_'), 1);
delete from public.posts where slug = 'bin-post';
delete from public.contact_messages where subject = 'Bin: message';
delete from public.consultation_requests where message = 'Bin: request';
select tests.act_as('anon');
select lives_ok(
  $$select public.add_comment('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000102', 'Eve', 'Mine.'),
    public.add_draft_note(rpad('another', 43, '_'), '00000000-0000-4000-9000-000000000811', 0, 'Text.', 'Eve', 'Mine.'),
    public.send_contact_message('00000000-0000-4000-9000-000000000601', 'Eve', 'e@b.example', 'Mine', 'Mine.'),
    public.send_consultation_request('00000000-0000-4000-9000-000000000701', 'Eve', 'e@b.example', 'other', 'Mine.')$$,
  'a row in the bin can be submitted again under its id'
);
select tests.act_as('owner');
select is_empty(
  $$select from public.comments where content = 'Mine.' union all select from public.contact_messages where message = 'Mine.'
    union all select from public.consultation_requests where message = 'Mine.'
    union all select from public.draft_notes where note = 'Mine.'$$,
  'submitting it again changes nothing'
);
select is(
  public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[])
    + public.restore_deleted('contact_messages', array['00000000-0000-4000-9000-000000000601']::uuid[])
    + public.restore_deleted('consultation_requests', array['00000000-0000-4000-9000-000000000701']::uuid[]),
  3, 'submitting it again does not prevent restoring it'
);
select bag_eq('select tests.everything()', 'table tests.before', 'the restored row is unchanged');
delete from public.posts where slug = 'another-post';
select public.empty_bin();

delete from public.comments where id = '00000000-0000-4000-9000-000000000202';
delete from public.comments where id = '00000000-0000-4000-9000-000000000201';
select throws_ok(
  $$select public.restore_deleted('comments', array['00000000-0000-4000-9000-000000000202']::uuid[])$$,
  '23514', null, 'a reply cannot be restored before its comment'
);
select is(
  public.restore_deleted('comments', array['00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000201']::uuid[]),
  2, 'a reply can be restored with its comment'
);
select bag_eq('select tests.everything()', 'table tests.before', 'both comments are unchanged');

-- Many replies

select tests.act_as('database');
insert into public.comments (id, post_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000301', '00000000-0000-4000-9000-000000000101', 'Eve', 'Crowd: comment');
insert into public.comments (post_id, parent_id, author_name, content)
select '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000301', 'Eve', 'Crowd: ' || n from generate_series(1, 20) as n;
create table tests.counts (number integer not null);
create function tests.note_count() returns trigger language plpgsql security definer as $$
begin
  insert into tests.counts values (new.comment_count);
  return null;
end;
$$;
create trigger note_count after update of comment_count on public.posts for each row execute function tests.note_count();
select tests.act_as('owner');
delete from public.comments where id = '00000000-0000-4000-9000-000000000301';
select tests.act_as('database');
select cmp_ok(count(*), '<=', 2::bigint, 'however many replies are deleted, comments are counted at most twice') from tests.counts;
select tests.act_as('owner');
select is(
  public.restore_deleted('comments', array['00000000-0000-4000-9000-000000000301']::uuid[]), 1, 'all replies can be restored'
);
select is(count(*), 21::bigint, 'every reply is restored') from public.comments where content like 'Crowd: %';
delete from public.comments where id = '00000000-0000-4000-9000-000000000301';
select public.empty_bin();

-- Changes in the meantime

delete from public.posts where slug = 'bin-post';
insert into public.posts (title, slug, content) values ('Another', 'bin-post', 'Text.');
select tests.act_as('database');
delete from auth.users where id = tests.id_of('stranger');
select tests.act_as('owner');
select lives_ok(
  $$select public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[])$$,
  'a post can be restored although its slug is taken and a reader''s account is gone'
);
select results_eq(
  $$select slug, likes, comment_count from public.posts where title = 'Bin: post'$$,
  $$values ('bin-post-2', 1, 2)$$, 'the restored post has another slug, its comment, and no like of the deleted account'
);
delete from public.projects where title = 'Bin: project';
select tests.act_as('database');
alter table public.projects add column added_later text not null default 'its default';
select tests.act_as('owner');
select public.restore_deleted('projects', array['00000000-0000-4000-9000-000000000501']::uuid[]);
select is(
  (select added_later from public.projects where title = 'Bin: project'), 'its default',
  'a row deleted before a column was added gets the column''s default'
);
delete from public.projects where title = 'Bin: project';
insert into public.projects (id, title, description) values ('00000000-0000-4000-9000-000000000501', 'Bin: again', 'Text.');
select throws_ok(
  $$select public.restore_deleted('projects', array['00000000-0000-4000-9000-000000000501']::uuid[])$$,
  '23514', 'It cannot be restored: it already exists.', 'an existing row is not overwritten'
);
delete from public.comments where id = '00000000-0000-4000-9000-000000000203';
select tests.act_as('database');
delete from public.posts where title = 'Bin: post';
select tests.act_as('owner');
select throws_ok(
  $$select public.restore_deleted('comments', array['00000000-0000-4000-9000-000000000203']::uuid[])$$,
  '23514', 'It cannot be restored: what it belongs to is gone.', 'a comment cannot be restored without its post'
);

-- Permanent deletion

select is(tests.binned(), 3::bigint, 'rows deleted by the database are not in the bin');
select is((select public.empty_bin(array_agg(id)) from public.bin_page() where kind = 'comments'), 1, 'one item can be deleted permanently');
select is(tests.binned(), 1::bigint, 'rows deleted with it are gone, too');
select is(public.empty_bin(last_id => 0), 0, 'newer items than those shown stay');
select is(public.empty_bin(), 1, 'all items can be deleted permanently');
select tests.act_as('database');
insert into private.bin (kind, row_id, is_root, content) select 'projects', gen_random_uuid(), true, '{}' from generate_series(1, 100);
set local enable_seqscan = off;
create function tests.rows_scanned() returns bigint language sql volatile security definer as $$
  select pg_stat_get_xact_tuples_returned('private.bin'::regclass);
$$;
create table tests.scanned as select tests.rows_scanned() as before;
grant select on tests.scanned to authenticated;
select tests.act_as('owner');
select public.empty_bin(array(select id from private.bin where is_root limit 50));
select public.empty_bin();
select cmp_ok(tests.rows_scanned() - (select before from tests.scanned), '<', 1000::bigint, 'the bin is not looked through for each item');
set local enable_seqscan = on;
delete from public.projects where title = 'Bin: again';
select tests.act_as('database');
update private.bin set deleted_at = now() - interval '31 days';
select private.remove_expired();
select is(tests.binned(), 0::bigint, 'after 30 days all items are deleted permanently');

select * from finish();
rollback;
