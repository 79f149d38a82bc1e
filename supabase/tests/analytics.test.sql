-- Page views.

begin;
\ir people.psql
select plan(40);

create function tests.seen(path text) returns bigint language sql stable security definer as $$
  select count(*) from public.site_analytics where page_path = path;
$$;

create function tests.all_views() returns bigint language sql stable security definer as $$
  select count(*) from public.site_analytics;
$$;
insert into private.site_pages (path) values ('/test/a'), ('/test/b');
insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Out', 'test-out', 'Text.', true, now()),
  ('00000000-0000-4000-9000-000000000102', 'Draft', 'test-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');
insert into public.projects (id, title, slug, description) values
  ('00000000-0000-4000-9000-000000000301', 'Project', 'test-project', 'Text.');

create table tests.views_before as select tests.all_views() + 1 as number;
grant select on tests.views_before to anon;

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

-- What is counted is there

insert into public.site_analytics (page_path)
select unnest(array[
  '/admin', '/Admin/posts', '/administrator', 'blog', '/blog?token=x', '', '/' || repeat('x', 300), '/nowhere',
  '/blog/test-draft', '/blog/test-tomorrow', '/blog/no-such-post', '/blog/test-out/more', '/projects/no-such-project', '/blog/00000000-0000-4000-9000-000000000102',
  E'/blog/\u202E', '/%61bout'
]);
select is(tests.all_views(), number, 'nothing is stored for a page that the site does not show') from tests.views_before;
insert into public.site_analytics (page_path) values ('/Test/B'), ('/test/b/'), ('/blog/test-out'), ('/blog/00000000-0000-4000-9000-000000000101'), ('/blog/test-out/'), ('/projects/test-project'), ('/projects/00000000-0000-4000-9000-000000000301');
select is(tests.seen('/test/b'), 2::bigint, 'a page counts as one, however its address is written');
select is(tests.seen('/blog/test-out'), 3::bigint, 'a post as well, by id or by slug');
select is(tests.seen('/projects/test-project'), 2::bigint, 'and a project');

select tests.act_as('stranger');
select lives_ok($$insert into public.site_analytics (page_path) values ('/test/a')$$, 'a reader is counted');
select is(tests.seen('/test/a'), 2::bigint, 'with one row more');
select is_empty('select from public.site_analytics', 'a reader reads no page views');
select throws_ok('delete from public.site_analytics', '42501', null, 'a reader deletes none');

select tests.act_as('owner');
select lives_ok($$insert into public.site_analytics (page_path) values ('/test/a')$$, 'the owner walks about …');
select is(tests.seen('/test/a'), 2::bigint, '… uncounted');
select is(count(*), 2::bigint, 'the owner reads page views') from public.site_analytics where page_path = '/test/a';
select throws_ok($$update public.site_analytics set page_path = '/x'$$, '42501', null, 'not even the owner changes one');
select throws_ok('delete from public.site_analytics', '42501', null, 'or deletes one');
select tests.act_as('database');
delete from public.site_analytics where page_path = '/test/a';
select tests.act_as('owner');

update public.site_settings set enable_analytics = false where site_name is not null;
select tests.act_as('anon');
insert into public.site_analytics (page_path) values ('/test/b');
select is(tests.seen('/test/b'), 2::bigint, 'nobody is counted while counting is off');

-- What the database itself writes keeps the shape of a path

select tests.act_as('database');
select throws_ok($$insert into public.site_analytics (page_path) values ('blog')$$, '23514', null, 'a path starts with a slash');
select throws_ok($$insert into public.site_analytics (page_path) values ('/blog?token=x')$$, '23514', null, 'a path has no query');
select throws_ok($$insert into public.site_analytics (page_path) values ('/' || repeat('x', 300))$$, '23514', null, 'a path has an end');

-- Totals

