-- The posts of a tag, and the years of the archive.

begin;
\ir people.psql
select plan(9);

insert into public.posts (id, title, slug, excerpt, content, tags, published, unlisted, created_at, published_at) values
  ('00000000-0000-4000-9000-000000000801', 'Listed: older', 'listed-older', '', 'Text.', '{listed-x}', true, false, '1981-12-31 23:00+00', null),
  ('00000000-0000-4000-9000-000000000802', 'Listed: newer', 'listed-newer', '', 'Text.', '{listed-y, listed-x}', true, false, '1983-01-01 00:00+00', null),
  ('00000000-0000-4000-9000-000000000803', 'Listed: other', 'listed-other', '', 'Text.', '{listed-xy}', true, false, '1983-01-02', null),
  ('00000000-0000-4000-9000-000000000804', 'Listed: draft', 'listed-draft', '', 'Text.', '{listed-x}', false, false, '1970-01-03', null),
  ('00000000-0000-4000-9000-000000000805', 'Listed: unlisted', 'listed-unlisted', '', 'Text.', '{listed-x}', true, true, '1971-01-04', null),
  ('00000000-0000-4000-9000-000000000806', 'Listed: scheduled', 'listed-scheduled', '', 'Text.', '{listed-x}', true, false, '1983-01-05', now() + interval '3 years');
insert into public.posts (title, slug, content, tags, published, created_at)
select 'Many ' || n, 'listed-many-' || n, 'Text.', '{listed-many}', true, '1985-01-01'::timestamptz + n * interval '1 day'
from generate_series(1, 13) as n;

prepare tagged as select title, total from public.tagged_posts('listed-x');

select tests.act_as('anon');
select results_eq(
  'tagged',
  $$values ('Listed: newer', 2::bigint), ('Listed: older', 2::bigint)$$,
  'a tag has the posts that are listed, the latest first, and their number'
);
select is_empty($$select * from public.tagged_posts('listed')$$, 'a part of a tag is none');
select is_empty($$select * from public.tagged_posts('LISTED-X')$$, 'letters count as they are');
select is((select count(*) from public.tagged_posts('listed-many')), 12::bigint, 'a page has 12 posts');
select results_eq(
  $$select title from public.tagged_posts('listed-many', '1985-01-03', (select id from public.posts where slug = 'listed-many-2'))$$,
  $$values ('Many 1')$$,
  'the next page goes on after the last post'
);
select results_eq(
  $$select year from public.post_years() as year where year < 1990$$,
  $$values (1985), (1983), (1981)$$,
  'years have listed posts, by their time in UTC'
);

select tests.act_as('owner');
select results_eq('tagged', $$values ('Listed: newer', 2::bigint), ('Listed: older', 2::bigint)$$, 'the owner sees the same');
select results_eq(
  $$select year from public.post_years() as year where year < 1990$$,
  $$values (1985), (1983), (1981)$$,
  'also of the archive'
);
update public.posts set tags = '{listed-z}' where slug = 'listed-newer';
select results_eq('tagged', $$values ('Listed: older', 1::bigint)$$, 'a tag that is taken away is gone');

select * from finish();
rollback;
