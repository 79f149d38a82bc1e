import sharp, { type Sharp } from "sharp";
import { animationType, HEAD_SIZE } from "../../src/lib/media/animation.ts";

/** Widths in pixels that pages choose from, as in public/images; the last is the maximum displayed. */
const WIDTHS = [480, 960, 1440];
const MAX_WIDTH = 1920;
/** More would take too much memory to decode. */
const MAX_PIXELS = 100_000_000;
/** The maximum height in either format. */
const MAX_HEIGHT = 16_383;

/** The types that may stay unchanged, with their file extensions. No SVG: such a file can contain scripts. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  webp: "webp",
  jpeg: "jpg",
  png: "png",
  gif: "gif",
  heif: "avif",
};

/** How the files of a picture are made: if it changes, they must get other names. */
export const RECIPE = `1, sharp ${sharp.versions.sharp}`;

/** Names in a picture's folder: its source, and the list of its files, `src` first. */
export const SOURCE = "source";
export const LIST = "files.json";

// The memory use depends on what is decoded at once.
sharp.concurrency(1);
sharp.cache(false);

export type EncodedFile = { width: number; extension: string; data: Buffer };
/** The file that every reader can open, and those that browsers choose from, narrow ones first. */
export type EncodedPicture = { src: EncodedFile; choice: EncodedFile[] };

/** A file that cannot be processed; the message gives the reason, phrased to follow "it". */
export class FaultyPicture extends Error {
  override name = "FaultyPicture";
}

/**
 * Makes the files of a picture: the source itself, or WebP if that is wider than any page needs, and AVIF or
 * WebP in the widths that pages use. None is larger than its source, nor than a wider one. An animation stays
 * unchanged.
 *
 * @throws {FaultyPicture} if it is not a picture that browsers can show
 */
export async function encodePicture(source: Buffer): Promise<EncodedPicture> {
  const { width, extension } = await examine(source);
  const original = { width, extension, data: source };
  if (animationType(source.subarray(0, HEAD_SIZE)) !== null) return { src: original, choice: [] };
  try {
    return await encodeStill(original);
  } catch {
    throw new FaultyPicture("is broken");
  }
}

/** The displayed width, and the file extension. */
async function examine(source: Buffer): Promise<{ width: number; extension: string }> {
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const extension = EXTENSIONS[found?.format ?? ""];
  if (!found || !extension) throw new FaultyPicture("is not a picture that browsers can show");
  if (found.width * found.height > MAX_PIXELS) throw new FaultyPicture("has too many pixels");
  return { width: found.autoOrient.width, extension };
}

async function encodeStill(original: EncodedFile): Promise<EncodedPicture> {
  const widest = Math.min(original.width, MAX_WIDTH);
  const { data, info: raw } = await sharp(original.data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = async (
    width: number,
    extension: string,
    write: (picture: Sharp) => Sharp,
  ): Promise<EncodedFile> => {
    const picture = sharp(data, { raw, limitInputPixels: MAX_PIXELS }).resize({ width });
    return { width, extension, data: await write(picture).toBuffer() };
  };
  // Effort 2 takes a sixth of the time of effort 4, for a twelfth more bytes.
  const avif = (width: number) =>
    encode(width, "avif", (picture) =>
      picture.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
    );
  const webp = (width: number) => encode(width, "webp", (picture) => picture.webp({ quality: 82 }));

  const fits = (width: number) => (raw.height * width) / widest <= MAX_HEIGHT;
  const isTooWide = original.width > widest && fits(widest);
  const src = isTooWide ? smallest([original, await webp(widest)]) : original;
  const keepsSource = src.extension === "avif" || !fits(widest);
  const choice = [keepsSource ? src : smallest([src, await avif(widest)])];
  for (const width of WIDTHS.filter((narrow) => narrow < widest && fits(narrow)).toReversed()) {
    const file = smallest([await avif(width), await webp(width)]);
    if (choice.every((wider) => file.data.length < wider.data.length)) choice.unshift(file);
  }
  return { src, choice };
}

function smallest(files: EncodedFile[]): EncodedFile {
  return files.reduce((best, file) => (file.data.length < best.data.length ? file : best));
}
