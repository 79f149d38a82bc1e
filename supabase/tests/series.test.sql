-- Posts that belong together: which parts readers see, and what a series may be called.

begin;
\ir people.psql
select plan(3);

insert into public.posts (id, title, slug, content, series, series_part, published, unlisted, created_at, published_at) values
  ('00000000-0000-4000-9000-000000000811', 'Series: third', 'series-third', 'Text.', 'Series: one', 3, true, false, now() - interval '9 days', null),
  ('00000000-0000-4000-9000-000000000812', 'Series: first', 'series-first', 'Text.', 'Series: one', 1, true, false, now() - interval '1 day', null),
  ('00000000-0000-4000-9000-000000000813', 'Series: draft', 'series-draft', 'Text.', 'Series: one', 2, false, false, now() - interval '1 day', null),
  ('00000000-0000-4000-9000-000000000814', 'Series: scheduled', 'series-scheduled', 'Text.', 'Series: one', 4, true, false, now() - interval '1 day', now() + interval '1 day'),
  ('00000000-0000-4000-9000-000000000815', 'Series: announced', 'series-announced', 'Text.', 'Series: two', 1, false, false, now() - interval '1 day', null);

prepare parts as
select title from public.posts where series like 'Series: %' order by series, series_part, listed_at, id;

select tests.act_as('anon');
select results_eq(
  'parts', array['Series: first', 'Series: third'], 'readers see the parts that are out, and no series of drafts'
);
select tests.act_as('owner');
select results_eq(
  'parts',
  array['Series: first', 'Series: draft', 'Series: third', 'Series: scheduled', 'Series: announced'],
  'the owner sees all'
);
select results_eq(
  $$update public.posts set series = '  Series: one ' where slug = 'series-announced' returning series$$,
  array['Series: one'], 'spaces around its name make no other series'
);
select * from finish();
rollback;
