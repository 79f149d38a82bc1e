import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { UserError } from "../lib/user-error.ts";
import type { FileStore } from "../backup/file-store.ts";
import type { Session } from "../backup/session.ts";
import { SMALLER_WIDTHS } from "../../src/lib/media/srcset.ts";
import { withoutMetadata } from "../../src/lib/media/without-metadata.ts";
import * as limits from "../../src/lib/supabase/limits/media.ts";
import { hashOf } from "./folder.ts";
import { asOwner } from "./owner.ts";
import { insertRow, type PictureRow } from "./site.ts";

/** As in src/lib/media/: the library's limits, and the largest size that it makes. */
export const MAX_SOURCE_MEGABYTES = 60;
const LARGEST = { width: 1920, height: 8192 };
const QUALITY = 82;
const CACHE_CONTROL = "max-age=3600";
const ANIMATED = new Set(["gif", "webp"]);

// Encoders return memory to the system only partly: one works at a time, and nothing is cached.
sharp.cache(false);

type Files = {
  mime: string;
  isSingle: boolean;
  largest: { bytes: Buffer; width: number; height: number };
  smaller: { width: number; bytes: Buffer }[];
};

export type Described = { name: string; alt?: string | undefined };

/**
 * Adds a picture to the media library, in the sizes that pages need, without the camera's metadata. A file that
 * is in the library already is not stored again.
 *
 * @throws {UserError} for a file that the library does not accept
 */
export async function storePicture(
  session: Session,
  store: FileStore,
  bytes: Buffer,
  { name, alt = "" }: Described,
): Promise<PictureRow> {
  const hash = hashOf(bytes);
  const known = await session.query(
    "select to_jsonb(m)::text as row from public.media as m where hash = $1",
    [hash],
  );
  if (known.rows[0]) return JSON.parse(known.rows[0]["row"] ?? "null");

  const files = await prepare(bytes);
  const id = randomUUID();
  const { width, height } = files.largest;
  const path = `${id}/${width}x${height}${files.isSingle ? "-single" : ""}`;
  return storeFiles(session, store, files, {
    id,
    name: name.trim().slice(0, limits.name_max_length) || "Picture",
    alt: alt.slice(0, limits.alt_max_length),
    hash,
    path,
  });
}

/** Adds a picture from another site's library to this one, with its id and its path. */
export async function restorePicture(
  session: Session,
  store: FileStore,
  bytes: Buffer,
  row: Pick<PictureRow, "id" | "name" | "alt" | "decorative" | "hash" | "path">,
): Promise<PictureRow> {
  const found = /^([0-9a-f-]{36})\/(\d{1,5})x\d{1,5}(-single)?$/.exec(row.path);
  if (found?.[1] !== row.id) throw new UserError("“path” is not the picture's own.");
  const files = await prepare(bytes, { width: Number(found[2]), isSingle: found[3] !== undefined });
  return storeFiles(session, store, files, row);
}

async function storeFiles(
  session: Session,
  store: FileStore,
  { mime, largest, smaller }: Files,
  row: Pick<PictureRow, "id" | "name" | "alt" | "hash" | "path"> & { decorative?: boolean },
): Promise<PictureRow> {
  const variants = smaller.map(({ width, bytes }) => ({
    path: `${row.id}/${width}`,
    width,
    mime,
    bytes: bytes.length,
  }));
  const file = { mime, cacheControl: CACHE_CONTROL };
  await store.write(session, { ...file, path: row.path }, largest.bytes);
  for (const { width, bytes } of smaller) {
    await store.write(session, { ...file, path: `${row.id}/${width}` }, bytes);
  }
  const { width, height } = largest;
  return asOwner(session, () =>
    insertRow(session, "media", {
      ...row,
      mime,
      bytes: largest.bytes.length,
      width,
      height,
      variants,
    }),
  );
}

/**
 * Makes the files of a picture. An animation stays as it is, but for its metadata.
 *
 * @param keep for a file that a library has made before, whose largest version is kept
 */
async function prepare(bytes: Buffer, keep?: { width: number; isSingle: boolean }): Promise<Files> {
  const { picture, format, width, height, pages = 1 } = await checkPicture(bytes);
  const isSingle = keep?.isSingle ?? (format === "gif" || (ANIMATED.has(format) && pages > 1));
  const isKept = isSingle || keep !== undefined;
  const kept = isSingle ? Buffer.from(withoutMetadata(new Uint8Array(bytes))) : bytes;
  const largest = isKept ? { bytes: kept, width, height } : await encodeLargest(picture);
  if (largest.bytes.length > limits.bytes_max) {
    throw new UserError(
      `The picture has more than ${limits.bytes_max / 1024 / 1024} MB. Make it smaller first.`,
    );
  }
  const widest = isSingle ? 0 : (keep?.width ?? largest.width);
  const smaller = await encodeAll(
    picture,
    SMALLER_WIDTHS.filter((narrow) => narrow < widest),
  );
  const mime = isKept ? `image/${format === "heif" ? "avif" : format}` : "image/webp";
  return { mime, isSingle, largest, smaller };
}

/**
 * A picture, and what its file says of it.
 *
 * @throws {UserError} for a file that is not one the library accepts
 */
export async function checkPicture(bytes: Buffer) {
  if (bytes.length > MAX_SOURCE_MEGABYTES * 1024 * 1024) {
    throw new UserError(`The file is larger than ${MAX_SOURCE_MEGABYTES} MB.`);
  }
  const picture = sharp(bytes, { failOn: "error" });
  const metadata = await picture.metadata().catch(() => {
    throw new UserError("This picture cannot be read.");
  });
  if (metadata.format === "svg") {
    throw new UserError("SVG files can hold scripts. Export it as PNG or WebP first.");
  }
  return { picture, ...metadata };
}

async function encodeLargest(picture: Sharp): Promise<Files["largest"]> {
  // Rotated according to the camera's metadata, before it is measured.
  const { data, info } = await picture
    .clone()
    .rotate()
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UserError(`This picture cannot be read: ${String(error)}`);
    });
  return { bytes: data, width: info.width, height: info.height };
}

async function encodeAll(picture: Sharp, widths: readonly number[]): Promise<Files["smaller"]> {
  const encoded: Files["smaller"] = [];
  for (const width of widths) {
    const smaller = picture.clone().rotate().resize({ width }).webp({ quality: QUALITY });
    encoded.push({ width, bytes: await smaller.toBuffer() });
  }
  return encoded;
}
