/**
 * An animation without what its file says besides its pictures: where and when it was taken, with which device, and by
 * whom. The pictures stay as they are, byte by byte. An AVIF, or any other file, stays unchanged: programs make it from
 * other files.
 *
 * Sources: GIF89a; RIFF container of WebP; PNG, third edition.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith("GIF8")) return joined(partsOfGif(bytes));
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return withoutWebpMetadata(bytes);
  return start.startsWith("\x89PNG") ? joined(partsOfPng(bytes)) : bytes;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Of a GIF's application extensions, those that say how it repeats, and its colours. */
const GIF_EXTENSIONS = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

/** The length of a GIF's table of colours, by the flags before it. */
function lengthOfColours(flags: number | undefined = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function partsOfGif(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let from = 13 + lengthOfColours(bytes[10]);
  parts.push(bytes.subarray(0, from));
  for (;;) {
    const [kind, label] = bytes.subarray(from, from + 2);
    const isExtension = kind === 0x21;
    if (kind === 0x3b) return [...parts, bytes.subarray(from, from + 1)];
    if (!isExtension && kind !== 0x2c) return [...parts, bytes.subarray(from)];
    let end = from + (isExtension ? 2 : 11 + lengthOfColours(bytes[from + 9]));
    // Blocks of up to 255 bytes, after their length; the last is empty.
    for (let length = bytes[end]; length; length = bytes[end]) end += 1 + length;
    end++;
    const isForeign = label === 0xff && !GIF_EXTENSIONS.has(ascii(bytes, from + 3, from + 14));
    if (!isExtension || !(label === 0xfe || isForeign)) parts.push(bytes.subarray(from, end));
    from = end;
  }
}

/** The chunks of a WebP's pictures. */
const WEBP_CHUNKS = new Set(["VP8X", "ICCP", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L"]);
/** The flags of the chunk VP8X for EXIF and XMP. */
const WEBP_METADATA = 0x0c;

function withoutWebpMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 12)];
  for (let from = 12; from + 8 <= bytes.length;) {
    const length = view.getUint32(from + 4, true);
    const end = from + 8 + length + (length % 2);
    if (WEBP_CHUNKS.has(ascii(bytes, from, from + 4))) parts.push(bytes.subarray(from, end));
    from = end;
  }
  const whole = joined(parts);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  const flags = whole[20];
  if (flags !== undefined && ascii(whole, 12, 16) === "VP8X") whole[20] = flags & ~WEBP_METADATA;
  return whole;
}

/** Of a PNG's chunks that are not needed, whose names begin with a small letter, those of its pictures. */
const PNG_CHUNKS = new Set(
  "acTL fcTL fdAT tRNS cICP mDCV cLLI iCCP sRGB gAMA cHRM sBIT bKGD pHYs".split(" "),
);

function partsOfPng(bytes: Uint8Array): Uint8Array[] {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let from = 8; from < bytes.length;) {
    if (from + 8 > bytes.length) return [...parts, bytes.subarray(from)];
    const end = from + 12 + view.getUint32(from);
    const name = ascii(bytes, from + 4, from + 8);
    if (/^[A-Z]/.test(name) || PNG_CHUNKS.has(name)) parts.push(bytes.subarray(from, end));
    from = name === "IEND" ? bytes.length : end;
  }
  return parts;
}
