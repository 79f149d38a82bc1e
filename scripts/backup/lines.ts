/**
 * Streams a table's rows between database and archive as JSON lines in UTF-8, in chunks. No chunk grows with the
 * table, because a JavaScript string cannot be longer than 512 MB.
 */
import { createHash } from "node:crypto";
import type { TableEntry } from "./manifest.ts";

/** Maximum size of a batch of rows in bytes; a larger row is a batch of its own. */
export const BATCH = 1_000_000;

const NEWLINE = 0x0a;

/** Content, split anywhere. */
export type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Counts and hashes lines chunk by chunk. */
export function startEntry(columns: string[]) {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (chunk: Buffer) => {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
    },
    finish: (): TableEntry => ({ columns, rows, sha256: hash.digest("hex") }),
  };
}

/** The manifest's entry for a table with these lines. */
export async function describeTable(columns: string[], chunks: Chunks): Promise<TableEntry> {
  const entry = startEntry(columns);
  for await (const chunk of chunks) entry.add(chunk);
  return entry.finish();
}

/**
 * Groups lines into batches, each as the text of a PostgreSQL array.
 *
 * @param chunks lines, split anywhere
 */
export async function* arraysOf(chunks: Chunks): AsyncGenerator<string> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of linesOf(chunks)) {
    batch.push(`"${line.replaceAll(/["\\]/g, "\\$&")}"`);
    size += line.length;
    if (size < BATCH) continue;
    yield `{${batch.join(",")}}`;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield `{${batch.join(",")}}`;
}

/** Not `node:readline`, which also splits at characters that JSON may contain. */
async function* linesOf(chunks: Chunks): AsyncGenerator<string> {
  let partialLine: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = Buffer.concat([...partialLine, chunk.subarray(start, end)]).toString();
      if (line !== "") yield line;
      partialLine = [];
      start = end + 1;
    }
    if (start < chunk.length) partialLine.push(chunk.subarray(start));
  }
  if (partialLine.length > 0) yield Buffer.concat(partialLine).toString();
}
