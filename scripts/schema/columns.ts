import type { PGlite } from "@electric-sql/pglite";

/**
 * The columns of the API's tables, as code, for code that iterates over them.
 *
 * @returns a constant, with the type of each column, or `generated` for generated ones
 */
export async function columnsOfTables(db: Pick<PGlite, "query">): Promise<string> {
  const { rows } = await db.query<{ name: string; columns: Record<string, string> }>(`
    select relname as name,
      json_object_agg(
        attname,
        case when attgenerated <> '' or attidentity = 'a' then 'generated' else format_type(atttypid, atttypmod) end
        order by attnum
      ) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    group by relname order by relname`);
  const columns = Object.fromEntries(rows.map(({ name, columns: types }) => [name, types]));
  return `
/** The type of each column, or \`generated\` where nobody gives the value. */
export const columns = ${JSON.stringify(columns)} as const;
`;
}
