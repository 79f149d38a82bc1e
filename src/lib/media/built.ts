import { fileOnHost } from "@/lib/base-path";

/**
 * The files that the build has made of a storage picture, relative to the root of the site: its `src`, which
 * every reader can open, and its `srcset`, empty if there is only one file.
 */
export type BuiltFiles = readonly [src: string, srcset: string];
/** The files of pictures, by the storage URL that content uses. */
export type BuiltPictures = readonly (readonly [url: string, files: BuiltFiles])[];

const known = new Map<string, BuiltFiles>();

/** Registers the pictures of a page, or of another file of the build. */
export function registerPictures(pictures: BuiltPictures = []): void {
  for (const [url, files] of pictures) known.set(url, files);
}

/**
 * The build's files of a picture, relative to the root of the site.
 *
 * @returns undefined for a picture that is newer than the build, unknown to the page, or not from storage
 */
export function builtFiles(url: string): BuiltFiles | undefined {
  return known.get(url);
}

/** A `srcset` of the build for the browser, wherever the site is on its host. */
export function srcsetOnHost(srcset: string): string {
  return srcset.replace(/(^|, )/g, `$1${fileOnHost("")}`);
}