select tests.act_as('database');
truncate public.site_analytics;
insert into public.site_analytics (page_path, created_at) values
  ('/test/a', now()), ('/test/a', now() - interval '1 day'), ('/test/b', now()), ('/test/old', now() - interval '1 year');

select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths, top_views from public.analytics_summary()',
  $$values (4::bigint, 3::bigint, array['/test/a', '/test/b', '/test/old'], array[2, 1, 1]::bigint[])$$,
  'totals count every view, also those of long ago'
);
select results_eq(
  'select total_views, unique_pages from public.analytics_summary()', $$values (4::bigint, 3::bigint)$$,
  'asking twice counts nothing twice'
);
select results_eq(
  'select cardinality(days), days[90], day_views[89], day_views[90] from public.analytics_summary()',
  $$values (90, (now() at time zone 'utc')::date, 1::bigint, 2::bigint)$$,
  'the last 90 days, today last'
);
select results_eq(
  'select recent_paths[4], cardinality(recent_times) from public.analytics_summary()', $$values ('/test/old', 4)$$,
  'the latest views, newest first'
);

-- Views are kept for 90 days, their totals for ever.
select tests.act_as('database');
select private.remove_expired();
select is(count(*), 0::bigint, 'views of long ago are removed') from public.site_analytics where created_at < now() - interval '90 days';
select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths, top_views from public.analytics_summary()',
  $$values (4::bigint, 3::bigint, array['/test/a', '/test/b', '/test/old'], array[2, 1, 1]::bigint[])$$,
  'and stay in the totals'
);

select tests.act_as('database');
insert into public.site_analytics (page_path) select '/test/c' from generate_series(1, 120);
delete from public.site_analytics where page_path = '/test/a' and created_at < now();
update public.site_analytics set page_path = '/test/a' where page_path = '/test/b';
select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths, top_views from public.analytics_summary()',
  $$values (123::bigint, 3::bigint, array['/test/c', '/test/a', '/test/old'], array[120, 2, 1]::bigint[])$$,
  'totals follow what is added, changed and deleted'
);
select results_eq(
  'select cardinality(recent_paths), day_views[89] from public.analytics_summary()', $$values (100, 0::bigint)$$,
  'of the latest, 100'
);
select tests.act_as('database');
insert into public.site_analytics (page_path) select '/test/many/' || n from generate_series(1, 20) as n;
select tests.act_as('owner');
select results_eq(
  'select cardinality(top_paths), unique_pages from public.analytics_summary()', $$values (10, 23::bigint)$$, 'the top 10'
);
select results_eq(
  'select page_views, unique_pages from public.dashboard_numbers()', $$values (143::bigint, 23::bigint)$$,
  'the dashboard has the same totals'
);
select is(
  (select unread_messages from public.dashboard_numbers()),
  (select count(*) from public.contact_messages where status = 'unread'),
  'and counts the messages to read'
);

select tests.act_as('database');
do $$
begin
  for n in 1..1000 loop
    insert into public.site_analytics (page_path) values ('/test/busy');
  end loop;
end;
$$;
select cmp_ok(
  (select count(*) from private.page_view_changes), '<=', 500::bigint,
  'what is not added up yet never grows long, however long the owner is away'
);
select tests.act_as('owner');
select results_eq(
  'select total_views, top_views[1] from public.analytics_summary()', $$values (1143::bigint, 1000::bigint)$$,
  'and every view is counted'
);

select tests.act_as('database');
truncate public.site_analytics;
select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths from public.analytics_summary()', $$values (0::bigint, 0::bigint, '{}'::text[])$$,
  'nothing is left of views that are gone'
);

select tests.act_as('imposter');
select is_empty('select * from public.analytics_summary()', 'somebody who claims the owner’s address sees no totals');
select is_empty('select * from public.dashboard_numbers()', 'and no dashboard');
select tests.act_as('anon');
select throws_ok('select * from public.analytics_summary()', '42501', null, 'a visitor may not ask');

select * from finish();
rollback;
