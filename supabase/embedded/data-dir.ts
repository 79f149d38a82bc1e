import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { entriesOf, replaceFile } from "../../scripts/lib/folder-files.ts";
import { UserError } from "../../scripts/lib/user-error.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../node_modules");
const PGLITE = path.join(PACKAGES, "@electric-sql/pglite");
const CACHE = path.join(PACKAGES, ".cache/pglite");

/** The top-level entries of a data directory: those of Postgres, and the files of Storage. */
const KNOWN_ENTRY = /^(base|global|pg_.+|postgresql.*\.conf|postmaster\..+|PG_VERSION|storage)$/;

/** The directory of development data: EMBEDDED_DATA_DIR, or else `supabase/.temp/data`. */
export function configuredDataDir(root: string): string {
  return path.resolve(root, process.env["EMBEDDED_DATA_DIR"] || "supabase/.temp/data");
}

export function isDatabase(dataDir: string): boolean {
  return fs.existsSync(path.join(dataDir, "PG_VERSION"));
}

/**
 * Makes sure that there is a complete, possibly empty, database at `dataDir`. It is initialized in
 * `DIR.init` and then renamed, so an interrupted first start leaves no half database; one that was
 * left anyway is replaced. Call it while holding the lock.
 *
 * @param dataDir absolute path of the data directory
 * @throws Error when the directory has files that are not a database
 */
export async function ensureDatabase(dataDir: string): Promise<void> {
  if (isDatabase(dataDir)) return;
  removeDatabase(dataDir);

  const initDir = `${dataDir}.init`;
  fs.rmSync(initDir, { recursive: true, force: true });
  const template = await initializedDatabase();
  const database = await opened(dataDir, PGlite.create(initDir, { loadDataDir: template }));
  await database.close();
  fs.renameSync(initDir, dataDir);
}

/**
 * A database that is being opened. PGlite has no messages for what is wrong with its files: it says that it failed to
 * initialize, or aborted, or throws something without a message.
 *
 * @throws {UserError} naming the directory
 */
export async function opened<T>(dataDir: string, opening: Promise<T>): Promise<T> {
  return opening.catch((error: unknown) => {
    const reason = error instanceof Error ? ` (${error.message})` : "";
    throw new UserError(
      `The embedded database ${dataDir} cannot be opened${reason}. See first that the disk has free space, and that ` +
        "the files there can be written. If they are damaged, docs/backup.md says how to restore a backup.",
    );
  });
}

/**
 * An empty new database, as a tar. They are all alike, and Postgres takes many seconds to create one: this
 * happens once per version.
 */
export async function initializedDatabase(): Promise<Blob> {
  const { version } = JSON.parse(fs.readFileSync(path.join(PGLITE, "package.json"), "utf8"));
  const file = path.join(CACHE, `${version}.tar`);
  if (!fs.existsSync(file)) {
    const database = await PGlite.create();
    // Uncompressed: unpacking would take longer than reading it.
    const dump = await database.dumpDataDir("none");
    await database.close();
    replaceFile(file, await dump.bytes());
  }
  return new Blob([fs.readFileSync(file)], { type: "application/x-tar" });
}

/**
 * Deletes a database directory, complete or not.
 *
 * @param dataDir absolute path of the data directory; may be missing
 * @throws Error when the directory has anything else: a mistyped path must not delete files
 */
export function removeDatabase(dataDir: string): void {
  if (!fs.existsSync(dataDir)) return;
  const unknownEntry = entriesOf(dataDir).find((entry) => !KNOWN_ENTRY.test(entry));
  if (unknownEntry !== undefined) {
    throw new UserError(
      `${dataDir} is not a database directory (it holds "${unknownEntry}"): ` +
        `choose another directory with EMBEDDED_DATA_DIR.`,
    );
  }
  fs.rmSync(dataDir, { recursive: true });
}
