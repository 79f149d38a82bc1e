/** The number of bytes at the start of a file that the checks below need. */
export const HEAD_SIZE = 64 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The type of an animation, null for any other picture: re-encoding it in the browser would leave one frame, so
 * it is stored as it is. Systems derive a file's type from its name, and do not know every type.
 *
 * Sources: GIF89a; RIFF container of WebP, flag A of the chunk VP8X; PNG's chunk acTL, which precedes IDAT;
 * brand `avis` of AVIF's file type box.
 *
 * @param head at least the first {@link HEAD_SIZE} bytes of the file, or all of it
 */
export function animationType(head: Uint8Array): string | null {
  // Every GIF, even if it is not animated.
  if (["GIF87a", "GIF89a"].includes(ascii(head, 0, 6))) return "image/gif";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 16) === "WEBPVP8X") {
    return ((head[20] ?? 0) & 0x02) !== 0 ? "image/webp" : null;
  }
  if (ascii(head, 1, 4) === "PNG") {
    const text = new TextDecoder("latin1").decode(head);
    const frames = text.indexOf("acTL");
    return frames >= 0 && frames < (text.indexOf("IDAT") + 1 || Infinity) ? "image/png" : null;
  }
  return ascii(head, 4, 12) === "ftypavis" ? "image/avif" : null;
}
