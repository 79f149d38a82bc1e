import { StartError } from "../../supabase/embedded/start-error.ts";
import { describeTable, packBackup, type Manifest } from "./archive.ts";
import { inTransaction, type Session } from "./session.ts";
import { appliedMigrations, listTables, readLines } from "./tables.ts";

const LEFT_OUT = [
  "Sessions and mailed links: everybody signs in again, and asks for a new link.",
  "Files: this site keeps none in Supabase Storage, and the database was found to hold none.",
  "Generated columns and indexes: the database computes them.",
];

/**
 * Makes a consistent backup while the site keeps running.
 *
 * @returns the bytes of a .tar.gz file
 * @throws {StartError} when the database contains what cannot be saved: uploaded files, or no
 * schema at all
 */
export function makeBackup(session: Session): Promise<Buffer> {
  return inTransaction(session, "isolation level repeatable read read only", async () => {
    const migrations = await appliedMigrations(session);
    if (!migrations)
      throw new StartError("This database has no migrations: it is not this site's.");
    await refuseFiles(session);

    const lines = new Map<string, Buffer>();
    const tables: Manifest["tables"] = {};
    for (const table of await listTables(session)) {
      const its = await readLines(session, table);
      lines.set(table.name, its);
      const columns = table.columns.map(({ name }) => name);
      tables[table.name] = describeTable(columns, its);
    }
    const sequences = await readSequences(session);
    const made = new Date().toISOString();
    return packBackup({
      manifest: { made, migrations, tables, sequences, leftOut: LEFT_OUT },
      lines,
    });
  });
}

/** Uploaded files are not in the database: a backup without them would only seem complete. */
async function refuseFiles(session: Session): Promise<void> {
  const { rows } = await session.query("select to_regclass('storage.objects')::text as name");
  if (rows[0]?.["name"] == null) return;
  const objects = await session.query("select count(*)::text as count from storage.objects");
  const count = objects.rows[0]?.["count"];
  if (count !== "0") {
    throw new StartError(
      `Supabase Storage holds ${count} files, which this backup cannot save: it would not be whole. ` +
        "Download them first and delete them there, or save them by other means.",
    );
  }
}

async function readSequences(session: Session): Promise<Record<string, string | null>> {
  const { rows } = await session.query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_catalog.pg_sequences
    where schemaname in ('public', 'private')
    order by name`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? null]));
}
