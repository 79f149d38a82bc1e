-- Page views.

begin;
\ir people.psql
select plan(33);

create function tests.seen(path text) returns bigint language sql stable security definer as $$
  select count(*) from public.site_analytics where page_path = path;
$$;

create function tests.all_views() returns bigint language sql stable security definer as $$
  select count(*) from public.site_analytics;
$$;
insert into private.site_pages (path) values ('/test/a'), ('/test/b');
insert into public.posts (id, title, slug, content, published, created_at, category, tags) values
  ('00000000-0000-4000-9000-000000000101', 'Out', 'test-out', 'Text.', true, '1999-06-01', 'Test Out', '{Test C#, 100 %, 試験/CD}'),
  ('00000000-0000-4000-9000-000000000102', 'Draft', 'test-draft', 'Text.', false, now(), 'Test Draft', '{Test draft}'),
  ('00000000-0000-4000-9000-000000000103', 'Tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day', 'Test Draft', '{}');
insert into public.post_slugs (slug, post_id) values ('test-before', '00000000-0000-4000-9000-000000000101');
insert into public.projects (id, title, slug, description) values
  ('00000000-0000-4000-9000-000000000301', 'Project', 'test-project', 'Text.');

create table tests.views_before as select tests.all_views() + 1 as number;
grant select on tests.views_before to anon;

select tests.act_as('anon');
select lives_ok($$select public.record_page_view('/test/a')$$, 'a visitor is counted');
select is(tests.seen('/test/a'), 1::bigint, 'a visitor adds one row');

-- Only existing pages are counted

select public.record_page_view(path) from unnest(array[
  '/admin', '/Admin/posts', '/administrator', 'blog', '/blog?token=x', '', '/' || repeat('x', 300), '/nowhere',
  '/blog/test-draft', '/blog/test-tomorrow', '/blog/no-such-post', '/blog/test-out/more', '/projects/no-such-project', '/blog/00000000-0000-4000-9000-000000000102',
  E'/blog/\u202E', '/%61bout', null, '/blog/tag/', '/blog/tag/%', '/blog/tag/%00', '/blog/tag/%E8%A9', '/blog/tag/no%20such', '/blog/tag/Test%20draft',
  '/blog/category/Test%20Draft', '/blog/archive/1998', '/blog/archive/x', '/blog/archive/0000', '/blog/archive/9999'
]) as path;
select is(tests.all_views(), number, 'views of pages that do not exist are not stored') from tests.views_before;
select public.record_page_view(path) from unnest(array[
  '/Test/B', '/test/b/', '/blog/test-out', '/blog/00000000-0000-4000-9000-000000000101', '/blog/test-out/',
  '/blog/test-before', '/projects/test-project', '/projects/00000000-0000-4000-9000-000000000301'
]) as path;
select is(tests.seen('/test/b'), 2::bigint, 'all spellings of a page''s path count as one page');
select is(tests.seen('/blog/test-out'), 4::bigint, 'a post counts as one page by its id, its slug and a former slug');
select is(tests.seen('/projects/test-project'), 2::bigint, 'a project counts as one page by its id and its slug');
select public.record_page_view(path) from unnest(array[
  '/blog/tag/Test%20C%23', '/Blog/Tag/test%20c%23/', '/blog/tag/100%20%25', '/blog/tag/100 %', '/blog/tag/%E8%A9%A6%e9%a8%93%2FCD',
  '/blog/category/test%20out', '/blog/archive/1999/'
]) as path;
select is(
  array(
    select tests.seen(path)
    from unnest(array['/blog/tag/Test C%23', '/blog/tag/100 %25', '/blog/tag/試験/CD', '/blog/category/Test Out', '/blog/archive/1999']) as path
  ),
  '{2,2,1,1,1}', 'a list of articles counts as one page, under its name'
);

select tests.act_as('stranger');
select lives_ok($$select public.record_page_view('/test/a')$$, 'a reader is counted');
select is(tests.seen('/test/a'), 2::bigint, 'a reader adds one row');

select tests.act_as('owner');
select lives_ok($$select public.record_page_view('/test/a')$$, 'the owner visits pages');
select is(tests.seen('/test/a'), 2::bigint, 'the owner''s visits are not counted');
select tests.act_as('database');
delete from public.site_analytics where page_path = '/test/a';
select tests.act_as('owner');

update public.site_settings set enable_analytics = false where site_name is not null;
select tests.act_as('anon');
select public.record_page_view('/test/b');
select is(tests.seen('/test/b'), 2::bigint, 'nobody is counted while analytics are off');

