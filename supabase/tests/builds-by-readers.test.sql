-- What readers change is gathered: no build by itself more often than once an hour, and four in a day.

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
-- Who has asked for a build since it was last settled.
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

-- Whatever a reader does to comments, and through them

select tests.settle();
select tests.act_as('stranger');
select tests.comment('00000000-0000-4000-9000-000000000601');
select tests.comment('00000000-0000-4000-9000-000000000602');
select is(tests.asked(), null, 'a new comment asks for no build');
select public.edit_comment('00000000-0000-4000-9000-000000000601', 'Other text.');
select is(tests.asked(), 'reader', 'an edited one asks as a reader');
select tests.settle();
select public.delete_own_comment('00000000-0000-4000-9000-000000000601');
select is(tests.asked(), 'reader', 'so does a deleted one');
select is_empty($$select from public.comments where id = '00000000-0000-4000-9000-000000000601'$$, 'which is gone from every answer at once');
select tests.settle();
select public.delete_account(true);
select is(tests.asked(), 'reader', 'and an account that goes with its comments');

-- How often that makes a build

select tests.act_as('database');
select is(tests.calls(), 0::bigint, 'what has just changed waits');
select tests.pass('59 minutes');
select is(tests.calls(), 0::bigint, 'for an hour');
select tests.pass('1 minute');
select is(tests.calls(), 1::bigint, 'and is built');
-- A day in which something changes all the time
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
select is(tests.asked(), 'reader', 'what came later is not forgotten');
select tests.pass('10 minutes');
select is(tests.calls(), 1::bigint, 'and is built when the first of them is a day ago');

-- The owner’s builds

update private.build_hook set readers_changed_since = now();
select tests.act_as('owner');
insert into public.posts (title, slug, content, published) values ('By the owner', 'build-by-the-owner', 'Text.', true);
select tests.act_as('database');
select is(tests.asked(), 'owner', 'the owner asks as before');
select tests.pass('1 minute');
select is(tests.calls(), 1::bigint, 'is built for after a minute, however often readers were');
select is(tests.asked(), null, 'with what readers have changed');
select is((select cardinality(readers_called_at) from private.build_hook), 4, 'which counts for none of theirs');

select * from finish();
rollback;
