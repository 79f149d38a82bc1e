import type { BuiltFiles } from "../../src/lib/media/built.ts";
import { STORAGE } from "../../src/lib/media/srcset.ts";
import { openCache } from "./cache.ts";
import { FaultyPicture } from "./encode.ts";
import { fetchPicture } from "./fetch.ts";
import { inLanes } from "../lanes.ts";

/** Pictures that are fetched at once. */
const FETCHED = 6;
/** And encoded, each in a process that takes 200 MB for one of a camera. */
const ENCODED = 1;

export type PictureOptions = {
  /** Directory of the unfinished site. */
  outDir: string;
  backendUrl: string;
  /** Where files are kept between builds. */
  cacheDir?: string;
};

/** The pictures of a build: each address is fetched once, and its files are put into the site. */
export function builtPictures({
  outDir,
  backendUrl,
  cacheDir = "node_modules/.cache/pictures",
}: PictureOptions) {
  const cache = openCache(cacheDir);
  const fetched = inLanes(FETCHED);
  const encoded = inLanes(ENCODED);
  const files = new Map<string, BuiltFiles>();
  const left = new Map<string, string>();
  const making = new Map<string, Promise<BuiltFiles | null>>();

  async function make(address: string): Promise<BuiltFiles | null> {
    try {
      const url = urlIn(backendUrl, address);
      const name = await fetched(() =>
        fetchPicture(url, cache, (bytes) => encoded(() => cache.make(bytes))),
      );
      const made = cache.copyTo(outDir, name);
      files.set(address, made);
      return made;
    } catch (error) {
      if (!(error instanceof FaultyPicture)) throw error;
      left.set(address, error.message);
      return null;
    }
  }

  return {
    /** The files of a picture; null if it stays in the storage, see `left`. */
    fileOf(address: string): Promise<BuiltFiles | null> {
      const known = making.get(address) ?? make(address);
      making.set(address, known);
      return known;
    },
    files: files as ReadonlyMap<string, BuiltFiles>,
    /** Why pictures stay in the storage, by their addresses: a reason to be read after «it». */
    left: left as ReadonlyMap<string, string>,
    /** Drops from the cache what no build has used for long. */
    tidy: () => cache.tidy(),
  };
}

/**
 * The URL of a picture in this backend's storage: what content names elsewhere is not asked for.
 *
 * @throws {FaultyPicture} for any other address
 */
function urlIn(backendUrl: string, address: string): string {
  const url = URL.parse(address, backendUrl);
  const isOurs =
    url !== null && url.origin === new URL(backendUrl).origin && url.pathname.startsWith(STORAGE);
  if (!isOurs) throw new FaultyPicture("is in another storage");
  return url.href;
}

/** The rules of `_headers` by which pictures are kept, one for all files of each: none for what is gone. */
export function keptFolders(files: ReadonlyMap<string, BuiltFiles>): string[] {
  return [...new Set(Array.from(files.values(), ([src]) => src.replace(/[^/]*$/, "*")))].toSorted();
}
