/**
 * Saves a backup to `backups/<time>.tar.gz`, of the database in DATABASE_URL, else of the embedded
 * one. See docs/backup.md.
 */
import fs from "node:fs";
import path from "node:path";
import { makeBackup } from "./backup/make-backup.ts";
import { unpackBackup } from "./backup/archive.ts";
import { withDatabase } from "./backup/open.ts";

const directory = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../backups"));

try {
  const { bytes, source } = await withDatabase("backup", async ({ session, name }) => ({
    bytes: await makeBackup(session),
    source: name,
  }));
  const { manifest } = await unpackBackup("The new backup", bytes);

  const file = path.join(directory, `${manifest.made.slice(0, 19).replaceAll(":", "-")}Z.tar.gz`);
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Renamed when complete. Readable by the owner only: it contains mail addresses and password
  // hashes.
  fs.writeFileSync(`${file}.part`, bytes, { mode: 0o600, flush: true });
  fs.renameSync(`${file}.part`, file);

  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`Saved ${rows} rows of ${tables.length} tables from ${source} to ${file}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
