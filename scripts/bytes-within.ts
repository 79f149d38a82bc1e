/** All bytes of an answer; null as soon as there are more than that many: a header may say less. */
export async function bytesWithin(
  most: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
