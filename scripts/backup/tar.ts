import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import type { Chunks } from "./lines.ts";

export type ArchivedFile = { name: string; content: AsyncIterable<Buffer> };

/**
 * Writes a .tar.gz file by file, without ever having a whole file in memory. A slow target slows
 * the writer down.
 *
 * @param target receives the archive's bytes, and is closed with it
 */
export function packTarGz(target: Writable) {
  const archive = pack();
  const written = pipeline(archive, createGzip(), target);
  // It also rejects the file that is being added, which reports the error.
  written.catch(() => undefined);
  return {
    /**
     * @param size of its content in bytes, which tar writes before the content
     * @throws {Error} if the content has another size, or the target cannot be written
     */
    add: (name: string, size: number, content: Chunks) =>
      // Readable by the owner only, like the archive itself.
      pipeline(content, archive.entry({ name, size, mode: 0o600 })),
    /** @returns a promise that resolves when the target has received everything */
    finish: () => {
      archive.finalize();
      return written;
    },
    abort: (reason: unknown) =>
      archive.destroy(reason instanceof Error ? reason : new Error("given up")),
  };
}

/** A file that the tar of macOS adds beside one with attributes of its own, such as where that was downloaded from. */
const ATTRIBUTES = /(?:^|\/)\._[^/]*$/;

/**
 * Reads a .tar.gz file by file, in order.
 *
 * @throws {Error} if the archive is truncated or damaged
 */
export async function* readTarGz(source: Readable): AsyncGenerator<ArchivedFile> {
  const entries = extract();
  const read = pipeline(source, createGunzip(), entries);
  // The loop over the files fails with it.
  read.catch(() => undefined);
  for await (const entry of entries) {
    const { name } = entry.header;
    if (!ATTRIBUTES.test(name)) yield { name, content: chunksOf(entry) };
    // Discards content that the caller has not read.
    entry.resume();
  }
  await read;
}

async function* chunksOf(content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) throw new Error("The archive does not give bytes.");
    yield chunk;
  }
}
