import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { BUCKET } from "../../src/lib/media/srcset.ts";
import { UserError } from "../lib/user-error.ts";
import type { Backup } from "./archive.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { archivedFile, type Manifest } from "./manifest.ts";
import type { Session } from "./session.ts";
import type { packTarGz } from "./tar.ts";

/**
 * Saves the files of the media library, one after another.
 *
 * @throws {UserError} if one cannot be read, or other buckets have files: the backup would be
 * incomplete without notice
 */
export async function saveFiles(
  session: Session,
  archive: ReturnType<typeof packTarGz>,
  store: FileStore,
): Promise<Manifest["files"]> {
  const { files, elsewhere } = await listFiles(session);
  if (elsewhere > 0) {
    throw new UserError(
      `Supabase Storage holds ${elsewhere} files outside the media library, which this backup cannot ` +
        "save: it would not be whole. Download them first and delete them there, or save them by other means.",
    );
  }
  const entries: Manifest["files"] = {};
  for (const file of files) {
    const bytes = await store.read(file);
    await archive.add(archivedFile(file.path), bytes.length, [bytes]);
    const { path, ...served } = file;
    entries[path] = { ...served, sha256: hash("sha256", bytes) };
  }
  return entries;
}

/**
 * Restores the files, and reads each of them back to verify it. Those that a failed attempt has left are replaced.
 *
 * @param onWrite called before each file is stored
 * @throws {Error} if there are other files already, or one differs afterwards
 */
export async function restoreFiles(
  session: Session,
  { manifest, files }: Backup,
  store: FileStore,
  onWrite: () => void,
): Promise<void> {
  const entries = new Map(
    Object.entries(manifest.files).map(([path, entry]) => [archivedFile(path), { path, entry }]),
  );
  if (entries.size === 0) return;
  const { files: present } = await listFiles(session);
  if (present.some(({ path }) => !Object.hasOwn(manifest.files, path)))
    throw new Error("there are files in the bucket media");

  for await (const { name, content } of files()) {
    const found = entries.get(name);
    if (!found) continue;
    const { path, entry } = found;
    const bytes = await buffer(Readable.from(content));
    onWrite();
    await store.write(session, { path, ...entry }, bytes);
    if (hash("sha256", await store.read({ path })) !== entry.sha256)
      throw new Error(`the file ${path} was not the same afterwards`);
  }
}

/** The files of the media library, and the number of files in other buckets. */
async function listFiles(session: Session): Promise<{ files: StoredFile[]; elsewhere: number }> {
  // Not checked with to_regclass(), which fails if this role may not use the schema.
  const known = await session.query(
    "select from pg_catalog.pg_tables where schemaname = 'storage' and tablename = 'objects'",
  );
  if (known.rows.length === 0) return { files: [], elsewhere: 0 };
  const { rows } = await session.query(`
    select bucket_id as bucket, name as path,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as mime,
      coalesce(metadata ->> 'cacheControl', 'max-age=3600') as cache
    from storage.objects order by bucket_id, name`);
  const files = rows
    .filter(({ bucket }) => bucket === BUCKET)
    .map(({ path, mime, cache }) => ({
      path: path ?? "",
      mime: mime ?? "",
      cacheControl: cache ?? "",
    }));
  return { files, elsewhere: rows.length - files.length };
}
