/**
 * Everything that decides what the API roles may do in the site's schemas, one line each: privileges
 * on schemas, tables, columns, sequences and functions, and the policies.
 *
 * @param query runs SQL on the database
 */
export async function apiPrivileges(
  query: (sql: string) => Promise<{ rows: { line: string }[] }>,
): Promise<string[]> {
  const { rows } = await query(`
    with site as (
      select oid from pg_namespace where nspname in ('public', 'private')
    ),
    granted as (
      select oid::regnamespace::text as object, nspacl as acl from pg_namespace where oid in (table site)
      union all
      select oid::regclass::text, relacl from pg_class where relnamespace in (table site)
      union all
      select attrelid::regclass || '.' || attname, attacl
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace in (table site)
      union all
      select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)) from pg_proc
        where pronamespace in (table site)
    )
    select concat_ws(' ', object, grantee::regrole, privilege_type) as line
    from granted, aclexplode(acl)
    where grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
    union all
    select concat_ws(' ', schemaname, tablename, cmd, roles, qual, with_check) from pg_policies
    where schemaname in ('public', 'private')
    order by line`);
  return rows.map(({ line }) => line);
}
