import type { Writable } from "node:stream";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { LEFT_OUT } from "./left-out.ts";
import { startEntry } from "./lines.ts";
import { fileOf, formatManifest, MANIFEST, type Manifest, type TableEntry } from "./manifest.ts";
import { inTransaction, type Session } from "./session.ts";
import { appliedMigrations, listTables, readLines, type Table } from "./tables.ts";
import { packTarGz } from "./tar.ts";

type Archive = ReturnType<typeof packTarGz>;

/**
 * Makes a consistent backup while the site keeps running. Rows go from the database to the target in
 * batches.
 *
 * @param target takes the bytes of a .tar.gz file, and is closed
 * @throws {StartError} when the database contains what cannot be saved: uploaded files, or no
 * schema at all
 */
export async function makeBackup(session: Session, target: Writable): Promise<Manifest> {
  const archive = packTarGz(target);
  try {
    return await inTransaction(session, "isolation level repeatable read read only", () =>
      saveDatabase(session, archive),
    );
  } catch (error) {
    archive.abort(error);
    throw error;
  }
}

async function saveDatabase(session: Session, archive: Archive): Promise<Manifest> {
  const migrations = await appliedMigrations(session);
  if (!migrations) throw new StartError("This database has no migrations: it is not this site's.");
  await refuseFiles(session);

  const made = new Date().toISOString();
  const tables: Manifest["tables"] = {};
  for (const table of await listTables(session)) {
    tables[table.name] = await saveTable(session, archive, table);
  }
  const sequences = await readSequences(session);
  const { manifest, text } = formatManifest({
    made,
    migrations,
    tables,
    sequences,
    leftOut: LEFT_OUT,
  });
  const bytes = Buffer.from(text);
  await archive.add(MANIFEST, bytes.length, [bytes]);
  await archive.finish();
  return manifest;
}

async function saveTable(session: Session, archive: Archive, table: Table): Promise<TableEntry> {
  const entry = startEntry(table.columns.map(({ name }) => name));
  const { size, lines } = await readLines(session, table);
  async function* counted() {
    for await (const batch of lines) {
      entry.add(batch);
      yield batch;
    }
  }
  await archive.add(fileOf(table.name), size, counted());
  return entry.finish();
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