-- Totals

select tests.act_as('database');
create function tests.visit(path text, address text, referrer text default null) returns void language sql as $$
  select tests.come_from(address);
  select public.record_page_view(path, referrer);
$$;
create function tests.clear() returns void language sql as $$
  truncate public.site_analytics, private.page_view_totals, private.page_view_days, private.page_view_paths,
    private.page_view_referrers, private.daily_counts;
  update public.site_settings set enable_analytics = true where site_name is not null;
$$;
create function tests.summary(of_post uuid default null) returns jsonb language sql as $$
  select to_jsonb(summary) from public.analytics_summary(of_post) as summary;
$$;

select tests.clear();
select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths, recent_paths, article_ids, domains from public.analytics_summary()',
  $$values (0::bigint, 0::bigint, '{}'::text[], '{}'::text[], '{}'::uuid[], '{}'::text[])$$,
  'before the first visitor there are no totals'
);
select tests.act_as('anon');
select tests.visit('/test/a', '192.0.2.1', 'news.example');
select tests.visit('/test/a', '192.0.2.1', 'www.News.example');
select tests.visit('/test/b', '192.0.2.2');
select tests.act_as('owner');
select results_eq(
  'select total_views, unique_pages, top_paths, top_views from public.analytics_summary()',
  $$values (3::bigint, 2::bigint, array['/test/a', '/test/b'], array[2, 1]::bigint[])$$,
  'every view of every page is in the totals'
);
select results_eq(
  'select cardinality(days), days[90], day_views[89], day_views[90] from public.analytics_summary()',
  $$values (90, (now() at time zone 'utc')::date, 0::bigint, 3::bigint)$$,
  'the last 90 days are listed, today last'
);
select results_eq(
  $$select cardinality(hour_views), hour_views[1 + extract(hour from now() at time zone 'utc')::integer] from public.analytics_summary()$$,
  $$values (24, 3::bigint)$$, 'the hours of today are listed'
);
select results_eq(
  'select recent_paths[3], cardinality(recent_times) from public.analytics_summary()', $$values ('/test/a', 3)$$,
  'the latest views are listed, newest first'
);
select results_eq(
  'select page_views, unique_pages from public.dashboard_numbers()', $$values (3::bigint, 2::bigint)$$,
  'the dashboard has the same totals'
);
select is(
  (select unread_messages from public.dashboard_numbers()),
  (select count(*) from public.contact_messages where status = 'unread'),
  'the dashboard counts unread messages'
);

-- Where visitors came from

select results_eq(
  'select domains, domain_views_1 from public.analytics_summary()', $$values (array['news.example'], array[2]::bigint[])$$,
  'all spellings of a domain count as one'
);
select tests.act_as('anon');
select tests.visit('/test/a', '192.0.2.1', referrer) from unnest(array[
  'https://a.example/path', 'a.example/path?x', '192.0.2.1', '::1', 'localhost', '', 'a b.example', 'ada@a.example',
  repeat('x', 100) || '.example', E'a.example\n', '.example', 'a..example'
]) as referrer;
select tests.act_as('owner');
select is(tests.summary() -> 'domains', '["news.example"]', 'only the domain of a referrer is stored');
select tests.act_as('anon');
select tests.visit('/test/a', '192.0.2.3', format('site-%s.example', n)) from generate_series(1, 80) as n;
select tests.visit('/test/a', '192.0.2.3', 'news.example');
select tests.act_as('database');
select results_eq(
  $$select count(*), max(views) filter (where domain = ''), max(views) filter (where domain = 'news.example') from private.page_view_referrers$$,
  $$values (51::bigint, 31, 3)$$, '50 domains a day are stored; all others count as others'
);

-- Articles

insert into private.page_view_paths (day, page_path, views, hours) values
  (private.today(), '/blog/test-out', 5, array_fill(0, array[24])),
  (private.today() - 3, '/blog/test-before', 7, array_fill(0, array[24])),
  (private.today() - 40, '/blog/test-out', 11, array_fill(0, array[24])),
  (private.today() - 90, '/blog/test-out', 1000, array_fill(0, array[24])),
  (private.today(), '/blog/test-deleted', 3, array_fill(0, array[24]));
