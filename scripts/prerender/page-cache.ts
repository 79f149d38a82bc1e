/**
 * What is kept of a build for the next one: for each page one file, in which stands what was made for it by what it was
 * made of. A page depends on its data, which is what it is kept by, and on what all pages have in common: the version.
 * A file of another version counts for nothing, and so does one that is damaged.
 */
import fs from "node:fs";
import path from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Keep } from "../../src/lib/keep.ts";
import { filesIn, keepOnly, replaceFile } from "../folder-files.ts";
import { hashOf } from "../pictures/cache.ts";
import { SHELL } from "./inline.ts";

export type PageCache = {
  folder: string;
  /** See `versionOf`. */
  version: string;
};

/** By its name, what was made of an input, which stands there as a hash. */
type Kept = Map<string, { of: string; json: string }>;

const ENDING = ".zst";
const SCRIPTS = path.resolve(import.meta.dirname, "..");
const LOCKFILE = path.resolve(SCRIPTS, "../package-lock.json");

/**
 * What all pages have in common: the code that renders them, the page that they are put into, the packages, Node, and
 * the year, which the footer says. Nothing else of the clock enters a page.
 *
 * @param app directory of the app that was built for Node
 * @param outDir directory of the unfinished site
 * @param backendUrl address that the app asks and no page names; the embedded backend has another one in each build
 */
export function versionOf(app: string, outDir: string, backendUrl = ""): string {
  const code = [
    ...filesBelow(app),
    ...filesBelow(SCRIPTS),
    LOCKFILE,
    path.join(outDir, SHELL),
    path.join(outDir, ".vite/manifest.json"),
  ].map((file) => fs.readFileSync(file, "utf8"));
  const texts = backendUrl ? code.map((text) => text.replaceAll(backendUrl, "")) : code;
  return hashOf(process.version, String(new Date().getFullYear()), ...texts);
}

/**
 * What is kept of a page.
 *
 * @param at path of the page
 */
export function openKept({ folder, version }: PageCache, at: string) {
  const file = path.join(folder, fileNameOf(at));
  const former = read(file, version);
  const used: Kept = new Map();
  let isNew = false;
  const keep: Keep = async (name, input, make, isCurrent = () => Promise.resolve(true)) => {
    const of = hashOf(JSON.stringify(input));
    const known = former.get(name);
    if (known?.of === of) {
      const value = JSON.parse(known.json);
      if (await isCurrent(value)) {
        used.set(name, known);
        return value;
      }
    }
    isNew = true;
    const made = await make();
    used.set(name, { of, json: JSON.stringify(made) });
    return made;
  };
  return {
    keep,
    /**
     * Keeps what was made. To be called when the page is there.
     *
     * @param isWhole whether all was used that the page is made of, so that the rest is dropped
     */
    save: (isWhole: boolean) => {
      if (isNew) write(file, version, isWhole ? used : new Map([...former, ...used]));
    },
  };
}

/** Drops what is kept of other pages than these, and what an interrupted build has left. */
export function tidyCache({ folder }: PageCache, pages: readonly string[]): void {
  keepOnly(folder, new Set(pages.map(fileNameOf)));
}

function fileNameOf(at: string): string {
  return hashOf(at) + ENDING;
}

function read(file: string, version: string): Kept {
  try {
    const [first, ...lines] = zstdDecompressSync(fs.readFileSync(file)).toString().split("\n");
    if (first !== version) return new Map();
    return new Map(
      lines.map((line) => {
        const [, name = "", of = "", json = ""] = /^(\S+) (\S+) (.*)$/s.exec(line) ?? [];
        return [name, { of, json }];
      }),
    );
  } catch {
    // Missing, or damaged: its checksum says so.
    return new Map();
  }
}

function write(file: string, version: string, kept: Kept): void {
  const lines = [version, ...Array.from(kept, ([name, { of, json }]) => `${name} ${of} ${json}`)];
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  // Two builds may write the same file, or one may be interrupted.
  replaceFile(file, zstdCompressSync(lines.join("\n"), { params }));
}

function filesBelow(folder: string): string[] {
  return filesIn(folder).map((file) => path.join(folder, file));
}
