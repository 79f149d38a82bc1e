-- The audit log: what the owner did; nobody can change it.

begin;
\ir people.psql
select plan(17);

insert into public.contact_messages (id, name, email, subject, message) values
  ('00000000-0000-4000-9000-000000000601', 'Sam', 'a@b.example', 'Audit: message', 'Text.');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000102', 'Audit: before', 'audit-before', 'Text.', true);
insert into public.comments (id, post_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000102', tests.id_of('stranger'), 'Sam', 'Audit: a reader''s');
delete from private.audit_log;
create function tests.logged() returns table (action text, kind text, title text, changes jsonb)
language sql stable security definer as $$
  select action, kind, title, changes from private.audit_log where account = tests.id_of('owner') order by id;
$$;
create function tests.entries() returns bigint language sql stable security definer as $$
  select count(*) from private.audit_log;
$$;
create function tests.forget() returns void language sql security definer as $$
  delete from private.audit_log;
$$;

select tests.act_as('owner');
insert into public.posts (id, title, slug, content, published)
values ('00000000-0000-4000-9000-000000000101', 'Audit: post', 'audit-post', 'Text.', true);
select results_eq('select action, kind, title from tests.logged()', $$values ('created', 'posts', 'Audit: post')$$, 'a new post is logged');
update public.posts set title = 'Audit: another', featured = true, content = repeat('Text. ', 50) where slug = 'audit-post';
select results_eq(
  $$select action, title, changes from tests.logged() offset 1$$,
  $$values ('changed', 'Audit: another', '{
    "title": {"from": "Audit: post", "to": "Audit: another"}, "featured": {"from": false, "to": true}, "content": null
  }'::jsonb)$$,
  'a change is logged with old and new values, except long texts'
);
select tests.forget();
update public.posts set title = title where slug = 'audit-post';
select is_empty('select from tests.logged()', 'a save without changes is not logged');
select public.increment_post_views('00000000-0000-4000-9000-000000000101');
select public.set_post_like('00000000-0000-4000-9000-000000000101', true);
select is_empty('select from tests.logged()', 'readers'' actions are not logged');

update public.site_settings set site_name = 'Audit' where singleton;
update public.contact_messages set status = 'read' where subject = 'Audit: message';
select results_eq(
  'select kind, title, changes - ''site_name'' from tests.logged()',
  $$values ('site_settings', null, '{}'::jsonb), ('contact_messages', null, '{"status": {"from": "unread", "to": "read"}}')$$,
  'changes of settings and messages are logged, without other people''s texts'
);
select results_eq(
  'select title, account, total from public.audit_page() limit 1',
  $$values ('Audit: message', 'owner@tests.example', 2::bigint)$$,
  'logged rows have a label while they exist'
);

select tests.forget();
select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'Me', 'Audit: comment');
select tests.forget();
delete from public.posts where slug = 'audit-post';
select results_eq('select action, kind, title from tests.logged()', $$values ('deleted', 'posts', 'Audit: another')$$, 'a deletion is one entry, whatever is deleted with it');
select public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000101']::uuid[]);
select results_eq('select action, kind, title from tests.logged() offset 1', $$values ('restored', 'posts', 'Audit: another')$$, 'restoring is one entry as well');
delete from public.contact_messages where subject = 'Audit: message';
select is((select title from public.audit_page() limit 1), 'Audit: message', 'a row in the bin has a label');
select public.empty_bin();
select results_eq('select action, kind from tests.logged() offset 3', $$values ('deleted for good', 'contact_messages')$$, 'emptying the bin is logged');
select is((select title from public.audit_page() limit 1), '', 'after emptying the bin no text of its rows is left');

select tests.forget();
select public.trust_reader('00000000-0000-4000-9000-000000000201');
select public.stop_trusting_reader('00000000-0000-4000-9000-000000000201');
select results_eq(
  'select action, kind from tests.logged()',
  $$values ('created', 'trusted_readers'), ('deleted', 'trusted_readers')$$,
  'trusting a reader is logged, and so is its end'
);
select is((select title from public.audit_page() limit 1), 'stranger@tests.example', 'the trusted reader is named');
select tests.forget();

select tests.act_as('stranger');
select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000102', 'Sam', 'Audit: not the owner''s');
select is(tests.entries(), 0::bigint, 'other people''s actions are not logged');

select tests.act_as('database');
update public.posts set title = 'Audit: by hand' where slug = 'audit-before';
select is(tests.entries(), 0::bigint, 'changes in the SQL editor are not attributed to the owner');
insert into private.audit_log (account, action, kind, happened_at) values
  (tests.id_of('owner'), 'changed', 'posts', now() - interval '91 days'), (tests.id_of('owner'), 'changed', 'posts', now() - interval '89 days');
select private.remove_expired();
select is(tests.entries(), 1::bigint, 'entries are removed after 90 days');

select tests.act_as('stranger');
select is(private.email_of(tests.id_of('owner')), null, 'nobody else sees an email address');

select * from finish();
rollback;
