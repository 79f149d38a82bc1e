/**
 * Streams a table's rows between database and archive as JSON lines in UTF-8, in chunks. No chunk
 * grows with the table, because a JavaScript string ends at 512 MB.
 */
import { createHash } from "node:crypto";
import type { TableEntry } from "./manifest.ts";

/** Maximum size of a batch of rows in bytes; a larger row is a batch of its own. */
export const BATCH = 1_000_000;

const NEWLINE = 0x0a;

/** Content, split anywhere. */
export type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Counts and hashes lines chunk by chunk. */
export function startEntry(columns: string[]) {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (piece: Buffer) => {
      hash.update(piece);
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) rows += 1;
    },
    finish: (): TableEntry => ({ columns, rows, sha256: hash.digest("hex") }),
  };
}

/** The manifest's entry for a table with these lines. */
export async function describeTable(columns: string[], pieces: Pieces): Promise<TableEntry> {
  const entry = startEntry(columns);
  for await (const piece of pieces) entry.add(piece);
  return entry.finish();
}

/**
 * Groups lines into batches, each as the text of a PostgreSQL array.
 *
 * @param pieces lines, split anywhere
 */
export async function* arraysOf(pieces: Pieces): AsyncGenerator<string> {
  let portion: string[] = [];
  let size = 0;
  for await (const line of linesOf(pieces)) {
    portion.push(`"${line.replaceAll(/["\\]/g, "\\$&")}"`);
    size += line.length;
    if (size < BATCH) continue;
    yield `{${portion.join(",")}}`;
    portion = [];
    size = 0;
  }
  if (portion.length > 0) yield `{${portion.join(",")}}`;
}

/** Not `node:readline`, which also splits at characters that JSON may contain. */
async function* linesOf(pieces: Pieces): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      const line = Buffer.concat([...begun, piece.subarray(start, end)]).toString();
      if (line !== "") yield line;
      begun = [];
      start = end + 1;
    }
    if (start < piece.length) begun.push(piece.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}
