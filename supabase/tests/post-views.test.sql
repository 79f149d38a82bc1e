-- Views of an article.

begin;
\ir people.psql
select plan(16);

insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true, now()),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Test: tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');

create function tests.views() returns bigint language sql stable security definer as $$
  select sum(views)::bigint from public.posts where title like 'Test: %';
$$;
create function tests.view_from(address text, post text) returns void language sql as $$
  select set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  select public.increment_post_views(('00000000-0000-4000-9000-000000000' || post)::uuid);
$$;

select tests.act_as('anon');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 1::bigint, 'a visitor’s view counts');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 1::bigint, 'once a day');
select tests.view_from('192.0.2.2', '101');
select is(tests.views(), 2::bigint, 'another visitor’s counts as well');
select tests.view_from('192.0.2.1', '102');
select tests.view_from('192.0.2.1', '103');
select is(tests.views(), 2::bigint, 'neither a draft nor a post of tomorrow is viewed');
select lives_ok($$select public.increment_post_views(gen_random_uuid())$$, 'a view of nothing is no error');
select throws_ok('select * from private.post_views', '42501', null, 'who has seen what is nobody’s business');

select tests.act_as('stranger');
select tests.view_from('192.0.2.1', '101');
select tests.view_from('192.0.2.3', '101');
select is(tests.views(), 3::bigint, 'a reader counts once, wherever they are');
select tests.act_as('owner');
select tests.view_from('192.0.2.4', '101');
select is(tests.views(), 3::bigint, 'the owner never counts');

select tests.act_as('database');
select is_empty(
  $$select from private.post_views where client like '%192.0.2%'$$, 'no address is stored'
);
select is_empty(
  $$select from private.post_views where client = tests.id_of('stranger')::text$$, 'nor is an account'
);
create temporary table marks_of_today as select client from private.post_views;
update private.post_views set day = private.today() - 1;
update private.client_salts set day = private.today() - 1;
select tests.act_as('anon');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 4::bigint, 'the next day counts anew');
select tests.act_as('database');
select is_empty(
  'select client from private.post_views where day = private.today() intersect table marks_of_today',
  'under a mark that nobody can link to the one of the day before'
);

-- What is over is removed, a batch at a time

select private.remove_expired(2);
select is(count(*), 1::bigint, 'some marks of yesterday are removed') from private.post_views where day < private.today();
select private.remove_expired(2);
select is(count(*), 0::bigint, 'and the rest after them') from private.post_views where day < private.today();
select is(count(*), 1::bigint, 'those of today stay') from private.post_views;
select is(count(*), 1::bigint, 'of the salts, only today’s is left') from private.client_salts;

select * from finish();
rollback;
