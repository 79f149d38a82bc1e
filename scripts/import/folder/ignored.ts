import path from "node:path";
import { escapeRegExp } from "../../../src/lib/text/escape-reg-exp.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import { hasValue } from "./fields.ts";
import type { Head } from "./head.ts";
import { inSite, type OldSite } from "./old-site.ts";

/** What Jekyll takes for a post in its folder of posts. */
const POST = /(?:^|\/)\d{2,4}-\d{1,2}-\d{1,2}-[^/]*$/;
/** Folders of its own; whether it builds the drafts, their names say. */
const OWN = /^_(?:posts|drafts)$/;

/** Where jekyll-multiple-languages-plugin has the posts of a language. */
const TRANSLATED = /^_i18n\/(?=[^/]+\/_posts\/)/;

/** The folders of Jekyll's collections, in lower case like all fields, with their URL patterns; null for one without pages. */
export function collectionsOf({ collections }: Head): [string, string | null][] {
  if (Array.isArray(collections))
    return collections.map((name) => [`_${textOf(name).toLowerCase()}`, null]);
  return Object.entries(objectOf(collections)).map(([name, written]) => {
    const collection = objectOf(written);
    return [`_${name}`, hasValue(collection, ["output"]) ? textOf(collection["permalink"]) : null];
  });
}

/**
 * Finds the files that Jekyll builds nothing of, whatever their front matter says.
 *
 * @param place the folders of its texts and of its collections
 * @returns why it ignores a file; null if it does not
 */
export function jekyllIgnores(
  config: Head,
  place: Pick<OldSite, "root" | "collections">,
): (file: string) => string | null {
  const named = new Map(collectionsOf(config));
  const isIncluded = matchesIn(config["include"]);
  const isExcluded = matchesIn(config["exclude"]);
  return (file) => {
    const below = path.posix.relative(place.root, file);
    if (below.startsWith("../")) return "is outside of the site’s folder";
    const folders = path.posix.dirname(below).split("/");
    if (folders.includes("_posts") && !POST.test(below)) return "has no date first";
    const isInCollection = folders.some((name) => OWN.test(name) || named.has(name.toLowerCase()));
    if (isInCollection && place.collections && !below.startsWith(`${place.collections}/`))
      return "is outside of the folder of collections";
    const special = path.posix
      .dirname(inSite(place, file).replace(TRANSLATED, ""))
      .split("/")
      .filter((name) => name.startsWith("_") && !OWN.test(name) && !isIncluded(name))
      .map((name) => name.toLowerCase());
    if (special.some((name) => !named.has(name))) return "is in a folder with an underscore first";
    if (special.some((name) => named.get(name) === null)) return "is in a collection without pages";
    // Each folder on the way is asked for, by its name alone whether it is included.
    const isRefused = below
      .split("/")
      .some((name, index, all) => !isIncluded(name) && isExcluded(pathTo(all, index)));
    return isRefused ? "is excluded by the configuration" : null;
  };
}

/** The path to a part of a file's path; those of folders end in a slash. */
function pathTo(parts: readonly string[], index: number): string {
  return parts.slice(0, index + 1).join("/") + (index < parts.length - 1 ? "/" : "");
}

/** Finds the files that Eleventy leaves out, by the lines of its file for that. */
export function eleventyIgnores(lines: string): (file: string) => string | null {
  const isIgnored = matchesIn(
    lines.split("\n").filter((line) => !/^\s*[#!]/.test(line)),
    true,
  );
  return (file) => (isIgnored(file) ? "is in .eleventyignore" : null);
}

/**
 * Matches the paths that a list, or one entry alone, names, and those in folders that it names.
 *
 * @param isOfEleventy whether `**` stands for no folder as well, and `*` stays within one; for Jekyll, a path only begins
 *   with what an entry says
 */
function matchesIn(written: unknown, isOfEleventy = false): (file: string) => boolean {
  const patterns = [written]
    .flat()
    .map((entry) =>
      textOf(entry)
        .trim()
        .replace(isOfEleventy ? /^\.?\/|\/+$/g : /^\.?\//, ""),
    )
    .filter(Boolean)
    .map((entry) => {
      const start = escapeRegExp(entry);
      const one = isOfEleventy ? "[^/]" : ".";
      const all = start
        .replaceAll(String.raw`\*\*/`, isOfEleventy ? "(?:.*/)?" : ".*/")
        .replace(/(?:\\\*)+/g, (marks) => (marks.length > 2 ? ".*" : `${one}*`))
        .replaceAll(String.raw`\?`, one);
      return new RegExp(`^${all}(?:/|$)${isOfEleventy ? "" : `|^${start}`}`);
    });
  return (file) => patterns.some((pattern) => pattern.test(file));
}
