import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { hasCode } from "../lib/has-code.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { describeTable } from "./lines.ts";
import {
  archivedFile,
  fileOf,
  isFilePath,
  MANIFEST,
  parseManifest,
  type Manifest,
  type TableEntry,
} from "./manifest.ts";
import { readTarGz, type ArchivedFile } from "./tar.ts";

/**
 * A backup: for each table a file with one JSON object per line, sorted by bytes, then the files of
 * the media library as they are, then the manifest. Keys are columns; values are PostgreSQL's text
 * representation, which is lossless for every type; nulls are left out.
 */
export type Backup = {
  manifest: Manifest;
  /** Its files, read again at every call. */
  files: () => AsyncGenerator<ArchivedFile>;
};

type Found = { manifest: Manifest | null; files: Map<string, TableEntry> };

/**
 * Verifies a backup against its manifest, file by file.
 *
 * @param open opens the file; called again to restore it
 * @throws {UserError} if it is not a backup, or is truncated, modified or of another format
 */
export async function openBackup(name: string, open: () => Readable): Promise<Backup> {
  const refuse = (reason: string) =>
    new UserError(`${name} cannot be restored: ${reason}. Nothing was changed.`);
  const { manifest, files } = await readThrough(open()).catch((error: unknown) => {
    if (hasCode(error, "EACCES", "EPERM", "EBUSY", "EIO"))
      throw refuse(`it cannot be read (${sentenceOf(error)})`);
    throw refuse("it is not a .tar.gz file, or it is cut off or damaged");
  });
  if (!manifest) throw refuse("it is not a backup of this site, or of a newer version of it");

  for (const [table, entry] of Object.entries(manifest.tables)) {
    const found = files.get(fileOf(table));
    if (!found) throw refuse(`the table ${table} is missing in it`);
    if (found.rows !== entry.rows || found.sha256 !== entry.sha256) {
      throw refuse(`the table ${table} in it is not as it was saved`);
    }
    files.delete(fileOf(table));
  }
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    if (!isFilePath(path)) throw refuse(`${JSON.stringify(path)} in it is not a path of a file`);
    const found = files.get(archivedFile(path));
    if (!found) throw refuse(`the file ${path} is missing in it`);
    if (found.sha256 !== sha256) throw refuse(`the file ${path} in it is not as it was saved`);
    files.delete(archivedFile(path));
  }
  const [foreign] = files.keys();
  if (foreign !== undefined) throw refuse(`its manifest does not list ${foreign}`);
  return { manifest, files: () => readTarGz(open()) };
}

/** Counts and hashes every file, wherever the manifest is in the archive. */
async function readThrough(source: Readable): Promise<Found> {
  const found: Found = { manifest: null, files: new Map() };
  for await (const { name, content } of readTarGz(source)) {
    if (name === MANIFEST) found.manifest = parseManifest(await text(content));
    else found.files.set(name, await describeTable([], content));
  }
  return found;
}
