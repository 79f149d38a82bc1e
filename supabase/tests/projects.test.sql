-- Portfolio projects.

begin;
\ir people.psql
select plan(37);

insert into public.projects (id, title, slug, description, updated_at)
values ('00000000-0000-4000-9000-000000000301', 'Test: project', 'test-project', 'Text.', now() - interval '1 day');

select tests.act_as('anon');
select is(count(*), 1::bigint, 'a visitor reads projects') from public.projects where title = 'Test: project';
select throws_ok($$insert into public.projects (title, description) values ('x', 'x')$$, '42501', null, 'a visitor cannot add one');
select throws_ok($$update public.projects set title = 'x'$$, '42501', null, 'a visitor cannot change one');
select throws_ok('delete from public.projects', '42501', null, 'a visitor cannot delete one');

select tests.act_as('stranger');
select is(count(*), 1::bigint, 'a stranger reads projects') from public.projects where title = 'Test: project';
select throws_ok($$insert into public.projects (title, description) values ('x', 'x')$$, '42501', null, 'a stranger cannot add one');
select is(tests.touched($$update public.projects set title = 'x'$$), 0::bigint, 'a stranger changes none');
select is(tests.touched('delete from public.projects'), 0::bigint, 'a stranger deletes none');

select tests.act_as('owner');
select results_eq(
  $$insert into public.projects (title, description) values ('Test: new', 'Text.') returning status$$,
  array['completed'], 'the owner adds one, completed unless said otherwise'
);
select throws_ok(
  $$insert into public.projects (title, description, created_at) values ('x', 'x', now())$$,
  '42501', null, 'the time is the database’s'
);
select results_eq(
  $$update public.projects set status = 'planned' where title = 'Test: new' returning status$$,
  array['planned'], 'the owner changes one'
);
select isnt_empty($$delete from public.projects where title = 'Test: new' returning id$$, 'the owner deletes one');

select results_eq(
  $$insert into public.projects (title, slug, description) values ('Test: again', 'test-project', 'Text.') returning slug$$,
  array['test-project-2'], 'a taken slug gets a suffix'
);
select results_eq(
  $$insert into public.projects (id, title, slug, description)
    values ('00000302-0000-4000-9000-000000000302', 'Test: no slug', ' ', 'Text.') returning slug$$,
  array['00000302'], 'what leaves no slug gets a short id'
);
select results_eq(
  $$update public.projects set slug = 'test-project' where title = 'Test: project' returning slug$$,
  array['test-project'], 'a project keeps its own slug'
);
select throws_ok(
  $$update public.projects set slug = 'No Slug' where title = 'Test: project'$$,
  '23514', 'The slug may have small letters, digits and single hyphens, at most 220 characters.', 'a slug fits into an address'
);
select throws_ok(
  $$update public.projects set slug = '00000000-0000-4000-9000-000000000301' where title = 'Test: project'$$,
  '23514', 'The slug must not look like an id.', 'and cannot be taken for an id'
);
select throws_ok(
  $$update public.projects set title = ' ' where title = 'Test: project'$$,
  '23514', 'The title needs 1 to 200 characters.', 'a title can be seen'
);
select throws_ok(
  $$update public.projects set description = '' where title = 'Test: project'$$,
  '23514', 'The description needs 1 to 1,000 characters.', 'a description says something'
);
select throws_ok(
  $$update public.projects set long_description = repeat('x', 20001) where title = 'Test: project'$$,
  '23514', 'The long description can have at most 20,000 characters.', 'a long description has an end'
);
select throws_ok(
  $$update public.projects set long_description_html = repeat('x', 200001) where title = 'Test: project'$$,
  '23514', 'The long description is too long as a page: at most 200,000 characters.', 'and so has its HTML'
);
select throws_ok(
  $$update public.projects set status = 'cancelled' where title = 'Test: project'$$,
  '23514', 'The status is completed, in-progress or planned.', 'a status is one of three'
);
select throws_ok(
  $$update public.projects set github_url = 'javascript:alert(1)' where title = 'Test: project'$$,
  '23514', 'The code link must be a web address (https://…).', 'a code link leads to the web'
);
select throws_ok(
  $$update public.projects set live_url = 'ftp://a.example' where title = 'Test: project'$$,
  '23514', 'The live link must be a web address (https://…).', 'a demo link leads to the web'
);
select throws_ok(
  $$update public.projects set image_url = '//evil.example/a.png' where title = 'Test: project'$$,
  '23514', 'The image must be a web address (https://…) or a path on this site.', 'an image has a plain address'
);
select throws_ok(
  $$update public.projects set start_date = '2026-02-01', end_date = '2026-01-01' where title = 'Test: project'$$,
  '23514', 'A project cannot end before it starts.', 'time goes forwards'
);
select throws_ok(
  format('update public.projects set start_date = %L where title = %L', day, 'Test: project'),
  '23514', 'The start date must be between 1970 and 2200.', 'no project starts on ' || day
) from unnest(array['20244-01-01', '1969-12-31', 'infinity', '0044-03-15 BC']) as day;
select throws_ok(
  format('update public.projects set end_date = %L where title = %L', day, 'Test: project'),
  '23514', 'The end date must be between 1970 and 2200.', 'no project ends on ' || day
) from unnest(array['2201-01-01', '-infinity']) as day;
select throws_ok(
  $$update public.projects set technologies = array['ok', ' '] where title = 'Test: project'$$,
  '23514', 'A project can have at most 40 technologies of at most 40 characters.', 'a technology has a name'
);
select lives_ok(
  $$update public.projects
    set image_url = '/images/a-960.avif', github_url = 'https://a.example/b?c#d', live_url = 'HTTP://a.example',
      start_date = '2026-01-01', end_date = '2026-01-01', technologies = array[repeat('x', 40)]
    where title = 'Test: project'$$,
  'what the owner would type is fine'
);
select is(updated_at, now(), 'and the time of the change is kept') from public.projects where title = 'Test: project';

select is(
  search_text, E'Test: project\nText.\n' || repeat('x', 40), 'title, description and technologies are searched as one'
) from public.projects where title = 'Test: project';

select results_eq(
  $$select title from (values ('b'), ('"Á"'), ('A, (c)'), ('a')) as given (title) order by private.sort_key(title)$$,
  array['"Á"', 'a', 'A, (c)', 'b'], 'titles are ordered whatever their case'
);

select * from finish();
rollback;
