/**
 * An animation without what its file says besides its pictures: where and when it was taken, with which device, and by
 * whom. The pictures stay as they are, byte by byte. A file that cannot be understood stays unchanged from there on.
 *
 * Sources: GIF89a; RIFF container of WebP; PNG, third edition; ISO/IEC 14496-12 and 23008-12 for AVIF.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith("GIF8")) return joined(partsOfGif(bytes));
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return withoutWebpMetadata(bytes);
  if (start.startsWith("\x89PNG")) return joined(partsOfPng(bytes));
  if (start.slice(4, 8) !== "ftyp") return bytes;
  try {
    return withoutBoxes(bytes);
  } catch {
    // Its numbers lead beyond its end.
    return bytes;
  }
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
    from = end;
  }
  return parts;
}

type Place = { from: number; end: number };
type Box = Place & { name: string; contents: number };

/** Everything keeps its place, which other boxes name: metadata is overwritten. */
function withoutBoxes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const empty = ({ from, contents, end }: Box) => {
    // "free"
    copy.set([0x66, 0x72, 0x65, 0x65], from + 4);
    copy.fill(0, contents, end);
  };
  const search = (boxes: readonly Box[]) => {
    for (const box of boxes) {
      if (box.name === "uuid" || box.name === "udta") empty(box);
      if (box.name === "moov" || box.name === "trak") {
        search(boxesIn(bytes, box.contents, box.end));
      }
    }
  };
  const boxes = boxesIn(bytes, 0, bytes.length);
  search(boxes);
  for (const box of boxes.filter(({ name }) => name === "meta")) {
    for (const { from, end } of metadataItems(bytes, box)) copy.fill(0, from, end);
  }
  return copy;
}

function boxesIn(bytes: Uint8Array, start: number, stop: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let from = start; from + 8 <= stop;) {
    const size = view.getUint32(from);
    const isLong = size === 1 && from + 16 <= stop;
    const length = isLong ? Number(view.getBigUint64(from + 8)) : size || stop - from;
    const end = from + length;
    const contents = from + (isLong ? 16 : 8);
    if (end < contents || end > stop) break;
    boxes.push({ name: ascii(bytes, from + 4, from + 8), from, contents, end });
    from = end;
  }
  return boxes;
}

/** The places of EXIF and XMP, by the box `meta` of a picture. */
function metadataItems(bytes: Uint8Array, meta: Box): Place[] {
  const view = viewOf(bytes);
  const inMeta = boxesIn(bytes, meta.contents + 4, meta.end);
  const named = (name: string) => inMeta.find((box) => box.name === name);
  const [info, places] = [named("iinf"), named("iloc")];
  if (!info || !places) return [];
  const entries = boxesIn(
    bytes,
    info.contents + (view.getUint8(info.contents) === 0 ? 6 : 8),
    info.end,
  );
  const ids = entries.flatMap(({ contents }) => {
    const isWide = view.getUint8(contents) > 2;
    const type = contents + (isWide ? 10 : 8);
    const isMetadata = ["Exif", "mime"].includes(ascii(bytes, type, type + 4));
    if (!isMetadata) return [];
    return [isWide ? view.getUint32(contents + 4) : view.getUint16(contents + 4)];
  });
  return extentsOf(view, places, ids, named("idat")?.contents ?? 0);
}

/** The places of items, by the box `iloc`, whose numbers have the lengths that it begins with. */
function extentsOf(
  view: DataView,
  { contents }: Box,
  ids: readonly number[],
  idat: number,
): Place[] {
  const version = view.getUint8(contents);
  let at = contents + 4;
  const read = (length: number): number => {
    let value = 0;
    for (let index = 0; index < length; index++) value = value * 256 + view.getUint8(at + index);
    at += length;
    return value;
  };
  const [sizes, more] = [read(1), read(1)];
  const count = read(version < 2 ? 2 : 4);
  const found: Place[] = [];
  for (let item = 0; item < count; item++) {
    const id = read(version < 2 ? 2 : 4);
    const isInIdat = version > 0 && (read(2) & 0x0f) === 1;
    read(2);
    const base = read(more >> 4);
    for (let extents = read(2); extents > 0; extents--) {
      if (version > 0) read(more & 0x0f);
      const from = base + read(sizes >> 4) + (isInIdat ? idat : 0);
      const end = from + read(sizes & 0x0f);
      if (ids.includes(id)) found.push({ from, end });
    }
  }
  return found;
}
