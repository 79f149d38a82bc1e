-- Portfolio projects.

begin;
\ir people.psql
select plan(7);

insert into public.projects (id, title, slug, description, updated_at)
values ('00000000-0000-4000-9000-000000000301', 'Test: project', 'test-project', 'Text.', now() - interval '1 day');

select tests.act_as('owner');
select results_eq(
  $$insert into public.projects (title, description) values ('Test: new', 'Text.') returning status$$,
  array['completed'], 'the owner adds a project, completed by default'
);

select results_eq(
  $$insert into public.projects (title, slug, description) values ('Test: again', 'test-project', 'Text.') returning slug$$,
  array['test-project-2'], 'a taken slug gets a suffix'
);
select results_eq(
  $$insert into public.projects (id, title, slug, description)
    values ('00000302-0000-4000-9000-000000000302', 'Test: no slug', ' ', 'Text.') returning slug$$,
  array['00000302'], 'a title that leaves no slug gets a short id'
);
select results_eq(
  $$update public.projects set slug = 'test-project' where title = 'Test: project' returning slug$$,
  array['test-project'], 'a project keeps its own slug'
);
update public.projects set technologies = array['One', 'Two'] where title = 'Test: project';
select is(updated_at, now(), 'the time of a change is stored') from public.projects where title = 'Test: project';
select is(
  search_text, E'Test: project\nText.\nOne\nTwo', 'title, description and technologies are searched together'
) from public.projects where title = 'Test: project';

select results_eq(
  $$select title from (values ('b'), ('"Á"'), ('A, (c)'), ('a')) as given (title) order by private.sort_key(title)$$,
  array['"Á"', 'a', 'A, (c)', 'b'], 'titles are sorted case-insensitively'
);

select * from finish();
rollback;
