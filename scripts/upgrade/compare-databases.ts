import { hash } from "node:crypto";
import { connect } from "../../supabase/embedded/connection.ts";
import { listTables, readLines, type Table } from "../backup/tables.ts";
import { exactTransaction, type Session } from "../backup/session.ts";

/** The number of a table's rows before and after, and how many were lost or are new. */
export type RowCounts = { table: string; before: number; after: number; lost: number; new: number };

/** What became of the rows of each table, and the rights that are gone or new, as sentences. */
export type Differences = { rows: RowCounts[]; rights: { gone: string[]; new: string[] } };

/** What visitors, readers and the owner may do, one sentence for each right. */
const RIGHTS = `
  select format('%s may %s %s.%s.%s', grantee, lower(privilege_type), table_schema, table_name, column_name) as line
  from information_schema.role_column_grants
  where grantee in ('anon', 'authenticated') and table_schema in ('public', 'private')
  union all
  select format('%s may delete from %s.%s', grantee, table_schema, table_name)
  from information_schema.role_table_grants
  where grantee in ('anon', 'authenticated') and table_schema in ('public', 'private') and privilege_type = 'DELETE'
  union all
  select format('%s may call %s.%s(%s)', r.rolname, n.nspname, p.proname, pg_catalog.pg_get_function_identity_arguments(p.oid))
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_roles r on r.rolname in ('anon', 'authenticated')
  where n.nspname in ('public', 'private') and pg_catalog.has_function_privilege(r.oid, p.oid, 'execute')
  union all
  select format('%s.%s, %s, for %s: rows where %s; new rows where %s',
    schemaname, tablename, policyname, lower(cmd), coalesce(qual, '-'), coalesce(with_check, '-'))
  from pg_catalog.pg_policies where schemaname in ('public', 'private', 'storage')
  union all
  select format('%s.%s has no row-level security', n.nspname, c.relname)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = 'public' and not c.relrowsecurity
  order by line`;

/**
 * Compares two embedded databases that nobody else uses: the site's, and the same one after the
 * migrations of the new release.
 */
export async function compareDatabases(before: string, after: string): Promise<Differences> {
  const [old, updated] = [await connect({ dataDir: before }), await connect({ dataDir: after })];
  try {
    return await compareSessions(old.connection.driver, updated.connection.driver);
  } finally {
    await old.connection.close();
    await updated.connection.close();
  }
}

/** {@link compareDatabases} for two that are open. */
export async function compareSessions(before: Session, after: Session): Promise<Differences> {
  const rows = await compareRows(before, after);
  const [rightsBefore, rightsAfter] = [await rightsOf(before), await rightsOf(after)];
  return {
    rows,
    rights: {
      gone: rightsBefore.filter((right) => !rightsAfter.includes(right)),
      new: rightsAfter.filter((right) => !rightsBefore.includes(right)),
    },
  };
}

async function rightsOf(session: Session): Promise<string[]> {
  const { rows } = await session.query(RIGHTS);
  return rows.map(({ line }) => line ?? "");
}

/** Rows are compared by the columns that both versions have. */
async function compareRows(before: Session, after: Session): Promise<RowCounts[]> {
  const later = new Map((await listTables(after)).map((table) => [table.name, table]));
  const compared: RowCounts[] = [];
  for (const table of await listTables(before)) {
    const current = later.get(table.name);
    later.delete(table.name);
    const kept = current?.columns.map(({ name }) => name) ?? [];
    const columns = table.columns.filter(({ name }) => kept.includes(name));
    const old = await hashesOf(before, { ...table, columns: current ? columns : table.columns });
    const now = current ? await hashesOf(after, { ...current, columns }) : [];
    compared.push({ table: table.name, ...countDifferences(old, now) });
  }
  for (const table of later.values()) {
    compared.push({ table: table.name, ...countDifferences([], await hashesOf(after, table)) });
  }
  return compared;
}

function countDifferences(old: string[], now: string[]): Omit<RowCounts, "table"> {
  const [hashesBefore, hashesAfter] = [new Set(old), new Set(now)];
  return {
    before: old.length,
    after: now.length,
    lost: old.filter((row) => !hashesAfter.has(row)).length,
    new: now.filter((row) => !hashesBefore.has(row)).length,
  };
}

async function hashesOf(
  session: Session,
  table: Pick<Table, "sql" | "columns">,
): Promise<string[]> {
  return exactTransaction(session, "read only", async () => {
    const { lines } = await readLines(session, table);
    const hashes: string[] = [];
    for await (const batch of lines) {
      for (const line of batch.toString().split("\n").filter(Boolean)) {
        hashes.push(hash("sha256", line, "base64"));
      }
    }
    return hashes;
  });
}
