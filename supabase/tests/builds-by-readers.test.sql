-- Readers' changes are collected: on their own they cause at most one build an hour, and four a day.

begin;
\ir people.psql
select plan(15);

delete from private.build_hook;
insert into private.build_hook (url) values ('https://host.example/hook');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Builds', 'builds-by-readers', 'Text.', true);
update private.rate_limits set per_client = 10000, per_network = 10000, visitors_total = 50000, accounts_total = 50000;
create function tests.settle() returns void language sql security definer as $$
  update private.build_hook set changed_at = null, changed_since = null, readers_changed_since = null;
$$;
-- Who has requested a build since the last one.
create function tests.asked() returns text language sql security definer as $$
  select case when changed_at is not null then 'owner' when readers_changed_since is not null then 'reader' end from private.build_hook;
$$;
create function tests.comment(comment uuid) returns void language sql as $$
  select public.add_comment(comment, '00000000-0000-4000-9000-000000000101', 'Stranger', 'Text.');
$$;
create function tests.pass(span interval) returns void language sql security definer as $$
  update private.build_hook set
    readers_changed_since = readers_changed_since - span, changed_at = changed_at - span, changed_since = changed_since - span,
    readers_called_at = array(select called - span from unnest(readers_called_at) as called);
$$;
create function tests.calls() returns bigint language sql security definer as $$
  select count(*) from private.claim_due_build();
$$;

-- What a reader does to comments, and its effects

select tests.settle();
select tests.act_as('stranger');
select tests.comment('00000000-0000-4000-9000-000000000601');
select tests.comment('00000000-0000-4000-9000-000000000602');
select is(tests.asked(), null, 'a new comment requests no build');
select public.edit_comment('00000000-0000-4000-9000-000000000601', 'Other text.');
select is(tests.asked(), 'reader', 'an edited comment requests a build for readers');
select tests.settle();
select public.delete_own_comment('00000000-0000-4000-9000-000000000601');
select is(tests.asked(), 'reader', 'a deleted comment requests a build for readers');
select is_empty($$select from public.comments where id = '00000000-0000-4000-9000-000000000601'$$, 'a deleted comment disappears from every response at once');
select tests.settle();
select public.delete_account(true);
select is(tests.asked(), 'reader', 'deleting an account with its comments requests a build for readers');

-- How often readers' changes cause a build

select tests.act_as('database');
select is(tests.calls(), 0::bigint, 'a recent change by a reader is not built yet');
select tests.pass('59 minutes');
select is(tests.calls(), 0::bigint, 'a change by a reader waits for an hour');
select tests.pass('1 minute');
select is(tests.calls(), 1::bigint, 'after that it is built');
-- A day with constant changes
create temporary table day (called bigint);
do $$
begin
  for step in 1 .. 24 * 6 - 1 loop
    update private.build_hook set readers_changed_since = coalesce(readers_changed_since, now());
    perform tests.pass('10 minutes');
    insert into day select tests.calls();
  end loop;
end;
$$;
select is((select sum(called)::integer from day), 3, 'readers cause four builds in 24 hours, whatever they do');
select is(tests.asked(), 'reader', 'later changes stay pending');
select tests.pass('10 minutes');
select is(tests.calls(), 1::bigint, 'they are built once the first build is a day ago');

-- The owner’s builds

update private.build_hook set readers_changed_since = now();
select tests.act_as('owner');
insert into public.posts (title, slug, content, published) values ('By the owner', 'build-by-the-owner', 'Text.', true);
select tests.act_as('database');
select is(tests.asked(), 'owner', 'the owner''s changes request a build as before');
select tests.pass('1 minute');
select is(tests.calls(), 1::bigint, 'the owner''s change is built after a minute, however many builds readers caused');
select is(tests.asked(), null, 'the owner''s build includes the readers'' changes');
select is((select cardinality(readers_called_at) from private.build_hook), 4, 'the owner''s build does not count as one of the readers''');

select * from finish();
rollback;
