-- Articles, categories and tags.

begin;
\ir people.psql
select plan(80);

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

create view tests.names with (security_invoker = true) as
select name from (select name from public.categories union all select name from public.tags) as both_kinds
where name ilike 'names: %' or name ilike 'test: %' order by name collate "C";
grant select on tests.names to anon, authenticated;

create view tests.titles with (security_invoker = true) as
select title from public.posts where title like 'Test: %' order by title;
grant select on tests.titles to anon, authenticated;

-- Reading

select tests.act_as('anon');
select results_eq('table tests.titles', array['Test: out'], 'a visitor reads what is published and due');
select results_eq(
  'table tests.names', array['Names: of both', 'names: of both', 'names: shown'],
  'a visitor reads the names that a public post uses, and none that only drafts use'
);
select tests.act_as('stranger');
select results_eq('table tests.titles', array['Test: out'], 'a stranger reads what is published and due');
select results_eq(
  'table tests.names', array['Names: of both', 'names: of both', 'names: shown'], 'a stranger reads no other names'
);
select tests.act_as('owner');
select results_eq(
  'table tests.titles', array['Test: draft', 'Test: out', 'Test: tomorrow'], 'the owner reads everything'
);
select results_eq(
  'table tests.names',
  array[
    'Names: of both', 'Names: planned', 'Names: secret', 'Test: category',
    'names: of both', 'names: planned', 'names: secret', 'names: shown', 'test: tag'
  ],
  'and all names'
);
delete from public.posts where slug = 'names-other-draft';
update public.posts set category = 'Test: category', tags = array['names: of both', 'names: late'] where slug = 'names-draft';
select results_eq(
  $$table tests.names$$,
  array[
    'Names: of both', 'Names: planned', 'Test: category',
    'names: late', 'names: of both', 'names: planned', 'names: shown', 'test: tag'
  ],
  'a name goes with its last use'
);
select is(tests.touched($$delete from public.posts where slug like 'names-%'$$), 3::bigint, 'the posts go');
select results_eq('table tests.names', array['test: tag'], 'and nothing of them is left; a name never used stays');

-- Writing: nobody but the owner

select tests.act_as('anon');
select throws_ok($$insert into public.posts (title, slug, content) values ('x', 'x', 'x')$$, '42501', null, 'a visitor cannot add a post');
select throws_ok($$update public.posts set title = 'x'$$, '42501', null, 'a visitor cannot change a post');
select throws_ok('delete from public.posts', '42501', null, 'a visitor cannot delete a post');
select throws_ok($$insert into public.tags (name) values ('x')$$, '42501', null, 'a visitor cannot add a tag');
select throws_ok($$update public.tags set name = 'x'$$, '42501', null, 'a visitor cannot change a tag');
select throws_ok('delete from public.tags', '42501', null, 'a visitor cannot delete a tag');
select throws_ok($$insert into public.categories (name) values ('x')$$, '42501', null, 'a visitor cannot add a category');
select throws_ok($$update public.categories set name = 'x'$$, '42501', null, 'a visitor cannot change a category');
select throws_ok('delete from public.categories', '42501', null, 'a visitor cannot delete a category');

select tests.act_as('stranger');
select throws_ok(
  $$insert into public.posts (title, slug, content, category, tags) values ('x', 'x', 'x', 'Forged', array['forged'])$$,
  '42501', 'Only the owner writes posts.', 'a stranger cannot add a post, and nothing is done for it'
);
select is(tests.touched($$update public.posts set title = 'x'$$), 0::bigint, 'a stranger changes no post');
select is(tests.touched('delete from public.posts'), 0::bigint, 'a stranger deletes no post');
select throws_ok($$insert into public.tags (name) values ('x')$$, '42501', null, 'a stranger cannot add a tag');
select is(tests.touched($$update public.tags set name = 'x'$$), 0::bigint, 'a stranger changes no tag');
select is(tests.touched('delete from public.tags'), 0::bigint, 'a stranger deletes no tag');
select throws_ok($$insert into public.categories (name) values ('x')$$, '42501', null, 'a stranger cannot add a category');
select is(tests.touched($$update public.categories set name = 'x'$$), 0::bigint, 'a stranger changes no category');
select is(tests.touched('delete from public.categories'), 0::bigint, 'a stranger deletes no category');
select is_empty(
  $$select from public.tags where name = 'forged' union all select from public.categories where name = 'Forged'$$,
  'a refused post leaves no tag or category behind'
);

