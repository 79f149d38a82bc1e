import { arraysOf, describeTable } from "./lines.ts";
import { fileOf, type TableEntry } from "./manifest.ts";
import type { Session } from "./session.ts";
import { quoteName, quoteText, readLines, type Table } from "./tables.ts";
import type { ArchivedFile } from "./tar.ts";

/**
 * Loads the lines into a temporary table for each table, because the order of the archive need not
 * satisfy foreign keys.
 */
export async function stageLines(
  session: Session,
  tables: Table[],
  files: AsyncIterable<ArchivedFile>,
): Promise<void> {
  for (const table of tables) {
    await session.query(
      `create temporary table ${stageOf(tables, table)} (line json not null) on commit drop`,
    );
  }
  for await (const { name, content } of files) {
    const table = tables.find((candidate) => fileOf(candidate.name) === name);
    if (!table) continue;
    const stage = stageOf(tables, table);
    for await (const batch of arraysOf(content)) {
      await session.query(`insert into ${stage} select unnest($1::text::text[])::json`, [batch]);
    }
  }
}

/**
 * Inserts all staged rows in one statement, because comments refer to comments, and verifies them.
 *
 * @throws {Error} if the table rejects a row, or returns it with other values
 */
export async function fillTable(
  session: Session,
  tables: Table[],
  table: Table,
  entry: TableEntry,
): Promise<void> {
  const stage = stageOf(tables, table);
  const columns = table.columns.filter(({ name }) => entry.columns.includes(name));
  await requireKnownColumns(session, table, entry, stage);
  await session.query(
    `insert into ${table.sql} (${columns.map(({ name }) => quoteName(name)).join(", ")})
     overriding system value
     select ${columns.map(({ name, type }) => `(line ->> ${quoteText(name)})::${type}`).join(", ")}
     from ${stage}`,
  );
  await session.query(`drop table ${stage}`);

  const { lines } = await readLines(session, { ...table, columns });
  const found = await describeTable(entry.columns, lines);
  if (found.rows !== entry.rows || found.sha256 !== entry.sha256) {
    throw new Error(`${table.name} was not the same afterwards`);
  }
}

/** Auth's tables differ between versions. A column that this version lacks is skipped if it is empty. */
async function requireKnownColumns(
  session: Session,
  table: Table,
  entry: TableEntry,
  stage: string,
): Promise<void> {
  for (const name of entry.columns) {
    if (table.columns.some((column) => column.name === name)) continue;
    const { rows } = await session.query(
      `select from ${stage} where line ->> $1::text is not null limit 1`,
      [name],
    );
    if (rows.length > 0) throw new Error(`${table.name} has no column ${name} here`);
  }
}

function stageOf(tables: Table[], table: Table): string {
  return `pg_temp.incoming_${tables.indexOf(table)}`;
}
