import sharp, { type Sharp } from "sharp";
import { animationType, HEAD_SIZE } from "../../src/lib/media/animation.ts";

/** Widths in pixels that pages choose from, as those of public/images; the last is the most that is shown. */
const WIDTHS = [480, 960, 1440];
const LARGEST = 1920;
/** More would take too much memory to decode. */
const MOST_PIXELS = 100_000_000;
/** The tallest file of either type. */
const TALLEST = 16_383;

/** The types that may stay as they are, with the ending of their files. No SVG: such a file can hold scripts. */
const ENDINGS: Readonly<Record<string, string>> = {
  webp: "webp",
  jpeg: "jpg",
  png: "png",
  gif: "gif",
  heif: "avif",
};

/** What files are made of a picture: whoever changes it gives them other names. */
export const RECIPE = `1, sharp ${sharp.versions.sharp}`;

/** Names in the folder of a picture: what it is made of, and the list of its files, `src` first. */
export const SOURCE = "source";
export const LIST = "files.json";

// What is decoded at once is what memory it takes.
sharp.concurrency(1);
sharp.cache(false);

export type EncodedFile = { width: number; ending: string; data: Buffer };
/** The file that every reader can open, and those that browsers choose from, narrow ones first. */
export type EncodedPicture = { src: EncodedFile; choice: EncodedFile[] };

/** A file of which no picture can be made; the message says why, after «it». */
export class FaultyPicture extends Error {
  override name = "FaultyPicture";
}

/**
 * Makes the files of a picture: the source itself, or WebP where that is too wide for any page, and AVIF or WebP in
 * the widths that pages ask for. None is larger than its source, nor than a wider one. An animation stays as it is.
 *
 * @throws {FaultyPicture} when it is no picture that a browser can be given
 */
export async function encodePicture(source: Buffer): Promise<EncodedPicture> {
  const { width, ending } = await examine(source);
  const original = { width, ending, data: source };
  if (animationType(source.subarray(0, HEAD_SIZE)) !== null) return { src: original, choice: [] };
  try {
    return await encodeStill(original);
  } catch {
    throw new FaultyPicture("is broken");
  }
}

/** The width as it is shown, and the ending of the file. */
async function examine(source: Buffer): Promise<{ width: number; ending: string }> {
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const ending = ENDINGS[found?.format ?? ""];
  if (!found || !ending) throw new FaultyPicture("is not a picture that browsers can show");
  if (found.width * found.height > MOST_PIXELS) throw new FaultyPicture("has too many pixels");
  return { width: found.autoOrient.width, ending };
}

async function encodeStill(original: EncodedFile): Promise<EncodedPicture> {
  const widest = Math.min(original.width, LARGEST);
  const { data, info: raw } = await sharp(original.data, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = async (
    width: number,
    ending: string,
    write: (picture: Sharp) => Sharp,
  ): Promise<EncodedFile> => {
    const picture = sharp(data, { raw, limitInputPixels: MOST_PIXELS }).resize({ width });
    return { width, ending, data: await write(picture).toBuffer() };
  };
  // The second effort takes a sixth of the time of the fourth, and a twelfth more bytes.
  const avif = (width: number) =>
    encode(width, "avif", (picture) =>
      picture.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
    );
  const webp = (width: number) => encode(width, "webp", (picture) => picture.webp({ quality: 82 }));

  const fits = (width: number) => (raw.height * width) / widest <= TALLEST;
  const isTooWide = original.width > widest && fits(widest);
  const src = isTooWide ? smallest([original, await webp(widest)]) : original;
  const staysItself = src.ending === "avif" || !fits(widest);
  const choice = [staysItself ? src : smallest([src, await avif(widest)])];
  for (const width of WIDTHS.filter((narrow) => narrow < widest && fits(narrow)).toReversed()) {
    const file = smallest([await avif(width), await webp(width)]);
    if (choice.every((wider) => file.data.length < wider.data.length)) choice.unshift(file);
  }
  return { src, choice };
}

function smallest(files: EncodedFile[]): EncodedFile {
  return files.reduce((best, file) => (file.data.length < best.data.length ? file : best));
}
