import path from "node:path";
import sharp from "sharp";
import { sentenceOf } from "../lib/user-error.ts";
import { PUBLIC } from "../../src/lib/media/srcset.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { checkPicture, storePicture } from "../content/pictures.ts";
import type { OpenDatabase } from "../backup/open.ts";
import type { Addresses } from "./addresses.ts";
import { type ImportedPost, loss, type Note, type Source } from "./source.ts";
import { shortened } from "./shortened.ts";

/** Fetches the bytes at an absolute URL. */
export type Fetch = (url: string) => Promise<Buffer>;

/**
 * Puts the pictures of a post into the media library.
 *
 * @param written their URLs, as written in the post
 * @param notes receives those that cannot be fetched; the post keeps their URLs
 * @returns the URLs in the library, by those in the post
 */
export async function storePictures(
  { session, store, filesUrl }: Pick<OpenDatabase, "session" | "store" | "filesUrl">,
  source: Source,
  addresses: Addresses,
  post: ImportedPost,
  written: Iterable<string>,
  fetch: Fetch,
  notes: Note[],
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const url of written) {
    const absolute = addresses.pictureOf(url, post);
    try {
      const bytes = source.fileOf?.(url, post) ?? embedded(url) ?? (await fetched(absolute, fetch));
      const alt = (url === post.cover && post.coverAlt) || source.alts?.get(absolute ?? url) || "";
      const row = await storePicture(session, store, await withoutScripts(bytes), {
        name: nameOf(url),
        alt,
      });
      stored.set(url, `${filesUrl}${PUBLIC}${row.path}`);
    } catch (error) {
      notes.push(missing(url, error));
      if (absolute) stored.set(url, absolute);
    }
  }
  return stored;
}

/**
 * Reports the pictures that are known to be missing, or not to be pictures, before any is fetched. @returns short URLs
 * for those in the text itself; the others keep theirs until they are fetched
 */
export async function missingPictures(
  source: Source,
  addresses: Addresses,
  post: ImportedPost,
  written: Iterable<string>,
  notes: Note[],
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const url of written) {
    try {
      const bytes = source.fileOf?.(url, post) ?? embedded(url);
      if (bytes) await checkPicture(await withoutScripts(bytes));
      else if (addresses.pictureOf(url, post) === null) throw new Error(NO_SITE);
      if (embedded(url) !== null) stored.set(url, `${PUBLIC}picture`);
    } catch (error) {
      notes.push(missing(url, error));
    }
  }
  return stored;
}

const NO_SITE = "say with --site where the old site is.";

function missing(url: string, error: unknown): Note {
  return loss("pictures", `${shortened(url, 120)} is not imported: ${sentenceOf(error)}`);
}

/** Rasterizes an SVG drawing: it could contain scripts, but the renderer runs none. */
async function withoutScripts(bytes: Buffer): Promise<Buffer> {
  if (
    !/^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
      bytes.subarray(0, 200).toString("latin1").replace(/^ï»¿/, ""),
    )
  )
    return bytes;
  const { width } = await sharp(bytes).metadata();
  // Sharp on screens with a pixel ratio of 2, but no larger than the library's limit.
  const density = width > 0 ? Math.min(72 * 4, Math.max(72, (72 * 1600) / width)) : 72;
  return sharp(bytes, { density }).png().toBuffer();
}

async function fetched(absolute: string | null, fetch: Fetch): Promise<Buffer> {
  if (absolute === null) throw new Error(NO_SITE);
  return fetch(absolute);
}

/** A picture embedded in the text itself. */
function embedded(url: string): Buffer | null {
  const [, data] = /^data:image\/[\w.+-]+(?:;[\w.=-]+)*;base64,(.+)$/is.exec(url) ?? [];
  return data === undefined ? null : Buffer.from(data, "base64");
}

function nameOf(url: string): string {
  if (url.startsWith("data:")) return "Picture";
  const name = path.posix.basename(decoded(url.replace(/[?#].*$/, "")));
  return name.replace(/\.[a-z0-9]{1,5}$/i, "") || "Picture";
}