select tests.act_as('owner');
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
select results_eq(
  $$update public.posts set title = 'Test: changed' where slug = 'test-draft' returning slug$$,
  array['test-draft'], 'the owner changes a post, and its slug stays'
);
select throws_ok($$update public.posts set views = 1000$$, '42501', null, 'not even the owner sets views');
select throws_ok($$update public.posts set likes = 1000$$, '42501', null, 'not even the owner sets likes');
select throws_ok($$update public.posts set comment_count = 1000$$, '42501', null, 'not even the owner sets the comment count');
select throws_ok(
  $$insert into public.posts (title, slug, content, views) values ('x', 'x', 'x', 1000)$$,
  '42501', null, 'a post starts without views'
);
select throws_ok(
  $$update public.posts set author_id = tests.id_of('stranger')$$,
  '42501', null, 'a post stays its author’s'
);
select isnt_empty(
  $$delete from public.posts where id = '00000000-0000-4000-9000-000000000104' returning id$$,
  'the owner deletes a post'
);
select isnt_empty($$update public.tags set name = 'test: renamed' where name = 'test: tag' returning id$$, 'the owner renames a tag');
select isnt_empty($$delete from public.tags where name = 'test: renamed' returning id$$, 'the owner deletes a tag');
select lives_ok($$insert into public.categories (name) values ('Test: category')$$, 'the owner adds a category');
select isnt_empty($$delete from public.categories where name = 'Test: category' returning id$$, 'the owner deletes a category');

-- What may be typed

select throws_ok(
  $$update public.posts set title = E'\u200B' where slug = 'test-out'$$,
  '23514', 'The title needs 1 to 200 characters.', 'a title can be seen'
);
select throws_ok(
  $$update public.posts set title = repeat('x', 201) where slug = 'test-out'$$,
  '23514', 'The title needs 1 to 200 characters.', 'a title has an end'
);
select throws_ok(
  $$update public.posts set slug = 'Not a slug' where slug = 'test-out'$$,
  '23514', 'The slug may have small letters, digits and single hyphens, at most 220 characters.', 'a slug has a shape'
);
select throws_ok(
  $$update public.posts set slug = '00000000-0000-4000-9000-000000000101' where slug = 'test-out'$$,
  '23514', 'The slug must not look like an id.', 'an address leads to one post'
);
select col_is_unique('public', 'posts', 'slug', 'even when two posts are saved at once');
select throws_ok(
  $$update public.posts set content = ' ' where slug = 'test-out'$$,
  '23514', 'The content needs 1 to 200,000 characters.', 'a post says something'
);
select throws_ok(
  $$update public.posts set excerpt = repeat('x', 1001) where slug = 'test-out'$$,
  '23514', 'The excerpt can have at most 1,000 characters.', 'an excerpt has an end'
);
select is(language, 'en', 'a post is in the language of the site') from public.posts where slug = 'test-out';
select lives_ok($$update public.site_settings set language = 'de' where singleton$$, 'which the owner changes');
select results_eq(
  $$insert into public.posts (title, slug, content, language)
    values ('Test: German', 'test-german', 'Text.', ''), ('Test: Chinese', 'test-chinese', 'Text.', 'zh-Hant-TW') returning language$$,
  array['de', 'zh-Hant-TW'], 'for new posts that have none of their own'
);
update public.posts set language = 'fr' where slug = 'test-german';
select is(
  (select changed from public.posts, public.revisions_page(posts.id) where slug = 'test-german' limit 1),
  '{language}', 'another language is another version'
);
select is(language, 'en', 'those that are there keep theirs') from public.posts where slug = 'test-out';
select throws_ok(
  $$update public.posts set language = 'de-' where slug = 'test-out'$$,
  '23514', 'The language is a code such as en, pt-BR or zh-Hant.', 'a language is a code that browsers know'
);
select throws_ok(
  $$update public.posts set tags = array_fill('x'::text, array[21]) where slug = 'test-out'$$,
  '23514', 'A post can have at most 20 tags of at most 40 characters.', 'a list of tags has an end'
);
select throws_ok(
  $$update public.posts set featured_image = 'javascript:alert(1)' where slug = 'test-out'$$,
  '23514', 'The image must be a web address (https://…) or a path on this site.', 'an image has a plain address'
);
select throws_ok(
  $$update public.posts set author_name = ' ' where slug = 'test-out'$$,
  '23514', 'The author needs 1 to 80 characters.', 'an author has a name'
);
select throws_ok(
  $$update public.posts set read_time = 0 where slug = 'test-out'$$,
  '23514', 'The read time is at least one minute.', 'reading takes time'
);
select throws_ok(
  $$insert into public.categories (name) values (' ')$$,
  '23514', 'A category needs a name of 1 to 60 characters.', 'a category has a name'
);
select throws_ok(
  $$insert into public.tags (name) values (repeat('x', 41))$$,
  '23514', 'A tag needs a name of 1 to 40 characters.', 'a tag has a short name'
);

-- Searching

