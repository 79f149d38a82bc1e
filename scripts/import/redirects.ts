import fs from "node:fs";
import path from "node:path";
import { writeIn } from "../folder-files.ts";

/** Where the build reads them: paths of an old site, and the ids of the posts that they lead to. */
export const REDIRECTS_FILE = path.resolve(import.meta.dirname, "../../src/content/redirects.json");

export type Redirects = Record<string, string>;

export function readRedirects(file = REDIRECTS_FILE): Redirects {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
}

/** Adds paths that lead to a post. One that leads elsewhere already stays as it is. */
export function addRedirects(file: string, paths: readonly string[], postId: string): void {
  const known = readRedirects(file);
  const added = paths.filter((from) => !Object.hasOwn(known, from));
  if (added.length === 0) return;
  const all = { ...known, ...Object.fromEntries(added.map((from) => [from, postId])) };
  const sorted = Object.fromEntries(
    Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeIn(path.dirname(file), path.basename(file), `${JSON.stringify(sorted, null, 2)}\n`);
}
