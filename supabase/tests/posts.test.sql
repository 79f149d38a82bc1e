-- Articles, categories and tags.

begin;
\ir people.psql
select plan(22);

insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true, now() - interval '1 day'),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false, now() - interval '1 day'),
  ('00000000-0000-4000-9000-000000000103', 'Test: tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');
insert into public.tags (name) values ('test: tag');
insert into public.categories (name) values ('Test: category');
insert into public.posts (title, slug, content, category, tags, published, created_at) values
  ('Names: out', 'names-out', 'Text.', 'Names: of both', array['names: of both', 'names: shown'], true, now() - interval '1 day'),
  ('Names: draft', 'names-draft', 'Text.', 'Names: of both', array['names: of both', 'names: secret'], false, now()),
  ('Names: other draft', 'names-other-draft', 'Text.', 'Names: secret', '{}', false, now()),
  ('Names: tomorrow', 'names-tomorrow', 'Text.', 'Names: planned', array['names: planned'], true, now() + interval '1 day');

create view tests.names as
select name from (select name from public.categories union all select name from public.tags) as both_kinds
where name ilike 'names: %' or name ilike 'test: %' order by name collate "C";
grant select on tests.names to authenticated;

-- Names

select tests.act_as('owner');
select results_eq(
  'table tests.names',
  array[
    'Names: of both', 'Names: planned', 'Names: secret', 'Test: category',
    'names: of both', 'names: planned', 'names: secret', 'names: shown', 'test: tag'
  ],
  'every name used by a post exists'
);
delete from public.posts where slug = 'names-other-draft';
update public.posts set category = 'Test: category', tags = array['names: of both', 'names: late'] where slug = 'names-draft';
select results_eq(
  $$table tests.names$$,
  array[
    'Names: of both', 'Names: planned', 'Test: category',
    'names: late', 'names: of both', 'names: planned', 'names: shown', 'test: tag'
  ],
  'a name is removed with its last use'
);
select is(tests.touched($$delete from public.posts where slug like 'names-%'$$), 3::bigint, 'the posts are deleted');
select results_eq('table tests.names', array['test: tag'], 'none of their names is left; an unused name stays');

-- Writing

select lives_ok(
  $$insert into public.posts (id, title, slug, content, category, tags)
    values ('00000000-0000-4000-9000-000000000104', ' Test: new ', 'test-out', 'Text.', 'Test: made', array['test: made'])$$,
  'the owner adds a post'
);
select is(title, 'Test: new', 'the title is trimmed') from public.posts where id = '00000000-0000-4000-9000-000000000104';
select is(slug, 'test-out-2', 'a taken slug gets a suffix') from public.posts where id = '00000000-0000-4000-9000-000000000104';
select is(author_id, tests.id_of('owner'), 'the author is the one who wrote it') from public.posts where id = '00000000-0000-4000-9000-000000000104';
select is(published, false, 'a new post is a draft') from public.posts where id = '00000000-0000-4000-9000-000000000104';
select is(count(*), 1::bigint, 'its category exists') from public.categories where name = 'Test: made';
select is(count(*), 1::bigint, 'its tags exist') from public.tags where name = 'test: made';
select lives_ok(
  $$insert into public.posts (id, title, slug, content)
    values ('abcdef00-0000-4000-9000-000000000105', 'Test: 山', '', 'Text.')$$,
  'a title without a slug can be stored'
);
select is(slug, 'abcdef00', 'a short id stands in for the slug') from public.posts where id = 'abcdef00-0000-4000-9000-000000000105';

-- What may be typed

select col_is_unique('public', 'posts', 'slug', 'even when two posts are saved at once');
select is(language, 'en', 'a post has the site''s language by default') from public.posts where slug = 'test-out';
select lives_ok($$update public.site_settings set language = 'de' where singleton$$, 'the owner changes its language');
select results_eq(
  $$insert into public.posts (title, slug, content, language)
    values ('Test: German', 'test-german', 'Text.', ''), ('Test: Chinese', 'test-chinese', 'Text.', 'zh-Hant-TW') returning language$$,
  array['de', 'zh-Hant-TW'], 'new posts without a language get the site''s'
);
update public.posts set language = 'fr' where slug = 'test-german';
select is(
  (select changed from public.posts, public.revisions_page(posts.id) where slug = 'test-german' limit 1),
  '{language}', 'another language is a new version'
);
select is(language, 'en', 'existing posts keep theirs') from public.posts where slug = 'test-out';

-- What a stranger tries to write

select tests.act_as('database');
create or replace function private.name_key(value text) returns text language plpgsql as $$
begin
  raise 'compared';
end;
$$;
select tests.act_as('stranger');
select throws_ok(
  $$insert into public.posts (title, slug, content, category) values ('Test', 'test-strange', 'Text.', 'Test: strange')$$,
  '42501', 'Only the owner writes posts.', 'no names are compared for an article that is refused, as that can take long'
);

-- Numbers of the dashboard

select tests.act_as('database');
update public.posts set featured = true, published = true, unlisted = true where slug = 'test-german';
select tests.act_as('owner');
select results_eq(
  'select total_posts, published_posts, featured_posts, post_views, post_likes from public.dashboard_numbers()',
  $$select count(*), count(*) filter (where published and not unlisted and listed_at <= now()), count(*) filter (where featured), sum(views)::bigint, sum(likes)::bigint from public.posts$$,
  'the dashboard counts the posts'
);
select tests.act_as('database');
truncate public.posts cascade;
select tests.act_as('owner');
select results_eq(
  'select total_posts, post_views, post_likes from public.dashboard_numbers()',
  'values (0::bigint, 0::bigint, 0::bigint)', 'without posts the dashboard counts none'
);

select * from finish();
rollback;
