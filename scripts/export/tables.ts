import { isTable, tableNames, tables } from "../../src/data/tables.ts";
import { UserError } from "../lib/user-error.ts";
import { exactTransaction, transaction, type Session } from "../backup/session.ts";
import { existsIn, readIn, writeIn } from "../lib/folder-files.ts";
import { listOf, parsedJson } from "../lib/json.ts";
import { insertRow } from "../content/site.ts";

/** Accounts are not exported, nor what identifies visitors. */
const LEFT_OUT_COLUMNS = ["user_id", "sender"];

/** No site has more rows from visitors. */
const MEGABYTES = 300;

/** The tables that an import reads. */
const exported = tableNames.filter((table) => tables[table].isExported);

/**
 * Writes `data/<table>.json` for what visitors have sent, and for the owner's own tables. The rest is in other
 * files of the folder, or only meaningful within this database; backups have everything.
 */
export async function writeTables(session: Session, directory: string): Promise<number> {
  return exactTransaction(session, "isolation level repeatable read read only", async () => {
    const { rows } = await session.query(`
      select c.relname as table,
        (
          select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
            and attname <> all (array['${LEFT_OUT_COLUMNS.join("','")}'])
        ) as columns,
        exists (
          select from pg_catalog.pg_attribute where attrelid = c.oid and attname = 'created_at'
        )::text as has_time
      from pg_catalog.pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`);
    let count = 0;
    for (const { table, columns, has_time: hasTime } of rows) {
      if (!table || !columns || (isTable(table) && !tables[table].isExported)) continue;
      const order = hasTime === "true" ? "t.created_at, 1" : "1";
      const found = await session.query(
        `select to_jsonb(t)::text as row from (select ${columns} from public."${table}") as t order by ${order}`,
      );
      const all: unknown[] = found.rows.map(({ row }) => JSON.parse(row ?? "null"));
      writeIn(directory, `data/${table}.json`, `${JSON.stringify(all, null, 2)}\n`);
      count += all.length;
    }
    return count;
  });
}

/**
 * Inserts the missing rows of an export, except for comments on articles that were not imported.
 *
 * @returns the number of rows, and of comments left out
 */
export async function readTables(
  session: Session,
  directory: string,
): Promise<{ count: number; leftOut: number }> {
  let count = 0;
  let leftOut = 0;
  for (const table of exported) {
    const file = `data/${table}.json`;
    if (!existsIn(directory, file)) continue;
    const known = await idsOf(session, table);
    const missing = rowsIn(directory, file)
      .filter(({ id }) => typeof id === "string" && !known.has(id))
      .map(withoutAccounts)
      // Parents come before their replies.
      .toSorted(
        (one, other) => Number(Boolean(one["parent_id"])) - Number(Boolean(other["parent_id"])),
      );
    const added =
      table === "comments"
        ? withoutOrphans(missing, known, await idsOf(session, "posts"))
        : missing;
    leftOut += missing.length - added.length;
    await transaction(session, async () => {
      for (const row of added) await insertRow(session, table, row);
    });
    count += added.length;
  }
  return { count, leftOut };
}

/** An account of another site does not exist here, and this one's were not exported. */
function withoutAccounts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !LEFT_OUT_COLUMNS.includes(name)),
  );
}

async function idsOf(session: Session, table: string): Promise<Set<unknown>> {
  const { rows } = await session.query(`select id::text from public.${table}`);
  return new Set(rows.map(({ id }) => id));
}

/** A single comment that the database rejects would fail all others. */
function withoutOrphans(
  comments: readonly Record<string, unknown>[],
  known: ReadonlySet<unknown>,
  posts: ReadonlySet<unknown>,
): Record<string, unknown>[] {
  const existing = new Set(known);
  return comments.filter(({ id, post_id: post, parent_id: parent }) => {
    const isKept = posts.has(post) && (!parent || existing.has(parent));
    if (isKept) existing.add(id);
    return isKept;
  });
}

function rowsIn(directory: string, file: string): Record<string, unknown>[] {
  const rows = parsedJson(readIn(directory, file, MEGABYTES).toString("utf8"));
  if (Array.isArray(rows)) return listOf(rows);
  throw new UserError(`${file} is not a list of rows.`);
}
