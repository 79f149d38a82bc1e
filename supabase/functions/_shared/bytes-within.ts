import { Buffer } from "node:buffer";

/** Reads all bytes of a response; null as soon as they exceed the limit, since the header may claim fewer. */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