update public.posts set excerpt = 'Here: 100%_\ "*" (a,b) É über' where slug = 'test-out';
select tests.act_as('anon');
select results_eq(
  $$select title from public.search_posts('TEST: ')$$,
  array['Test: out'], 'a search finds published and due posts only'
);
select results_eq(
  $$select typed from unnest(array[',', '(', ')', '%', '_', '\', '"', '*', '%_', '100%_\ "*" (A,B)', 'e:', 'é', 'ÜB']) as typed
    where not exists (select from public.search_posts(typed) where slug = 'test-out')$$,
  array[]::text[], 'a search finds any character literally'
);
select is_empty(
  $$select from unnest(array['h%e', 'h_re', 'h.re', 'zq', '§']) as typed, public.search_posts(typed)$$,
  'a search knows no wildcards'
);

-- Pages of a search

select tests.act_as('database');
insert into public.posts (id, title, slug, excerpt, content, category, published, created_at)
select
  ('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid, 'Test: page ' || n, 'test-page-' || n,
  case when n <= 14 then 'Some zebra.' else '' end, 'Text.', 'Test: pages', n % 30 <> 0, now() - n * interval '1 minute'
from generate_series(1, 1100) as n;

select tests.act_as('anon');
select results_eq(
  $$select count(*), min(title), max(total) from public.search_posts('zebra')$$,
  $$values (12::bigint, 'Test: page 1', 14::bigint)$$, 'at most twelve, and how many there are'
);
select results_eq(
  $$select title from public.search_posts('zebra', null, now() - interval '12 minutes', '00000000-0000-4000-a000-000000000012')$$,
  array['Test: page 13', 'Test: page 14'], 'the page after it'
);
select results_eq(
  $$select title, total from public.search_posts('Test: page', 'Test: pages', now() - interval '899 minutes', '00000000-0000-4000-a000-000000000899') limit 1$$,
  $$values ('Test: page 901', 1001::bigint)$$, 'a search that finds more than a thousand is not counted further'
);
select is_empty($$select from public.search_posts('zebra', 'Test: category')$$, 'a search stays in its category');
-- The owner's search, in every order, of every status, for texts of every kind

select tests.act_as('database');
update public.posts set featured = true, views = 500 - length(slug) where slug like 'test-page-7%';
update public.posts set unlisted = true where slug like 'test-page-%5';
update public.posts set published_at = now() + interval '1 day' where slug like 'test-page-%6';
create table tests.lists as
select sort, only_status, search
from
  unnest(array['newest', 'oldest', 'edited', 'title', 'views']) as sort,
  unnest(array['all', 'published', 'scheduled', 'unlisted', 'draft', 'featured']) as only_status,
  unnest(array['page 10', 'TEST: PAGES', 'e', '7', 'ge', 'no such', '%']) as search
where sort = 'newest' or only_status in ('all', 'published');
grant select on tests.lists to authenticated;

create function tests.list(sort text, only_status text, search text)
returns table (id uuid, total bigint)
language plpgsql stable
as $$
begin
  return query execute format(
    $query$
      select p.id, least(count(*) over (), 1001)
      from public.posts as p
      where position(lower($1) in lower(p.title || chr(10) || p.category)) > 0
        and case $2
          when 'published' then p.published and not p.unlisted and p.listed_at <= now()
          when 'scheduled' then p.published and p.listed_at > now()
          when 'unlisted' then p.published and p.unlisted
          when 'draft' then not p.published
          when 'featured' then p.featured
          else true
        end
      order by %1$s, p.id %2$s limit 12
    $query$,
    case sort when 'oldest' then 'p.listed_at' when 'edited' then 'p.updated_at desc'
      when 'title' then 'p.title_key' when 'views' then 'p.views desc' else 'p.listed_at desc' end,
    case when sort in ('oldest', 'title') then 'asc' else 'desc' end
  ) using search, only_status;
end;
$$;
select tests.act_as('owner');
select results_eq(
  $$
    select l.sort, l.only_status, l.search, p.ordinality, p.id, p.total
    from tests.lists as l, lateral public.search_own_posts(l.search, l.only_status, l.sort) with ordinality as p
    order by 1, 2, 3, 4
  $$,
  $$
    select l.sort, l.only_status, l.search, p.ordinality, p.id, p.total
    from tests.lists as l, lateral tests.list(l.sort, l.only_status, l.search) with ordinality as p
    order by 1, 2, 3, 4
  $$,
  'it holds what the table holds, in that order, with the number'
);
select results_eq(
  $$
    with first_page as (select * from public.search_own_posts(search => 'page 1', sort => 'views') with ordinality)
    select p.title from first_page as f, lateral public.search_own_posts('page 1', 'all', 'views', f.views::text, f.id) as p
    where f.ordinality = 12 order by p.views desc, p.id desc
  $$,
  $$select title from public.posts where lower(title) like '%page 1%' order by views desc, id desc limit 12 offset 12$$,
  'the page after it goes on where the last one ended'
);
select tests.act_as('stranger');
select is_empty($$select from public.search_own_posts('page')$$, 'a stranger gets nothing from it');
select tests.act_as('anon');
select throws_ok($$select from public.search_own_posts('page')$$, '42501', null, 'and a visitor may not ask');
select tests.act_as('owner');

-- Numbers of the dashboard

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
  'values (0::bigint, 0::bigint, 0::bigint)', 'and none where there are none'
);

select * from finish();
rollback;
