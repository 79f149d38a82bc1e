/** The beginning of a file that holds everything asked for here, in bytes. */
export const HEAD_SIZE = 64 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * True for an animation: re-encoded in the browser it would stand still, so it is kept as it is.
 *
 * Sources: GIF89a; RIFF container of WebP, flag A of the chunk VP8X; PNG's chunk acTL, which stands
 * before IDAT; brand `avis` of AVIF's file type box.
 *
 * @param head at least the first {@link HEAD_SIZE} bytes of the file, or all of it
 */
export function isAnimation(head: Uint8Array): boolean {
  if (isGif(head)) return true;
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 16) === "WEBPVP8X") {
    return ((head[20] ?? 0) & 0x02) !== 0;
  }
  if (ascii(head, 1, 4) === "PNG") {
    const text = new TextDecoder("latin1").decode(head);
    const frames = text.indexOf("acTL");
    return frames >= 0 && frames < (text.indexOf("IDAT") + 1 || Infinity);
  }
  return ascii(head, 4, 12) === "ftypavis";
}

/** True for a GIF, animated or not. */
export function isGif(head: Uint8Array): boolean {
  return ["GIF87a", "GIF89a"].includes(ascii(head, 0, 6));
}

/** The pixels of a GIF: two numbers of 16 bits, the lower byte first, after its name. */
export function pixelsOfGif(head: Uint8Array): { width: number; height: number } {
  const number = (at: number) => (head[at] ?? 0) + (head[at + 1] ?? 0) * 256;
  return { width: number(6), height: number(8) };
}
