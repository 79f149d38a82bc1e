import { readTree, type Git } from "./git.ts";
import { isOwners } from "./owners-paths.ts";

/** How a site differs from its release; paths, sorted. */
export type Drift = { changed: string[]; deleted: string[]; overridden: string[] };

/**
 * @param base tree of the release that the site is based on
 * @param owners tree of the site
 */
export function drift(git: Git, base: string, owners: string): Drift {
  const [released, own] = [readTree(git, base), readTree(git, owners)];
  const ours = Array.from(released.keys()).filter((file) => !isOwners(file));
  return {
    changed: ours.filter(
      (file) => own.has(file) && own.get(file)?.hash !== released.get(file)?.hash,
    ),
    deleted: ours.filter((file) => !own.has(file)),
    overridden: Array.from(own.keys())
      .filter((file) => file.startsWith("overrides/"))
      .map((file) => file.replace(/^overrides\//, "src/"))
      .filter((file) => released.has(file)),
  };
}

/**
 * The files that the site overrides and that a release no longer has: their overrides replace nothing there.
 *
 * @param overridden by the site, of its own release
 * @param release tree of the next one
 */
export function orphanedOverrides(git: Git, overridden: string[], release: string): string[] {
  const files = readTree(git, release);
  return overridden.filter((file) => !files.has(file));
}
