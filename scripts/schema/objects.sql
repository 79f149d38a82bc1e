-- The objects in docs/schema.md, with the rights of the API's roles. `conditions` are those of a policy.
select
  case relkind when 'v' then 'view' else 'table' end as kind,
  relnamespace::regnamespace || '.' || relname as name,
  '' as parent, '' as detail,
  has_any_column_privilege('anon', oid, 'select, insert, update') as anonymous,
  has_any_column_privilege('authenticated', oid, 'select, insert, update') as signed_in,
  '{}'::text[] as conditions
from pg_class
where relkind in ('r', 'p', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select
  'function', pronamespace::regnamespace || '.' || proname, '', '',
  has_function_privilege('anon', oid, 'execute'), has_function_privilege('authenticated', oid, 'execute'), '{}'
from pg_proc
where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select
  'trigger', tgname, relnamespace::regnamespace || '.' || relname,
  lower(substring(pg_get_triggerdef(t.oid) from '(?:BEFORE|AFTER|INSTEAD OF) [A-Z ]+?(?= OF | ON )'))
    || ', ' || pronamespace::regnamespace || '.' || proname,
  false, false, '{}'
from pg_trigger t
join pg_class c on c.oid = tgrelid
join pg_proc p on p.oid = tgfoid
where not tgisinternal and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
union all
select
  'policy', policyname, schemaname || '.' || tablename, lower(cmd),
  'anon' = any (roles), 'authenticated' = any (roles), array_remove(array[qual, with_check], null)
from pg_policies
where schemaname in ('public', 'private', 'storage')
