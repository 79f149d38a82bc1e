import { PassThrough, Readable, type Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { openBackup, type Backup } from "../../scripts/backup/archive.ts";
import { makeBackup } from "../../scripts/backup/make-backup.ts";
import type { FileStore } from "../../scripts/backup/file-store.ts";
import type { Manifest } from "../../scripts/backup/manifest.ts";
import { noFiles } from "../../scripts/release/backup.ts";
import type { Session } from "../../scripts/backup/session.ts";
import { packTarGz, readTarGz } from "../../scripts/backup/tar.ts";

/** A backup of the database, in memory. */
export function save(session: Session, store: FileStore = noFiles): Promise<Buffer> {
  return collect((target) => makeBackup(session, target, store));
}

/** Verifies an archive, as the commands do. */
export function read(bytes: Buffer): Promise<Backup> {
  return openBackup("backup.tar.gz", () => Readable.from([bytes]));
}

export async function tablesOf(bytes: Buffer): Promise<Manifest["tables"]> {
  return (await read(bytes)).manifest.tables;
}

/** The files in an archive, by name. */
export async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const { name, content } of readTarGz(Readable.from([bytes]))) {
    files.set(name, await buffer(content));
  }
  return files;
}

/** An archive with these files. */
export function pack(files: Map<string, Buffer>): Promise<Buffer> {
  return collect(async (target) => {
    const archive = packTarGz(target);
    for (const [name, content] of files) await archive.add(name, content.length, [content]);
    await archive.finish();
  });
}

async function collect(write: (target: Writable) => Promise<unknown>): Promise<Buffer> {
  const target = new PassThrough();
  const [bytes] = await Promise.all([buffer(target), write(target)]);
  return bytes;
}
