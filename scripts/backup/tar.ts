import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

/** A file of an archive, whose content is read as it comes. */
export type ArchivedFile = { name: string; content: AsyncIterable<Buffer> };

/**
 * Writes a .tar.gz file by file, none of which is ever held whole. Whoever reads slowly makes the
 * writer wait.
 *
 * @param target takes the archive's bytes, and is closed with it
 */
export function packTarGz(target: Writable): {
  /**
   * Adds a file.
   *
   * @param size of its content in bytes, which tar has in front of it
   * @throws {Error} when the content is of another size, or the target takes no more
   */
  add: (name: string, size: number, content: Pieces) => Promise<void>;
  /** Ends the archive. @returns when the target has all of it */
  finish: () => Promise<void>;
  /** Gives the archive up. */
  abort: (reason: unknown) => void;
} {
  const archive = pack();
  const written = pipeline(archive, createGzip(), target);
  // It also makes the file that is being added fail, which says so.
  written.catch(() => undefined);
  return {
    add: (name, size, content) =>
      // Readable by the owner only, like the archive itself.
      pipeline(content, archive.entry({ name, size, mode: 0o600 })),
    finish: () => {
      archive.finalize();
      return written;
    },
    abort: (reason) => archive.destroy(reason instanceof Error ? reason : new Error("given up")),
  };
}

/**
 * Reads a .tar.gz file by file, in its order.
 *
 * @throws {Error} when the archive is cut off or damaged
 */
export async function* readTarGz(source: Readable): AsyncGenerator<ArchivedFile> {
  const entries = extract();
  const read = pipeline(source, createGunzip(), entries);
  // The loop over the files fails with it.
  read.catch(() => undefined);
  for await (const entry of entries) {
    yield { name: entry.header.name, content: piecesOf(entry) };
    // What nobody has read.
    entry.resume();
  }
  await read;
}

async function* piecesOf(content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    if (!Buffer.isBuffer(piece)) throw new Error("The archive does not give bytes.");
    yield piece;
  }
}
