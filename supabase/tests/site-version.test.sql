-- The version of what visitors see, which changes with everything that makes a build due (build-hook.test.sql), and what
-- requests a build without changing it.

begin;
\ir people.psql
select plan(11);

delete from private.build_hook;
insert into private.build_hook (url) values ('https://host.example/hook');
create temporary table seen (version text);
grant all on seen to anon, authenticated;

-- Whether the version has changed since the last check.
create function tests.is_new() returns boolean language sql as $$
  with old as (delete from seen returning version), new as (insert into seen select public.site_version() returning version)
  select new.version is distinct from (select max(version) from old) from new;
$$;
create function tests.is_build_due() returns boolean language sql security definer as $$
  with before as (select changed_at from private.build_hook),
    settled as (update private.build_hook set changed_at = null returning 1)
  select changed_at is not null from before, settled;
$$;

select tests.act_as('anon');
select tests.is_new();
select is(tests.is_new(), false, 'the version stays the same without a change');

select tests.act_as('owner');
update public.site_settings set site_name = 'Version' where singleton;
select is(tests.is_new(), true, 'a setting changes it');
select public.set_notification_service('webhook', 'https://hooks.example.com/1');
select is(tests.is_new(), true, 'the host that messages are forwarded to changes it, as the privacy page names it');
select public.set_notification_service('webhook', 'https://hooks.example.com/2');
select is(tests.is_new(), false, 'another URL on that host does not');

select tests.act_as('database');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000201', 'Version', 'version', 'Text.', true);
select tests.is_new();
insert into public.comments (id, post_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000201', 'Eve', 'One.', 'approved'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000201', 'Eve', 'Two.', 'approved');
select tests.is_build_due();
update public.comments set likes = likes + 1 where author_name = 'Eve';
select is(tests.is_build_due(), false, 'liking a comment requests no build');
update public.comments set status = 'spam' where id = '00000000-0000-4000-9000-000000000202';
select is(tests.is_build_due(), true, 'marking a comment as spam requests one, because it is in the files');
delete from public.comments where author_name = 'Eve';
select is(tests.is_build_due(), true, 'deleting a comment requests one');
select is(tests.is_new(), false, 'comments do not change the version, as pages load them');

-- As if it had been scheduled a minute ago.
update private.site_version set scheduled = array[now() + interval '1 minute'];
select tests.is_new();
update private.site_version set scheduled = array[now()];
select is(tests.is_new(), true, 'a scheduled post that becomes public changes it');
update public.site_settings set site_name = 'Version, anew' where singleton;
select is(tests.is_new(), true, 'the change after it is another version');

-- How much is read for it

insert into public.posts (title, slug, content, published) select 'Version', 'version-' || n, 'Text.', true from generate_series(1, 30) as n;
set local enable_seqscan = off;
create temporary table scanned as select pg_stat_get_xact_tuples_returned('public.posts'::regclass) as before;
select private.scheduled_posts(), private.claim_due_build();
select is(
  pg_stat_get_xact_tuples_returned('public.posts'::regclass), before, 'the articles that are due, or still to come, are found without reading all of them'
) from scanned;

select * from finish();
rollback;
