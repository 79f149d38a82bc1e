const BLOCK = 512;
/** Byte ranges of header fields: [from, to). */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const CHECKSUM = [148, 156] as const;
const TYPE = 156;
const FILE = "0";

/**
 * Packs files into a tar archive.
 *
 * @param files contents by name; names have at most 100 ASCII characters
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html (ustar Interchange
 * Format)
 */
export function packTar(files: Map<string, Buffer>): Buffer {
  const parts = [...files].flatMap(([name, content]) => [
    header(name, content.length),
    content,
    Buffer.alloc(padding(content.length)),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/**
 * Unpacks a tar archive.
 *
 * @returns its files in order
 * @throws {Error} when the archive is truncated, damaged, or contains anything but plain files
 */
export function unpackTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let position = 0;
  for (;;) {
    const head = archive.subarray(position, position + BLOCK);
    if (head.length < BLOCK) throw new Error("it is cut off");
    if (head.every((byte) => byte === 0)) return files;
    if (parseInt(text(head, CHECKSUM), 8) !== checksum(head)) throw new Error("it is damaged");
    if (String.fromCharCode(head[TYPE] ?? 0) !== FILE) throw new Error("it holds more than files");

    const size = parseInt(text(head, SIZE), 8);
    const content = archive.subarray(position + BLOCK, position + BLOCK + size);
    if (content.length !== size) throw new Error("it is cut off");
    files.set(text(head, NAME), content);
    position += BLOCK + size + padding(size);
  }
}

function header(name: string, size: number): Buffer {
  if (name.length > NAME[1]) throw new Error(`${name} is too long a name.`);
  const head = Buffer.alloc(BLOCK);
  head.write(name, NAME[0]);
  // Readable by the owner only, like the archive itself.
  head.write("0000600\0", 100);
  head.write("0000000\0".repeat(2), 108);
  head.write(`${size.toString(8).padStart(11, "0")}\0`, SIZE[0]);
  head.write("00000000000\0", 136);
  head.write(FILE, TYPE);
  head.write("ustar\x0000", 257);
  head.write(`${checksum(head).toString(8).padStart(6, "0")}\0 `, CHECKSUM[0]);
  return head;
}

/** The sum of a header's bytes, with blanks for the checksum itself. */
function checksum(head: Buffer): number {
  return head.reduce(
    (sum, byte, at) => sum + (at >= CHECKSUM[0] && at < CHECKSUM[1] ? 32 : byte),
    0,
  );
}

function text(head: Buffer, [from, to]: readonly [number, number]): string {
  return head.toString("latin1", from, to).replace(/\0.*$/s, "");
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
