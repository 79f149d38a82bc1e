-- The owner's own pages.

begin;
\ir people.psql
select plan(190);

create function tests.remove_expired() returns void language sql security definer as $$
  select private.remove_expired();
$$;
delete from public.pages;
insert into public.pages (id, title, path, content, published) values
  ('00000000-0000-4000-9000-000000000401', 'Now', 'now', 'Text.', true),
  ('00000000-0000-4000-9000-000000000402', 'Draft', 'later', 'Text.', false);

-- The site's pages, files and services, and those added by the owner's own code.
select tests.act_as('database');
insert into public.pages (title, path, content) values ('Old', 'older', 'Text.');
insert into private.site_pages (path) values ('/hobbies'), ('/older');
select tests.act_as('owner');
select throws_ok(
  format($$insert into public.pages (title, path, content) values ('x', %L, 'x')$$, path),
  '23514', 'The site already has something else at this path.', path || ' is the site''s'
)
from unnest(array[
  'hobbies', 'hobbies/x', 'older/x',
  'admin', 'admin/x', 'admin/pages', 'account', 'account/x', 'confirm', 'date', 'date/x', 'draft', 'draft/x', 'subscriptions',
  'blog', 'blog/x', 'blog/tag', 'blog/archive', 'projects/x', 'about/x', 'skills/x', 'music/x', 'contact', 'privacy', 'services/x', 'pay', 'resume',
  'app', 'assets', 'assets/x', 'images', 'images/x', 'audio/x', 'video', 'rest/v1', 'auth/v1', 'storage/v1', 'functions/v1', 'realtime/v1', 'cdn-cgi/x'
]) as path;
select lives_ok(
  $$update public.pages set title = 'Older' where path = 'older'; update public.pages set path = 'oldest' where path = 'older'$$,
  'a page older than the site''s own at its path can be saved, and moved'
);
select throws_ok(
  format($$insert into public.pages (title, path, content) values ('x', %L, 'x')$$, path),
  '23514', null, left(path, 20) || ' is not a valid path'
)
from unnest(array[
  -- Slashes
  '', '/', '//', '///', '/a', '//a', 'a/', 'a//', 'a//b', '/a/', 'a/b/', 'a/b/c', 'a///b', 'a\b', '\\a', 'a/b//', '/a/b',
  -- Leading dots, and other dots
  '.', '..', '...', '.well-known', '.well-known/x', '.git/config', '.env', '.htaccess', 'x/.git', '.a', 'a.', 'a.b', 'a..b', 'a.html',
  '../a', 'a/..', 'a/./b', 'a/../b', './a',
  -- Percent signs, and other characters with a meaning in URLs
  '%', 'a%2fb', 'a%2Fb', 'a%5cb', 'a%252fb', '%2e%2e', 'a%00', '%c0%af', 'a%0ab', 'a%20b', '%f0%9f%92%a9', 'a?b', 'a#b', 'a;b', 'a:b', 'a@b',
  'a+b', 'a&b', '~a', '*', 'a,b', 'a"b', '<a>', 'a b', ' a', 'a ', E'a\nb', E'a\tb',
  -- Letters
  '💩', 'a-💩', '👩‍💻', 'é', E'e\u0301', 'ä', 'ñow', 'ı', 'ﬁ', '日本', 'ｎｏｗ', 'А', 'A', 'Now', E'now\u200b', E'a\u202eb', E'\ufeffa', 'a_b', '-', '-a', 'a-', 'a--b', 'a/-b',
  -- Length
  repeat('x', 101), repeat('x', 500), repeat('x', 100000), repeat('a/', 250), repeat('x-', 250) || 'x', repeat('x', 50) || '/' || repeat('y', 50), repeat('💩', 500),
  'x/' || repeat('y', 500), repeat('x', 500) || '/y', repeat('0', 101),
  -- Reserved names in Windows, and files of hosts
  'con', 'prn', 'aux', 'nul', 'com0', 'com1', 'com9', 'lpt0', 'lpt1', 'lpt9', 'con/x', 'x/con', 'aux/x', 'x/prn', 'nul/nul', 'x/com1', 'x/lpt9', 'com1/x',
  'index', 'x/index', 'index/x', '404', 'x/404'
]) as path;
select lives_ok(
  format($$insert into public.pages (title, path, content) values ('x', %L, 'x')$$, path), left(path, 20) || ' is one'
)
from unnest(array['con-x', 'x/nul-x', 'com10', 'console', 'indexes', '4040', '1', 'admins', repeat('x', 100), repeat('x', 49) || '/' || repeat('y', 50)]) as path;
delete from public.pages where title in ('x', 'Older');
select throws_ok(
  $$update public.pages set path = 'now' where title = 'Draft'$$,
  '23514', 'There is another page at this path.', 'two pages have different paths'
);

