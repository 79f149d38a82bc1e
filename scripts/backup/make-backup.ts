import type { Writable } from "node:stream";
import { UserError } from "../lib/user-error.ts";
import type { FileStore } from "./file-store.ts";
import { saveFiles } from "./files.ts";
import { LEFT_OUT } from "./left-out.ts";
import { startEntry } from "./lines.ts";
import { fileOf, formatManifest, MANIFEST, type Manifest, type TableEntry } from "./manifest.ts";
import { exactTransaction, type Session } from "./session.ts";
import { appliedMigrations, listTables, readLines, type Table } from "./tables.ts";
import { packTarGz } from "./tar.ts";

type Archive = ReturnType<typeof packTarGz>;

/**
 * Makes a consistent backup while the site keeps running. Rows are streamed to the target in
 * batches.
 *
 * @param target receives the bytes of a .tar.gz file, and is closed
 * @throws {UserError} if something cannot be saved, because files cannot be read or there is no schema
 */
export async function makeBackup(
  session: Session,
  target: Writable,
  store: FileStore,
): Promise<Manifest> {
  const archive = packTarGz(target);
  try {
    return await exactTransaction(session, "isolation level repeatable read read only", () =>
      saveDatabase(session, archive, store),
    );
  } catch (error) {
    archive.abort(error);
    throw error;
  }
}

async function saveDatabase(
  session: Session,
  archive: Archive,
  store: FileStore,
): Promise<Manifest> {
  const migrations = await appliedMigrations(session);
  if (!migrations) throw new UserError("This database has no migrations: it is not this site's.");
  const made = new Date().toISOString();
  const tables: Manifest["tables"] = {};
  for (const table of await listTables(session)) {
    tables[table.name] = await saveTable(session, archive, table);
  }
  const files = await saveFiles(session, archive, store);
  const sequences = await readSequences(session);
  const { manifest, text } = formatManifest({
    made,
    migrations,
    tables,
    files,
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

async function readSequences(session: Session): Promise<Record<string, string | null>> {
  const { rows } = await session.query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_catalog.pg_sequences
    where schemaname in ('public', 'private')
    order by name`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? null]));
}
