import { fileOnHost } from "@/lib/base-path";

/**
 * The files that the build has made of a picture of the storage, from the root of the site: its `src`, which every
 * reader can open, and its `srcset`, empty if there is one file only.
 */
export type BuiltFiles = readonly [src: string, srcset: string];
/** By the picture's address in the storage, as content names it. */
export type BuiltPictures = readonly (readonly [address: string, files: BuiltFiles])[];

const known = new Map<string, BuiltFiles>();

/** Takes in what a page, or another file of the build, says of its pictures. */
export function knowPictures(pictures: BuiltPictures = []): void {
  for (const [address, files] of pictures) known.set(address, files);
}

/**
 * The files of the build for a picture, counted from the root of the site.
 *
 * @returns undefined for what is newer than the build, on a page that does not know it, or no picture of the storage
 */
export function builtFiles(address: string): BuiltFiles | undefined {
  return known.get(address);
}

/** A `srcset` of the build for the browser, wherever the site is on its host. */
export function srcsetOnHost(srcset: string): string {
  return srcset.replace(/(^|, )/g, `$1${fileOnHost("")}`);
}
