import * as limits from "../../src/lib/supabase/limits/pages.ts";
import { paths } from "../../src/paths.ts";
import { safePath } from "../lib/redirects.ts";
import type { ImportedPost } from "./source.ts";

/** The first segments of this site's own paths. The database knows all that are taken. */
const OWN = new Set(
  Object.values(paths).flatMap((path) =>
    typeof path === "string" ? (path.split("/")[1] ?? []) : [],
  ),
);
const firstWord = (path: string) => path.split("/")[0] ?? "";
/** Leaves room for a number. */
const BASE_LENGTH = limits.path_max_length - 6;

const PATH = new RegExp(limits.path_pattern);
const NO_PAGE = new RegExp(limits.path_excluded_pattern);

/** Whether a page can be at a path, by the database's own rules. */
export function isPagePath(path: string): boolean {
  return path.length <= limits.path_max_length && PATH.test(path) && !NO_PAGE.test(path);
}

/**
 * The path of a page from another system: its old one, if an owner's page can have it here, but without the
 * folder `pages`.
 *
 * @param slug the fallback name
 * @param taken the ids of pages by path, to which it is added
 * @returns the path, the desired one, and whether they differ because something else is there
 */
export function freePath(
  { addresses }: ImportedPost,
  slug: string,
  id: string,
  taken: Map<string, string>,
): { path: string; wanted: string; isOther: boolean } {
  const before = safePath(addresses[0] ?? "")?.replace(/^\/(?:pages\/)?|\.html?$/g, "");
  const wanted = before !== undefined && isPagePath(before) ? before : slug;
  const isFree = (path: string) =>
    isPagePath(path) && (taken.get(path) ?? id) === id && !OWN.has(firstWord(path));
  // Nothing can be below a page of this site.
  const long = OWN.has(firstWord(wanted)) ? slug : wanted;
  const base = long.slice(0, BASE_LENGTH).replace(/[-/]$/, "");
  let path = isFree(wanted) ? wanted : base;
  for (let number = 2; !isFree(path); number++) path = `${base}-${number}`;
  taken.set(path, id);
  return { path, wanted, isOther: path !== wanted };
}
