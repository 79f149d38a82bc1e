-- The text of a search is limited, however long a text someone sends. Every function with a text
-- to search for is tested, including new ones; such an argument is named `search`
-- or `asked`.

begin;
\ir people.psql

-- 200 characters, the maximum of titles and URLs, too.
create function tests.longest() returns text language sql as $$
  select left(string_agg(md5(n::text), ''), 186) || '@tests.example' from generate_series(1, 6) as n;
$$;
insert into public.posts (id, title, slug, content, published)
values ('00000000-0000-4000-9000-000000000101', tests.longest(), 'long-title', 'Text.', true);
insert into public.comments (post_id, author_name, content)
values ('00000000-0000-4000-9000-000000000101', 'Test', tests.longest());
insert into public.contact_messages (name, email, subject, message)
values ('Test', 'test@tests.example', tests.longest(), 'Text.');
insert into public.consultation_requests (name, email, project_type, message)
values ('Test', tests.longest(), 'other', 'Text.');

create temporary table searches as
select p.oid::regprocedure as name, arguments.name as argument
from pg_proc as p
cross join lateral unnest(p.proargnames[1:p.pronargs]) as arguments (name)
where p.pronamespace = 'public'::regnamespace and arguments.name in ('search', 'asked', 'query', 'term', 'q')
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e');

create function tests.answer(search regprocedure, argument text, typed text) returns text
language plpgsql
as $$
declare
  result text;
begin
  execute format(
    'select string_agg(row::text, '','') from public.%I(%I => %L) as row',
    (select proname from pg_proc where oid = search), argument, typed
  ) into result;
  return result;
end;
$$;
grant select on searches to authenticated;

select tests.act_as('owner');
select plan(3 * (select count(*)::integer from searches) + 1);
select cmp_ok((select count(*) from searches), '>=', 5::bigint, 'there are searches to test');
select isnt(tests.answer(name, argument, tests.longest()), null, name || ' finds the longest text')
from searches;
select is(
  tests.answer(name, argument, tests.longest() || repeat('%_x ', 250000)), tests.answer(name, argument, tests.longest()),
  name || ' looks at no more of a longer one'
)
from searches;
select isnt(
  -- The words after the «@» would be found.
  tests.answer(name, argument, 'qqqqq' || left(tests.longest(), 180)), tests.answer(name, argument, tests.longest()),
  name || ' tells texts apart'
)
from searches;

select * from finish();
rollback;
