-- The build hook: who sets it, what makes a call due, and when it is made.

begin;
\ir people.psql
select plan(39);

delete from private.build_hook;
delete from private.audit_log;
create function tests.changed() returns boolean language sql security definer as $$
  select changed_at is not null from private.build_hook;
$$;
create function tests.settle() returns void language sql security definer as $$
  update private.build_hook set changed_at = null, changed_since = null;
$$;
create function tests.status() returns jsonb language sql as $$
  select to_jsonb(build) from public.build_status() as build;
$$;

-- Who sets it

select tests.act_as('owner');
select is(tests.status() ->> 'is_set', 'false', 'at first no hook is set');
select throws_ok('select public.try_build_hook()', '23514', 'No build hook is set.', 'an unset hook cannot be tried');
select lives_ok($$select public.set_build_hook('https://host.example/hook/1?a=b')$$, 'the owner sets the hook');
select is(tests.status(), '{"is_set": true, "is_watched": true, "changed_at": null, "called_at": null, "status": null, "error": null}', 'the owner sees that it is set, but not its URL');
select is_empty(
  $$select attname from pg_attribute
    where attrelid = 'private.build_hook'::regclass and attname in ('url', 'token') and has_column_privilege('authenticated', attrelid, attnum, 'SELECT')$$,
  'no API role can read the URL'
);

-- What makes a call due

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Build: draft', 'build-draft', 'Text.', false);
update public.posts set title = 'Build: still a draft' where slug = 'build-draft';
select is(tests.changed(), false, 'a draft makes no call due');
select tests.act_as('database');
update public.posts set updated_at = now() - interval '1 hour' where slug = 'build-draft';
select tests.act_as('owner');
update public.posts set published = true where slug = 'build-draft';
select is(tests.changed(), true, 'publishing makes a call due');
select tests.settle();
select tests.act_as('database');
update public.posts set views = views + 1, likes = likes + 1, comment_count = comment_count + 1 where slug = 'build-draft';
select is(tests.changed(), false, 'a view, a like and a comment make no call due');
select tests.act_as('owner');
delete from public.posts where slug = 'build-draft';
select is(tests.changed(), true, 'unpublishing makes a call due');
select tests.settle();
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000102', 'Build: post', 'build-post', 'Text.', true);
select is(tests.changed(), true, 'a new post makes a call due');
select tests.settle();
insert into public.projects (title, description) values ('Build: project', 'Text.');
select is(tests.changed(), true, 'a project makes a call due');
select tests.settle();
update public.site_settings set site_name = 'Build' where singleton;
select is(tests.changed(), true, 'settings make a call due');
select tests.settle();
insert into public.media (id, name, mime, bytes, width, height, hash, path) values
  ('00000000-0000-4000-9000-000000000103', 'Build: picture', 'image/webp', 9, 9, 9, repeat('a', 64), '00000000-0000-4000-9000-000000000103/9x9');
update public.media set alt = 'A kite' where name = 'Build: picture';
select is(tests.changed(), false, 'a new picture or its description makes no call due');
update public.media set hash = repeat('b', 64) where name = 'Build: picture';
select is(tests.changed(), true, 'a replaced picture makes a call due');
select tests.settle();
delete from public.media where name = 'Build: picture';
select is(tests.changed(), true, 'a deleted picture makes a call due');
select tests.settle();
update public.site_settings set site_name = 'Build' where singleton;
update public.projects set title = title where title = 'Build: project';
select is(tests.changed(), false, 'a save without changes makes no call due');
select tests.act_as('database');
update public.posts set updated_at = now() - interval '1 hour' where slug = 'build-post';
select tests.settle();
select tests.act_as('owner');
update public.posts set title = title where slug = 'build-post';
select is(tests.changed(), false, 'saving a post without changes makes no call due');
update public.projects set title = 'Build: renamed' where title = 'Build: project';
select is(tests.changed(), true, 'a renamed project makes a call due');
select tests.settle();
delete from public.projects where title = 'Build: renamed';
select is(tests.changed(), true, 'a deleted project makes a call due');
select tests.settle();
select tests.act_as('owner');
update public.site_settings set site_name = 'Build once more' where singleton;

-- When the call is made

select tests.act_as('database');
select is_empty('select * from private.claim_due_build()', 'no call is made while changes continue');
update private.build_hook set changed_at = now() - interval '1 minute';
select results_eq(
  'select url, token from private.claim_due_build()', $$values ('https://host.example/hook/1?a=b', null::text)$$, 'a call is made after a quiet minute'
);
select is_empty('select * from private.claim_due_build()', 'a call is made only once');
update private.build_hook set changed_since = now() - interval '10 minutes', changed_at = now() - interval '1 second';
update public.site_settings set site_name = 'Build, still at it' where singleton;
select is(changed_since, now() - interval '10 minutes', 'a further change keeps the time of the first') from private.build_hook;
select isnt_empty('select * from private.claim_due_build()', 'a call is made after ten minutes even if changes continue');
select is(tests.changed(), false, 'after the call no change is pending');
update public.site_settings set site_name = 'Build, anew' where singleton;
select is_empty('select * from private.claim_due_build()', 'later changes wait again');
update private.build_hook set changed_at = now() - interval '1 minute';
select isnt_empty('select * from private.claim_due_build()', 'later changes wait for their own quiet minute');
select is_empty('select * from private.claim_due_build()', 'they wait no longer than that');
select private.record_build_response(404, null);
select tests.act_as('owner');
select is(tests.status() - 'called_at', '{"is_set": true, "is_watched": true, "changed_at": null, "status": 404, "error": null}', 'the owner sees the host''s response');
select isnt(tests.status() ->> 'called_at', null, 'the owner sees when the call was made');

select tests.act_as('database');
update public.posts set published = false where published;
update private.build_hook set looked_at = now() - interval '2 hours';
insert into public.posts (id, title, slug, content, published, published_at, created_at) values
  ('00000000-0000-4000-9000-000000000103', 'Build: due', 'build-due', 'Text.', true, now() - interval '1 hour', now() - interval '1 hour');
select tests.settle();
select isnt_empty('select * from private.claim_due_build()', 'a scheduled post that becomes public makes a call due');
select tests.act_as('owner');
select is(tests.status() ->> 'status', null, 'the previous response is no longer shown');
select public.try_build_hook();
select tests.act_as('database');
-- With pg_net the call is in progress; without, it stays due.
select ok(
  (select request_id is not null from private.build_hook) or exists (select from private.claim_due_build()),
  'the owner makes the call at once'
);
update private.build_hook set looked_at = now() - interval '6 minutes';
select tests.act_as('owner');
select is(tests.status() ->> 'is_watched', 'false', 'the owner sees that calls are no longer made automatically');

-- Changing and removing the hook

select lives_ok($$select public.set_build_hook('https://api.github.com/repos/a/b/dispatches', 'secret')$$, 'the owner sets another hook, with a token');
select is(tests.status() ->> 'called_at', null, 'the new hook has never been called');
select lives_ok($$select public.set_build_hook('')$$, 'the owner removes the hook');
select is(tests.status() ->> 'is_set', 'false', 'the hook is no longer set');
select results_eq(
  $$select action, title, changes from public.audit_page() where kind = 'build_hook' order by id$$,
  $$values ('created', '', '{}'::jsonb), ('changed', '', '{}'), ('deleted', '', '{}')$$,
  'all changes of the hook are logged, without its URL'
);

select * from finish();
rollback;
