/**
 * A table's rows on their way between database and archive: JSON lines in UTF-8, in pieces. No piece
 * grows with the table, as a text ends at 512 MB and memory somewhere.
 */
import { createHash } from "node:crypto";
import type { TableEntry } from "./manifest.ts";

/** Most bytes of rows that are on their way together; a larger row goes alone. */
export const BATCH = 1_000_000;

const NEWLINE = 0x0a;

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Counts and hashes lines piece by piece. */
export function startEntry(columns: string[]): {
  add: (piece: Buffer) => void;
  finish: () => TableEntry;
} {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (piece) => {
      hash.update(piece);
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) rows += 1;
    },
    finish: () => ({ columns, rows, sha256: hash.digest("hex") }),
  };
}

/** The manifest's entry of a table with these lines. */
export async function describeTable(columns: string[], pieces: Pieces): Promise<TableEntry> {
  const entry = startEntry(columns);
  for await (const piece of pieces) entry.add(piece);
  return entry.finish();
}

/**
 * Lines in batches, each as the text of a PostgreSQL array.
 *
 * @param pieces lines, cut anywhere
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

/** Not `node:readline`, which ends lines at characters that JSON may contain. */
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