select tests.act_as('owner');
select results_eq(
  'select article_titles, article_views_1, article_views_7, article_views_30, article_views_90 from public.analytics_summary()',
  $$values (array['Out'], array[5]::bigint[], array[12]::bigint[], array[12]::bigint[], array[23]::bigint[])$$,
  'an article has its views of today and of 7, 30 and 90 days, including those of a former slug'
);
select results_eq(
  $$select total_views, day_views[90], day_views[87], day_views[89] from public.analytics_summary('00000000-0000-4000-9000-000000000101')$$,
  $$values (96::bigint, 5::bigint, 7::bigint, 0::bigint)$$, 'an article has its views per day'
);
select tests.act_as('database');
insert into public.posts (title, slug, content, published) select 'Other ' || n, 'test-other-' || n, 'Text.', true from generate_series(1, 10) as n;
insert into private.page_view_paths (day, page_path, views, hours)
select private.today(), path || n, views, array_fill(0, array[24])
from generate_series(1, 10) as n, (values ('/blog/test-other-', 20), ('/blog/tag/test-', 100)) as paths (path, views);
update private.page_view_paths set views = 90 where page_path = '/blog/test-before';
delete from private.page_view_paths where page_path = '/blog/test-out' and day = private.today() - 40;
select tests.act_as('owner');
select results_eq(
  'select article_titles[1], article_views_1[1], article_views_90[1] from public.analytics_summary()',
  $$values ('Out', 5::bigint, 95::bigint)$$, 'all of an article''s views count, even if one of its paths is not among the most viewed'
);
select tests.act_as('database');
delete from private.page_view_paths where page_path ~ '^/blog/(test-other|tag/test)-';
delete from public.posts where slug like 'test-other-%';

-- What is kept for 90 days, and what forever

select tests.act_as('database');
insert into public.site_analytics (page_path, created_at) values ('/test/old', now() - interval '91 days');
insert into private.page_view_referrers (day, domain, views) values (private.today() - 90, 'old.example', 1);
select private.remove_expired();
select is(
  (select count(*) from public.site_analytics where page_path = '/test/old')
    + (select count(*) from private.page_view_referrers where domain = 'old.example')
    + (select count(*) from private.page_view_paths where day = private.today() - 90),
  0::bigint, 'old single views, pages and domains are removed'
);
select is(sum(views), 96::numeric, 'old days are kept') from private.page_view_days;

-- A very busy day

update private.page_view_days set views = 5000, hours[1] = hours[1] + 4904;
update private.page_view_totals set views = 4999 where page_path = '/test/a';
delete from public.site_analytics where page_path <> '/test/b';
update public.site_analytics set created_at = now() - interval '2 minutes';
create table tests.rows_before as select tests.all_views() as number;
grant select on tests.rows_before to anon;
select tests.act_as('anon');
create function pg_temp.crowd() returns void language plpgsql as $$
begin
  for n in 1..100 loop
    perform tests.visit('/test/a', host('10.0.0.0'::inet + n));
  end loop;
end;
$$;
select lives_ok('select pg_temp.crowd()', 'no visitor gets an error');
select is(tests.all_views() - number, 1::bigint, 'beyond 5,000 views a day, one view per minute gets a row') from tests.rows_before;
select tests.act_as('owner');
select results_eq(
  'select total_views, top_views[1], day_views[90] from public.analytics_summary()',
  $$values (5100::bigint, 5099::bigint, 5100::bigint)$$, 'every view is counted'
);
select tests.act_as('database');
insert into private.page_view_paths (day, page_path, views, hours)
select private.today(), '/test/many/' || n, 1, array_fill(0, array[24]) from generate_series(1, 1000) as n;
insert into private.site_pages (path) values ('/test/one-more');
create table tests.pages_before as select count(*) as number from private.page_view_paths;
select tests.act_as('anon');
select tests.visit('/test/one-more', '192.0.2.9');
select tests.act_as('database');
select is(count(*), (select number from tests.pages_before), 'a limited number of pages per day have their own row') from private.page_view_paths;
select is(
  (select sum(views) from private.page_view_totals)::text || ' ' || (select sum(views) from private.page_view_days)::text,
  '5101 5101', 'views of all other pages are in the totals'
);

-- An excessive client is counted less, without noticing.
select tests.act_as('anon');
select tests.visit('/test/b', '192.0.2.77');
select tests.act_as('database');
update private.daily_counts set count = 990;
select tests.act_as('anon');
do $$ begin for n in 1..20 loop perform tests.visit('/test/b', '192.0.2.77'); end loop; end $$;
select tests.act_as('owner');
select is((tests.summary() -> 'total_views')::integer, 5112, '1,000 views per client and day are counted');

select * from finish();
rollback;
