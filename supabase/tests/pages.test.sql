-- Pages of the owner's own.

begin;
\ir people.psql
select plan(38);

delete from public.pages;
insert into public.pages (id, title, path, content, published) values
  ('00000000-0000-4000-9000-000000000401', 'Now', 'now', 'Text.', true),
  ('00000000-0000-4000-9000-000000000402', 'Draft', 'later', 'Text.', false);

select tests.act_as('anon');
select results_eq('select title from public.pages', array['Now'], 'visitors read what is published');
select tests.act_as('imposter');
select throws_ok(
  $$insert into public.pages (title, path, content) values ('x', 'x', 'x')$$,
  '42501', null, 'nobody but the owner writes one'
);

select tests.act_as('owner');
select throws_ok(
  format($$insert into public.pages (title, path, content) values ('x', %L, 'x')$$, path),
  '23514', 'The site has something else at this path already.', path || ' is the site''s'
)
from unnest(array['admin', 'blog/x', 'contact', 'assets/x', 'rest/v1', 'app']) as path;
select throws_ok(
  format($$insert into public.pages (title, path, content) values ('x', %L, 'x')$$, path),
  '23514', null, left(path, 20) || ' is no path'
)
from unnest(array[
  '', '.well-known/x', '/', '//', 'a//b', '/a', 'a/', 'a%2fb', '.', '..', 'a.b', 'a..b', '💩', 'A', 'a/b/c', repeat('x', 500),
  'nul', 'con', 'aux/x', 'x/prn', 'com1', 'x/lpt9', 'index', 'x/404'
]) as path;
select throws_ok(
  $$update public.pages set path = 'now' where title = 'Draft'$$,
  '23514', 'There is another page at this path.', 'two pages have two paths'
);

update public.pages set path = 'then' where title = 'Now';
update public.pages set published = false where title = 'Now';
update public.pages set path = 'again' where title = 'Now';
update public.pages set path = 'now', published = true where title = 'Now';
select is(former_paths, array['then'], 'the paths that it had while it was public are kept, but for the present one')
from public.pages where title = 'Now';

select tests.act_as('anon');
select results_eq($$select title from public.page_formerly_at('then')$$, array['Now'], 'a former path has its page');
select tests.act_as('owner');
update public.pages set published = false where title = 'Now';
select is_empty($$select title from public.page_formerly_at('then')$$, 'and of drafts none');
update public.pages set published = true where title = 'Now';

select tests.act_as('database');
select is(private.canonical_path('/THEN/'), '/now', 'views of a former path are the page''s');
select is(private.canonical_path('/later'), null, 'and of drafts there are none');

select * from finish();
rollback;
