import { Buffer } from "node:buffer";

/** Reads all bytes of a response; null as soon as there are more than the limit: the header may claim fewer. */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
