import { buffer } from "node:stream/consumers";
import { extract, pack } from "tar-stream";

/** Packs files, given as contents by name, into a tar archive. */
export async function packTar(files: Map<string, Buffer>): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of files) {
    // Readable by the owner only, like the archive itself.
    archive.entry({ name, mode: 0o600 }, content);
  }
  archive.finalize();
  return buffer(archive);
}

/**
 * Unpacks a tar archive.
 *
 * @returns its files in order
 * @throws {Error} when the archive is cut off or damaged
 */
export async function unpackTar(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(archive);
  for await (const entry of entries) {
    files.set(entry.header.name, await buffer(entry));
  }
  return files;
}