update public.pages set path = 'then' where title = 'Now';
update public.pages set published = false where title = 'Now';
update public.pages set path = 'again' where title = 'Now';
update public.pages set path = 'now', published = true where title = 'Now';
select is(former_paths, array['then'], 'all paths that were public are kept, except the current one')
from public.pages where title = 'Now';

select tests.act_as('anon');
select results_eq($$select title from public.page_formerly_at('then')$$, array['Now'], 'a former path leads to its page');
select tests.act_as('owner');
update public.pages set published = false where title = 'Now';
select is_empty($$select title from public.page_formerly_at('then')$$, 'a draft''s former path leads nowhere');
update public.pages set published = true where title = 'Now';

select tests.act_as('database');
select is(private.canonical_path('/THEN/'), '/now', 'views of a former path count for the page');
select is(private.canonical_path('/later'), null, 'a draft has no views');
select is(private.canonical_path('/now' || repeat('/', 400)), null, 'a path longer than any page''s has no views');

-- Versions and working copies, as for posts

select tests.act_as('owner');
insert into public.pages (id, title, path, content) values ('00000000-0000-4000-9000-000000000403', 'Uses', 'uses', 'one two');
update public.pages set content = 'one two three', title = 'What I use' where path = 'uses';
update public.pages set place = 'footer', position = 2, indexed = false where path = 'uses';
select results_eq(
  $$select changed, words_added, first_words, total from public.revisions_page('00000000-0000-4000-9000-000000000403')$$,
  $$values ('{title,content}'::text[], 1::bigint, 'three', 2::bigint), ('{}', 2, '', 2)$$,
  'each saved text is a version; a change of the menu is not'
);
select results_eq(
  $$select array_agg(key order by key) from public.post_revisions, jsonb_object_keys(fields) as key
    where page_id = '00000000-0000-4000-9000-000000000403' group by saved_at limit 1$$,
  $$values ('{content,description,format,language,path,source,title}'::text[])$$, 'a version has the whole text'
);
select is(
  (select count(*) from public.post_revisions where post_id = '00000000-0000-4000-9000-000000000403'), 0::bigint, 'a page''s versions are not a post''s'
);
select tests.act_as('database');
select throws_ok(
  format('update public.post_revisions set %s where page_id is not null', change),
  '23514', 'new row for relation "post_revisions" violates check constraint "post_revisions_of_post_or_page"',
  'a version is of a post or of a page: ' || change
)
from unnest(array['page_id = null', 'post_id = gen_random_uuid()']) as change;
select tests.act_as('owner');
update public.pages set published = true where path = 'uses';
select results_eq(
  $$select was_published from public.revisions_page('00000000-0000-4000-9000-000000000403')$$, $$values (true), (false)$$,
  'a version that was public is marked'
);
update public.post_revisions set name = 'First' where fields ->> 'title' = 'Uses';
select writer from public.save_working_copy(
  '00000000-0000-4000-9000-000000000403', gen_random_uuid(), '{"title": "Typed"}', 'Firefox on Windows', of_kind => 'pages'
);
select writer from public.save_working_copy(gen_random_uuid(), gen_random_uuid(), '{"title": "Never saved"}', 'Safari', of_kind => 'pages');
select results_eq(
  $$select title, is_new from public.unfinished_posts('pages') order by title$$, $$values ('Never saved', true), ('Typed', false)$$,
  'unfinished texts of pages are found'
);
select is_empty('select * from public.unfinished_posts()', 'an unfinished page is not a post');
delete from public.pages where path = 'uses';
select is_empty(
  $$select * from public.post_revisions where page_id = '00000000-0000-4000-9000-000000000403'$$, 'deleting a page deletes its versions'
);
select public.restore_deleted('pages', array['00000000-0000-4000-9000-000000000403'::uuid]);
select results_eq(
  $$select name from public.revisions_page('00000000-0000-4000-9000-000000000403')$$, $$values (''), ('First')$$,
  'restoring a page restores its versions, without a new one'
);
-- The owner's requests remove expired rows, too.
update public.pages set content = 'four' where path = 'uses';
select tests.act_as('database');
update public.post_revisions set saved_at = saved_at - interval '31 days', is_last_of_day = false, was_published = false, name = ''
where page_id = '00000000-0000-4000-9000-000000000403';
delete from private.bin;
select tests.act_as('owner');
select tests.remove_expired();
select tests.act_as('database');
select is_empty($$select * from public.post_revisions where page_id = '00000000-0000-4000-9000-000000000403'$$, 'versions expire like those of posts');
select is_empty('select * from private.bin', 'expired versions are not in the bin');

select * from finish();
rollback;
