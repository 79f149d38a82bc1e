/** Folders of caches that builds share: what no build uses any more is evicted. */
import fs from "node:fs";
import path from "node:path";

/** What no build has used for this long is evicted, in milliseconds. */
const MAX_AGE = 30 * 86_400_000;

/** Records that a build has used a cache entry, see `dropUnused`. */
export function markUsed(entryPath: string): void {
  const now = new Date();
  fs.utimesSync(entryPath, now, now);
}

/** Evicts what no build has used for a month from a cache folder. */
export function dropUnused(folder: string): void {
  for (const entry of fs.readdirSync(folder)) {
    const entryPath = path.join(folder, entry);
    // Another build may have renamed or evicted it meanwhile.
    const { mtimeMs = Infinity } = fs.statSync(entryPath, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > MAX_AGE) fs.rmSync(entryPath, { recursive: true, force: true });
  }
}
