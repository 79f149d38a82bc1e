-- The version of what visitors see, which every change has that makes a build due (build-hook.test.sql), and what asks
-- for a build without changing it.

begin;
\ir people.psql
select plan(10);

delete from private.build_hook;
insert into private.build_hook (url) values ('https://host.example/hook');
create temporary table seen (version text);
grant all on seen to anon, authenticated;

-- Whether the version has changed since the last look.
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
select is(tests.is_new(), false, 'it is the same for whoever asks twice');

select tests.act_as('owner');
update public.site_settings set site_name = 'Version' where singleton;
select is(tests.is_new(), true, 'a setting changes it');
select public.set_notification_service('webhook', 'https://hooks.example.com/1');
select is(tests.is_new(), true, 'the host that messages are sent on to does, which the privacy page names');
select public.set_notification_service('webhook', 'https://hooks.example.com/2');
select is(tests.is_new(), false, 'another address there does not');

select tests.act_as('database');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000201', 'Version', 'version', 'Text.', true);
select tests.is_new();
insert into public.comments (id, post_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000201', 'Eve', 'One.', 'approved'),
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000201', 'Eve', 'Two.', 'approved');
select tests.is_build_due();
update public.comments set likes = likes + 1 where author_name = 'Eve';
select is(tests.is_build_due(), false, 'the like of a comment asks for no build');
update public.comments set status = 'spam' where id = '00000000-0000-4000-9000-000000000202';
select is(tests.is_build_due(), true, 'one that is held does, because it is in the files');
delete from public.comments where author_name = 'Eve';
select is(tests.is_build_due(), true, 'and one that is deleted');
select is(tests.is_new(), false, 'the pages ask for comments themselves');

-- As if it had been scheduled a minute ago.
update private.site_version set scheduled = array[now() + interval '1 minute'];
select tests.is_new();
update private.site_version set scheduled = array[now()];
select is(tests.is_new(), true, 'a scheduled post that becomes public changes it');
update public.site_settings set site_name = 'Version, anew' where singleton;
select is(tests.is_new(), true, 'and the change after it is another one');

select * from finish();
rollback;
