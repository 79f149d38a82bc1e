-- Articles about a project.

begin;
\ir people.psql
select plan(4);

insert into public.projects (id, title, slug, description, technologies) values
  ('00000000-0000-4000-9000-000000000711', 'About: many', 'about-many', 'Text.', '{About X,ABOUT Y}'),
  ('00000000-0000-4000-9000-000000000712', 'About: none', 'about-none', 'Text.', '{About}'),
  ('00000000-0000-4000-9000-000000000713', 'About: one', 'about-one', 'Text.', '{about z}');
insert into public.posts (title, slug, content, tags, published, unlisted, created_at, published_at) values
  ('About: first', 'about-1', 'Text.', '{about x}', true, false, '1990-01-01', null),
  ('About: second', 'about-2', 'Text.', '{about y}', true, false, '1990-01-02', null),
  ('About: third', 'about-3', 'Text.', '{About X,about x,about y}', true, false, '1990-01-03', null),
  ('About: fourth', 'about-4', 'Text.', '{about X}', true, false, '1990-01-04', null),
  ('About: draft', 'about-5', 'Text.', '{about x,about z}', false, false, '1990-01-05', null),
  ('About: unlisted', 'about-6', 'Text.', '{about x,about z}', true, true, '1990-01-06', null),
  ('About: scheduled', 'about-7', 'Text.', '{about x,about z}', true, false, '1990-01-07', now() + interval '1 day');

select tests.act_as('anon');
select results_eq(
  $$select title from public.project_articles('00000000-0000-4000-9000-000000000711')$$,
  array['About: fourth', 'About: third', 'About: second'],
  'articles with a tag among the project''s technologies, in any case: the latest three, each once'
);
select is_empty(
  $$select * from public.project_articles('00000000-0000-4000-9000-000000000712')$$, 'part of a tag does not match'
);
select is_empty(
  $$select * from public.project_articles('00000000-0000-4000-9000-000000000713')$$, 'articles that readers cannot find are left out'
);

select tests.act_as('owner');
select is_empty(
  $$select * from public.project_articles('00000000-0000-4000-9000-000000000713')$$, 'the owner sees what readers see'
);

select * from finish();
rollback;
