-- Page views.

begin;
\ir people.psql
select plan(22);

create function tests.seen(path text) returns bigint language sql stable security definer as $$
  select count(*) from public.site_analytics where page_path = path;
$$;

select tests.act_as('anon');
select lives_ok($$insert into public.site_analytics (page_path) values ('/test/a')$$, 'a visitor is counted');
select is(tests.seen('/test/a'), 1::bigint, 'with one row');
select throws_ok(
  $$insert into public.site_analytics (page_path, created_at) values ('/test/a', now())$$,
  '42501', null, 'a visitor cannot choose the time'
);
select throws_ok('select * from public.site_analytics', '42501', null, 'a visitor reads no page views');
select throws_ok($$update public.site_analytics set page_path = '/x'$$, '42501', null, 'a visitor changes none');
select throws_ok('delete from public.site_analytics', '42501', null, 'a visitor deletes none');
select throws_ok($$insert into public.site_analytics (page_path) values ('/admin')$$, '23514', 'The admin area is not counted.', 'the admin area is not counted');
select throws_ok($$insert into public.site_analytics (page_path) values ('/Admin/posts')$$, '23514', 'The admin area is not counted.', 'nor any page of it');
select lives_ok($$insert into public.site_analytics (page_path) values ('/administrator')$$, 'a page that only begins alike is');
select throws_ok($$insert into public.site_analytics (page_path) values ('blog')$$, '23514', null, 'a path starts with a slash');
select throws_ok($$insert into public.site_analytics (page_path) values ('/blog?token=x')$$, '23514', null, 'a path has no query');
select throws_ok($$insert into public.site_analytics (page_path) values ('/' || repeat('x', 300))$$, '23514', null, 'a path has an end');

select tests.act_as('stranger');
select lives_ok($$insert into public.site_analytics (page_path) values ('/test/a')$$, 'a reader is counted');
select is(tests.seen('/test/a'), 2::bigint, 'with one row more');
select is_empty('select from public.site_analytics', 'a reader reads no page views');
select is(tests.touched('delete from public.site_analytics'), 0::bigint, 'a reader deletes none');

select tests.act_as('owner');
select lives_ok($$insert into public.site_analytics (page_path) values ('/test/a')$$, 'the owner walks about …');
select is(tests.seen('/test/a'), 2::bigint, '… uncounted');
select is(count(*), 2::bigint, 'the owner reads page views') from public.site_analytics where page_path = '/test/a';
select throws_ok($$update public.site_analytics set page_path = '/x'$$, '42501', null, 'not even the owner changes one');
select isnt_empty($$delete from public.site_analytics where page_path = '/test/a' returning id$$, 'the owner deletes page views');

update public.site_settings set enable_analytics = false where site_name is not null;
select tests.act_as('anon');
insert into public.site_analytics (page_path) values ('/test/b');
select is(tests.seen('/test/b'), 0::bigint, 'nobody is counted while counting is off');

select * from finish();
rollback;
