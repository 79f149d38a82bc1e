import { LEFT_OUT_TABLES } from "./left-out.ts";
import { BATCH } from "./lines.ts";
import type { Session } from "./session.ts";

export type Column = { name: string; type: string };
export type Table = {
  /** With schema, e.g. "public.posts". */
  name: string;
  /** The same, quoted for SQL. */
  sql: string;
  /** Stored columns in order, without generated ones. */
  columns: Column[];
  refersTo: string[];
  /** Whether it belongs to the site, so that its triggers may be disabled. */
  isOwn: boolean;
};

/**
 * All tables of a backup: those of the site's own schemas without the ones that are left out, and
 * Auth's accounts with their password hashes. A table comes after those it references.
 */
export async function listTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query(`
    select
      n.nspname || '.' || c.relname as name,
      format('%I.%I', n.nspname, c.relname) as sql,
      (n.nspname in ('public', 'private'))::text as own,
      (
        select json_agg(json_build_object('name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)::text
        from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      (
        select coalesce(json_agg(rn.nspname || '.' || r.relname), '[]')::text
        from pg_catalog.pg_constraint k
        join pg_catalog.pg_class r on r.oid = k.confrelid
        join pg_catalog.pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
      ) as refers_to
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (
        n.nspname in ('public', 'private')
        or (n.nspname = 'auth' and c.relname in ('users', 'identities'))
      )
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by name`);
  const tables = rows.map((row) => ({
    name: row["name"] ?? "",
    sql: row["sql"] ?? "",
    columns: JSON.parse(row["columns"] ?? "[]"),
    refersTo: JSON.parse(row["refers_to"] ?? "[]"),
    isOwn: row["own"] === "true",
  }));
  return inDependencyOrder(tables.filter(({ name }) => !(name in LEFT_OUT_TABLES)));
}

/**
 * The rows of a table as JSON lines sorted by bytes, so that equal content gives equal bytes on
 * every database. The batch size depends on the longest row, not on the number of rows.
 *
 * @returns the size of all lines in bytes, and the lines in batches, read within the transaction
 */
export async function readLines(
  session: Session,
  { sql, columns }: Pick<Table, "sql" | "columns">,
): Promise<{ size: number; lines: AsyncGenerator<Buffer> }> {
  const texts = columns.map(({ name }) => `${quoteName(name)}::text`).join(", ");
  const lines = `
    select json_strip_nulls(row_to_json(texts.*))::text || E'\\n' as line
    from (select ${texts} from ${sql}) as texts`;
  const { rows } = await session.query(`
    select sum(octet_length(line))::text as size, max(octet_length(line))::text as longest
    from (${lines}) as lines`);
  const size = Number(rows[0]?.["size"] ?? 0);
  const longest = Number(rows[0]?.["longest"] ?? BATCH);
  return { size, lines: fetchLines(session, lines, Math.max(1, Math.floor(BATCH / longest))) };
}

async function* fetchLines(session: Session, lines: string, count: number): AsyncGenerator<Buffer> {
  await session.query(
    `declare lines no scroll cursor for
    select line from (${lines}) as unordered order by line collate "C"`,
  );
  for (;;) {
    const { rows } = await session.query(`fetch ${count} from lines`);
    if (rows.length === 0) break;
    yield Buffer.from(rows.map(({ line }) => line).join(""));
  }
  await session.query("close lines");
}

/** The versions of the applied migrations; null for a database without migrations. */
export async function appliedMigrations(session: Session): Promise<string[] | null> {
  if (!(await exists(session, "to_regclass", "supabase_migrations.schema_migrations"))) return null;
  const { rows } = await session.query(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version ?? "");
}

/** Whether the database has a table or a function, which an earlier version may not have. */
export async function exists(
  session: Session,
  lookup: "to_regclass" | "to_regprocedure",
  name: string,
): Promise<boolean> {
  const { rows } = await session.query(`select ${lookup}($1::text)::text as name`, [name]);
  return rows[0]?.["name"] != null;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function inDependencyOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table, ancestors: Table[]) => {
    // Another program's tables may have circular references.
    if (ordered.includes(table) || ancestors.includes(table)) return;
    for (const name of table.refersTo) {
      const other = tables.find((candidate) => candidate.name === name);
      if (other) visit(other, [...ancestors, table]);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
}
