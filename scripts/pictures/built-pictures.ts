import type { BuiltFiles } from "../../src/lib/media/built.ts";
import { STORAGE } from "../../src/lib/media/srcset.ts";
import { openCache } from "./cache.ts";
import { FaultyPicture } from "./encode.ts";
import { fetchPicture } from "./fetch.ts";
import { limitConcurrency } from "../lib/concurrency.ts";

const MAX_FETCHES = 6;
/** How many are encoded at once, in a process that takes 200 MB for a camera's picture. */
const MAX_ENCODES = 1;

export type PictureOptions = {
  /** Directory of the unfinished site. */
  outDir: string;
  backendUrl: string;
  cacheDir?: string;
};

/** The pictures of a build: each URL is fetched once, and its files are added to the site. */
export function builtPictures({
  outDir,
  backendUrl,
  cacheDir = "node_modules/.cache/pictures",
}: PictureOptions) {
  const cache = openCache(cacheDir);
  const limitFetches = limitConcurrency(MAX_FETCHES);
  const limitEncodes = limitConcurrency(MAX_ENCODES);
  const files = new Map<string, BuiltFiles>();
  const left = new Map<string, string>();
  const pending = new Map<string, Promise<BuiltFiles | null>>();

  async function make(src: string): Promise<BuiltFiles | null> {
    try {
      const url = storageUrl(backendUrl, src);
      const name = await limitFetches(() =>
        fetchPicture(url, cache, (bytes) => limitEncodes(() => cache.make(bytes))),
      );
      const made = cache.copyTo(outDir, name);
      files.set(src, made);
      return made;
    } catch (error) {
      if (!(error instanceof FaultyPicture)) throw error;
      left.set(src, error.message);
      return null;
    }
  }

  return {
    /** The files of a picture; null if it stays in storage, see `left`. */
    fileOf(src: string): Promise<BuiltFiles | null> {
      const known = pending.get(src) ?? make(src);
      pending.set(src, known);
      return known;
    },
    files: files as ReadonlyMap<string, BuiltFiles>,
    /** Why pictures stay in storage, by URL: a reason phrased to follow "it". */
    left: left as ReadonlyMap<string, string>,
    tidy: () => cache.tidy(),
  };
}

/**
 * The URL of a picture in this backend's storage: other URLs in content are not requested.
 *
 * @throws {FaultyPicture} for any other URL
 */
function storageUrl(backendUrl: string, src: string): string {
  const url = URL.parse(src, backendUrl);
  const isOurs =
    url !== null && url.origin === new URL(backendUrl).origin && url.pathname.startsWith(STORAGE);
  if (!isOurs) throw new FaultyPicture("is in another storage");
  return url.href;
}

/** The caching rules for pictures in `_headers`, one for all files of a picture: none for missing files. */
export function immutableFolders(files: ReadonlyMap<string, BuiltFiles>): string[] {
  return [...new Set(Array.from(files.values(), ([src]) => src.replace(/[^/]*$/, "*")))].toSorted();
}
