-- The archive, and further reading after a post.

begin;
\ir people.psql
select plan(12);

insert into public.posts (id, title, slug, excerpt, content, category, tags, published, unlisted, created_at, published_at) values
  ('00000000-0000-4000-9000-000000000701', 'Read: first', 'read-first', '', 'Text.', 'Read: a', '{}', true, false, '1990-01-01', null),
  ('00000000-0000-4000-9000-000000000702', 'Read: the one', 'read-one', 'Zebras and otters', 'Text.', 'Read: a', '{read-x, read-y}', true, false, '1990-01-02', null),
  ('00000000-0000-4000-9000-000000000703', 'Read: both tags', 'read-both', '', 'Text.', 'Read: b', '{read-y, read-x}', true, false, '1990-01-03', null),
  ('00000000-0000-4000-9000-000000000704', 'Read: one tag', 'read-tag', '', 'Text.', 'Read: b', '{read-x}', true, false, '1990-01-04', null),
  ('00000000-0000-4000-9000-000000000705', 'Read: its words', 'read-words', 'Zebras and otters', 'Text.', 'Read: a', '{}', true, false, '1990-01-05', null),
  ('00000000-0000-4000-9000-000000000706', 'Read: draft', 'read-draft', 'Zebras', 'Text.', 'Read: a', '{read-x, read-y}', false, false, '1990-01-02 01:00', null),
  ('00000000-0000-4000-9000-000000000707', 'Read: unlisted', 'read-unlisted', 'Zebras', 'Text.', 'Read: a', '{read-x, read-y}', true, true, '1990-01-02 02:00', null),
  ('00000000-0000-4000-9000-000000000708', 'Read: scheduled', 'read-scheduled', 'Zebras', 'Text.', 'Read: a', '{read-x, read-y}', true, false, '1990-01-02 03:00', now() + interval '1 day');
insert into public.posts (id, title, slug, content, category, tags, series, series_part, published, created_at)
select
  ('00000000-0000-4000-9000-00000000071' || part)::uuid, 'Read: part ' || part, 'read-part-' || part, 'Text.', 'Read: c', '{read-z}',
  'Read: a series', part, true, '1990-02-01'::date + part
from generate_series(1, 5) as part;
insert into public.posts (title, slug, content, published, unlisted, created_at, published_at) values
  ('Year: out', 'year-out', 'Text.', true, false, '1995-12-31 23:00-00', null),
  ('Year: late', 'year-late', 'Text.', true, false, '1999-01-01', '1999-01-01 01:00+02'),
  ('Year: draft', 'year-draft', 'Text.', false, false, '1996-01-03', null),
  ('Year: unlisted', 'year-unlisted', 'Text.', true, true, '1997-01-04', null),
  ('Year: scheduled', 'year-scheduled', 'Text.', true, false, '1994-01-05', now() + interval '3 years');
insert into public.posts (title, slug, content, category, tags, published, created_at) values
  ('Read: no part', 'read-no-part', 'Text.', 'Read: c', '{read-z}', true, '1990-03-01');
insert into public.posts (id, title, slug, excerpt, content, tags, published, created_at) values
  ('00000000-0000-4000-9000-000000000721', 'Near: the one', 'near-one', 'Zebras and otters', 'Text.', '{near-x, near-y}', true, '1991-01-01'),
  ('00000000-0000-4000-9000-000000000722', 'Near: both tags', 'near-both', '', 'Text.', '{near-y, near-x}', true, '1991-01-02'),
  ('00000000-0000-4000-9000-000000000723', 'Near: the same words, too old', 'near-old', 'Zebras and otters', 'Text.', '{near-x}', true, '1991-01-03');
insert into public.posts (title, slug, excerpt, content, tags, published, created_at)
select 'Near: ' || day, 'near-' || day, case day when 4 then 'Zebras' else 'Other' end, 'Text.', '{near-x}', true, '1991-02-01'::date + day
from generate_series(1, 20) as day;

prepare around as
select relation, title from public.further_reading('00000000-0000-4000-9000-000000000702');

select tests.act_as('anon');
select results_eq(
  $$select year from public.post_years() as year where year between 1993 and 1999$$, array[1998, 1995], 'the archive''s years are those of listed posts, in UTC'
);
select results_eq(
  'around',
  $$values ('related', 'Read: both tags'), ('related', 'Read: one tag'), ('related', 'Read: its words'), ('next', 'Read: both tags'), ('previous', 'Read: first')$$,
  'shared tags come first, then shared words; posts that readers cannot find are left out'
);
select results_eq(
  $$select relation, title from public.further_reading('00000000-0000-4000-9000-000000000701') where relation <> 'related'$$,
  $$values ('next', 'Read: the one')$$,
  'there is nothing before the first post'
);
select results_eq(
  $$select title from public.further_reading('00000000-0000-4000-9000-000000000707') where relation = 'previous'$$,
  $$values ('Read: the one')$$,
  'an unlisted post has neighbours'
);
select results_eq(
  $$select title from public.further_reading('00000000-0000-4000-9000-000000000711') where relation = 'related'$$,
  $$values ('Read: no part')$$,
  'other parts of the same series do not count as related'
);
select results_eq(
  $$select title from public.further_reading('00000000-0000-4000-9000-000000000721') where relation = 'related' limit 2$$,
  $$values ('Near: both tags'), ('Near: 4')$$,
  'words are compared with 20 posts: those sharing most tags, then the latest'
);
select is_empty(
  $$select * from public.further_reading('00000000-0000-4000-9000-000000000706')$$, 'a draft has no further reading for readers'
);
select is_empty(
  $$select * from public.further_reading('00000000-0000-4000-9000-000000000708')$$, 'a scheduled post has no further reading for readers'
);
select is_empty(
  $$select * from public.further_reading('00000000-0000-4000-9000-000000000799')$$, 'a missing post has no further reading'
);
select results_eq(
  $$select of_post, relation, title from public.further_reading_of(array[
    '00000000-0000-4000-9000-000000000706', '00000000-0000-4000-9000-000000000702', '00000000-0000-4000-9000-000000000701'
  ]::uuid[])$$,
  $$select '00000000-0000-4000-9000-000000000702'::uuid, relation, title
    from public.further_reading('00000000-0000-4000-9000-000000000702')
    union all
    select '00000000-0000-4000-9000-000000000701'::uuid, relation, title
    from public.further_reading('00000000-0000-4000-9000-000000000701')$$,
  'the further reading of several posts is that of each one'
);
select is_empty(
  $$select * from public.further_reading_of(
    array_fill('00000000-0000-4000-9000-000000000706'::uuid, array[20]) || '00000000-0000-4000-9000-000000000702'::uuid
  )$$,
  'further reading is returned for at most 20 posts'
);

select tests.act_as('owner');
select isnt_empty(
  $$select * from public.further_reading('00000000-0000-4000-9000-000000000706')$$, 'the owner sees the further reading of a draft'
);

select * from finish();
rollback;
