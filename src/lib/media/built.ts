import { fileOnHost } from "@/lib/base-path";

/**
 * The files that the build has made of a storage picture, relative to the root of the site: its `src`, which
 * every reader can open, and its `srcset`, empty if there is only one file.
 */
export type BuiltFiles = readonly [src: string, srcset: string];
/** By the picture's storage URL, which content uses. */
export type BuiltPictures = readonly (readonly [address: string, files: BuiltFiles])[];

const known = new Map<string, BuiltFiles>();

/** Registers the pictures of a page, or of another file of the build. */
export function registerPictures(pictures: BuiltPictures = []): void {
  for (const [address, files] of pictures) known.set(address, files);
}

/**
 * The build's files of a picture, relative to the root of the site.
 *
 * @returns undefined for what is newer than the build, is unknown to the page, or is not a storage picture
 */
export function builtFiles(address: string): BuiltFiles | undefined {
  return known.get(address);
}

/** A `srcset` of the build for the browser, wherever the site is on its host. */
export function srcsetOnHost(srcset: string): string {
  return srcset.replace(/(^|, )/g, `$1${fileOnHost("")}`);
}
