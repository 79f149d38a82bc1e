/**
 * The cache between builds: one file per page, with what was made for it, keyed by its inputs. A page depends
 * on its data, by which it is cached, and on what all pages share: the version. A file of another version is
 * ignored, as is a damaged one.
 */
import fs from "node:fs";
import path from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { BuildCache } from "../../src/lib/build-cache.ts";
import { filesIn, keepOnly, replaceFile } from "../lib/folder-files.ts";
import { hashOf } from "../lib/hash-of.ts";
import { root } from "../lib/root.ts";
import { SHELL } from "../lib/built-files.ts";

export type PageCache = {
  folder: string;
  /** See `versionOf`. */
  version: string;
};

/** By name, what was made from an input, which is stored as a hash. */
type Entries = Map<string, { inputHash: string; json: string }>;

const EXTENSION = ".zst";
const SCRIPTS = path.join(root, "scripts");
const LOCKFILE = path.join(root, "package-lock.json");

/**
 * What all pages share: the code that renders them, the HTML shell, the packages, Node, and the year, which is
 * in the footer. Nothing else in a page depends on the clock.
 *
 * @param app directory of the app as built for Node
 * @param outDir directory of the unfinished site
 * @param backendUrl URL that the app queries and no page contains; the embedded backend's differs in each build
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
 * The cache of a page.
 *
 * @param at path of the page
 */
export function openPageCache({ folder, version }: PageCache, at: string) {
  const file = path.join(folder, fileNameOf(at));
  const previous = read(file, version);
  const used: Entries = new Map();
  let isNew = false;
  const keep: BuildCache = async (name, input, make, isCurrent = () => Promise.resolve(true)) => {
    const inputHash = hashOf(JSON.stringify(input));
    const known = previous.get(name);
    if (known?.inputHash === inputHash) {
      const value = JSON.parse(known.json);
      if (await isCurrent(value)) {
        used.set(name, known);
        return value;
      }
    }
    isNew = true;
    const made = await make();
    used.set(name, { inputHash, json: JSON.stringify(made) });
    return made;
  };
  return {
    keep,
    /**
     * Stores what was made. Call this once the page is written.
     *
     * @param isComplete whether everything the page needs was used, so that the rest is evicted
     */
    save: (isComplete: boolean) => {
      if (isNew) write(file, version, isComplete ? used : new Map([...previous, ...used]));
    },
  };
}

/** Evicts the caches of other pages, and what an interrupted build has left. */
export function tidyCache({ folder }: PageCache, pages: readonly string[]): void {
  keepOnly(folder, new Set(pages.map(fileNameOf)));
}

function fileNameOf(at: string): string {
  return hashOf(at) + EXTENSION;
}

function read(file: string, version: string): Entries {
  try {
    const [first, ...lines] = zstdDecompressSync(fs.readFileSync(file)).toString().split("\n");
    if (first !== version) return new Map();
    return new Map(
      lines.map((line) => {
        const [, name = "", inputHash = "", json = ""] = /^(\S+) (\S+) (.*)$/s.exec(line) ?? [];
        return [name, { inputHash, json }];
      }),
    );
  } catch {
    // Missing, or damaged according to its checksum.
    return new Map();
  }
}

function write(file: string, version: string, entries: Entries): void {
  const lines = [
    version,
    ...Array.from(entries, ([name, { inputHash, json }]) => `${name} ${inputHash} ${json}`),
  ];
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  // Two builds may write the same file, or one may be interrupted.
  replaceFile(file, zstdCompressSync(lines.join("\n"), { params }));
}

function filesBelow(folder: string): string[] {
  return filesIn(folder).map((file) => path.join(folder, file));
}
