-- What must hold for every table and function, including new ones. Who may
-- do what with each is in supabase/access-matrix.ts.

begin;
\ir people.psql
select plan(13);

create view tests.tables as
select c.oid, n.nspname as schema, c.relname as name, c.relkind as kind, c.relrowsecurity as secured, c.reloptions as options, c.relacl as acl, c.relowner as owner
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

create view tests.functions as
select
  p.oid, n.nspname as schema, p.oid::regprocedure::text as name, p.prosecdef as raised,
  coalesce('search_path=""' = any (p.proconfig), false) as pinned,
  coalesce(p.proacl, acldefault('f', p.proowner)) as acl
from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e');

-- Tables

select is_empty($$select schema, name from tests.tables where kind in ('r', 'p') and not secured$$, 'every table has row-level security');
select is_empty(
  $$select schema, name from tests.tables where kind in ('v', 'm', 'f') and not ('security_invoker=true' = any (coalesce(options, '{}')))$$,
  'every view reads with its reader’s rights'
);
select is_empty(
  $$select t.name, p.grantee::regrole::text from tests.tables as t, aclexplode(t.acl) as p
    where t.schema = 'private' and t.kind = 'r' and p.grantee <> t.owner
      and (p.grantee <> 'authenticated'::regrole or p.privilege_type <> 'SELECT')
    union all
    select policyname, roles::text from pg_policies where schemaname = 'private' and (cmd <> 'SELECT' or qual !~ '^\( SELECT private.is_owner\(\)')$$,
  'the owner reads some private tables, and nobody else any'
);
select is_empty(
  $$select t.name, p.grantee::regrole, p.privilege_type from tests.tables as t, aclexplode(t.acl) as p
    where p.grantee = any (array[0, 'anon'::regrole, 'authenticated'::regrole]::oid[]) and p.privilege_type not in ('SELECT', 'DELETE')$$,
  'visitors write to named columns, never to whole rows'
);
select is_empty(
  $$select t.name, a.attname, p.privilege_type from tests.tables as t
    join pg_attribute as a on a.attrelid = t.oid, aclexplode(a.attacl) as p
    where p.privilege_type in ('INSERT', 'UPDATE')
      and a.attname in ('views', 'likes', 'comment_count', 'author_id', 'updated_at', 'singleton')$$,
  'nobody can write counters, authors and times of change'
);

-- Policies

select is_empty(
  $$select schemaname, tablename, policyname from pg_policies where schemaname in ('public', 'private') and (cmd = 'ALL' or permissive <> 'PERMISSIVE' or 'public' = any (roles))$$,
  'every policy names its action and its roles'
);
select is_empty(
  $$select tablename, cmd, role from pg_policies, unnest(roles) as role where schemaname = 'public' group by tablename, cmd, role having count(*) > 1$$,
  'there is one policy per table, action and role'
);
select is_empty(
  $$select tablename, policyname from pg_policies
    where schemaname = 'public' and concat(qual, with_check) ~ '(is_owner|uid)\(\)'
      and regexp_count(concat(qual, with_check), '(is_owner|uid)\(\)') > regexp_count(concat(qual, with_check), 'SELECT (private\.)?(auth\.)?(is_owner|uid)\(\)')$$,
  'policies determine the caller once per statement'
);
select is_empty(
  $$select c.conrelid::regclass, c.conname from pg_constraint as c
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index as i where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1]
      )$$,
  'every foreign key has an index'
);

-- Functions

select is_empty(
  $$select f.name from tests.functions as f, aclexplode(f.acl) as p where p.grantee = 0$$,
  'no function is granted to PUBLIC: each names its roles'
);
select is_empty(
  $$select name from tests.functions where raised and (schema <> 'private' or not pinned)$$,
  'security definer functions are in the schema private, with an empty search path'
);
select is_empty($$select name from tests.functions where not pinned$$, 'every function has an empty search path');
select is_empty(
  $$select f.name from tests.functions as f join pg_proc on pg_proc.oid = f.oid
    where prorettype = 'trigger'::regtype
      and (has_function_privilege('anon', f.oid, 'execute') or has_function_privilege('authenticated', f.oid, 'execute'))$$,
  'trigger functions cannot be called'
);

select * from finish();
rollback;
