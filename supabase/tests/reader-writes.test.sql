-- When readers' statements affect no rows, on any table, nothing else happens either: a statement-level
-- trigger would run for anyone. New tables are tested automatically.

begin;
\ir people.psql

-- Every trigger on a table that readers may write to is given something to do: without a build hook, a
-- change of the site would have no effect.
delete from private.build_hook;
insert into private.build_hook (url) values ('https://host.example/hook');

create temporary table attempts as
select
  role, class.oid::regclass as target,
  case verb
    when 'INSERT' then format('insert into %s (%I) select null::%s', class.oid::regclass, columns.one, columns.type)
    when 'UPDATE' then format('update %s set %s', class.oid::regclass, columns.all_by_default)
    else format('delete from %s', class.oid::regclass)
  end || ending as statement
from pg_class as class
cross join unnest(array['anon', 'authenticated']) as role
cross join unnest(array['INSERT', 'UPDATE', 'DELETE']) as verb
-- All rows the caller may access, and none.
cross join unnest(array['', ' where false']) as ending
left join lateral (
  select
    min(attname) as one, (array_agg(format_type(atttypid, atttypmod) order by attname))[1] as type,
    string_agg(format('%I = default', attname), ', ') as all_by_default
  from pg_attribute
  where attrelid = class.oid and attnum > 0 and not attisdropped and verb <> 'DELETE'
    and has_column_privilege(role, class.oid, attnum, verb)
) as columns on true
where class.relkind in ('r', 'p', 'v') and class.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
  and case verb when 'DELETE' then has_table_privilege(role, class.oid, verb) else columns.one is not null end
  and (verb <> 'INSERT' or ending <> '');

-- Every version of every row.
create function tests.fingerprint() returns text
language plpgsql security definer
as $$
declare
  one record;
  versions text;
  result text := '';
begin
  for one in
    select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    order by oid
  loop
    execute format('select md5(coalesce(string_agg(ctid || '' '' || xmin, '','' order by ctid), '''')) from %s', one.name) into versions;
    result := result || one.name || ' ' || versions || e'\n';
  end loop;
  return result;
end;
$$;

-- What a statement changes without permission: a refused one has no effect.
create function tests.effect_of(role text, statement text) returns text
language plpgsql
as $$
declare
  before constant text := tests.fingerprint();
begin
  perform tests.act_as(case role when 'anon' then 'anon' else 'stranger' end);
  begin
    execute statement;
  exception when others then
    null;
  end;
  perform tests.act_as('database');
  return (
    select string_agg(line, ', ') from string_to_table(tests.fingerprint(), e'\n') as line
    where position(line in before) = 0
  );
end;
$$;

select plan(3);
select cmp_ok((select count(distinct target) from attempts), '>=', 8::bigint, 'there are tables to test');
select is_empty(
  'select role, statement, effect from attempts, tests.effect_of(role, statement) as effect where effect is not null',
  'readers'' statements on no rows have no effect'
);
select isnt(
  tests.effect_of('anon', $$select public.record_page_view('/about')$$), null,
  'an effect would be noticed'
);

select * from finish();
rollback;
