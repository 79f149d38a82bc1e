import { env } from "@/lib/env";
import { librarySrcset, PICTURE, PUBLIC, SMALLER_WIDTHS } from "./srcset";

/*
 * The URL of a picture says which files exist, so that no request is needed to show it:
 *
 * - `…/media/<id>/1920x1080`: 1920 by 1080 pixels, beside `<id>/640` and `<id>/1280`
 * - `…/media/<id>/500x300`: too small for smaller files
 * - `…/media/<id>/1920x1080-single`: an animation, which has one file only
 *
 * A replaced picture keeps its URL, so the files of its widths are always there; the new one may have another size
 * than in the URL.
 */

/** The maximum width of the largest file, in pixels. */
export const MAX_WIDTH = 1920;

export type Pixels = { width: number; height: number };

/** The path of a picture's largest file in the bucket. */
export function pathOf(id: string, { width, height }: Pixels, isSingle: boolean): string {
  return `${id}/${width}x${height}${isSingle ? "-single" : ""}`;
}

/**
 * Parses the path of a picture.
 *
 * @returns null for the path of anything else; `smaller` are the smaller files, narrow ones first
 */
export function readPath(path: string) {
  const [, folder, width, height, single] = PICTURE.exec(PUBLIC + path) ?? [];
  if (!folder) return null;
  const pixels = { width: Number(width), height: Number(height) };
  const isSingle = single !== undefined;
  const widths = isSingle ? [] : SMALLER_WIDTHS.filter((smaller) => smaller < pixels.width);
  const smaller = widths.map((narrow) => ({
    width: narrow,
    path: `${folder.slice(PUBLIC.length)}${narrow}`,
  }));
  return { ...pixels, isSingle, smaller };
}

/** The public URL of a file in the bucket: absolute, or relative to the root of this site. */
export function urlOf(path: string): string {
  return `${env.filesUrl}${PUBLIC}${path}`;
}

/**
 * The path in the bucket of a file's URL.
 *
 * @param url as `urlOf` returns it, of this backend or another
 * @returns undefined for the URL of anything else
 */
export function pathAt(url: string): string | undefined {
  const at = url.indexOf(PUBLIC);
  return at < 0 ? undefined : url.slice(at + PUBLIC.length);
}

/**
 * The attributes of an `<img>` that shows a picture of the library.
 *
 * @param url as `urlOf` returns it, of this backend or another
 * @returns null for the URL of anything else; an empty `srcSet` if there is one file only
 */
export function sourcesOf(url: string): (Pixels & { srcSet: string }) | null {
  const found = readPath(pathAt(url) ?? "");
  return found && { width: found.width, height: found.height, srcSet: librarySrcset(url) ?? "" };
}
