import path from "node:path";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { listOf, textOf } from "../../lib/json.ts";
import type { Head } from "./head.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { isBundle } from "./names.ts";

/** Folders from which systems serve root-relative paths. */
const STATIC = ["", "static", "public", "assets", "src", "src/assets", "source", "content", "docs"];

/**
 * Finds the pictures of a folder's texts: beside the text, below the root of the old site, or the only file
 * with that name anywhere, as Obsidian does and as sites below a path need.
 *
 * @param files every file, by its path from the folder
 * @returns looks up a picture: its path from the folder; null if there is none
 */
export function pictureFinder(
  files: readonly string[],
): (file: string, url: string) => string | null {
  // File systems have several forms of the same letters.
  const known = new Map(files.map((file) => [file.normalize(), file]));
  const byName = Map.groupBy(known.keys(), (file) => path.posix.basename(file).toLowerCase());
  return (file, url) => {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return null;
    const name = decoded(url.replace(/[?#].*$/, "")).normalize();
    const own = path.posix.join(path.posix.dirname(file), path.posix.parse(file).name);
    const beside = [
      path.posix.dirname(file),
      own,
      own.replace(/\/\d{4}-\d\d?-\d\d?-([^/]+)$/, "/$1"),
    ];
    const found = [...(name.startsWith("/") ? [] : beside), ...STATIC]
      .map((folder) => path.posix.join(folder, name).normalize().replace(/^\//, ""))
      .find((candidate) => known.has(candidate));
    const all = byName.get(path.posix.basename(name).toLowerCase()) ?? [];
    const [served, ...others] = name.startsWith("/")
      ? all.filter((one) => one.endsWith(`/public${name}`) || one.endsWith(`/static${name}`))
      : [];
    const isOnly = served !== undefined && others.length === 0;
    return known.get(found ?? (isOnly ? served : mostLike(name, all)) ?? "") ?? null;
  };
}

/** Folders of files that Hugo serves, or that its themes look for albums in. */
const OF_HUGO = ["static", "assets", "content", "assets/media/albums", "static/media/albums"];

/**
 * Finds the files that a pattern with asterisks names, beside a text or, unless it begins with `./`, where Hugo serves
 * them from.
 *
 * @param files every file, by its path from the folder
 * @returns their paths from the folder, with a slash first
 */
export function filesByPattern(
  files: readonly string[],
): (file: string, pattern: string) => string[] {
  const byFolder = Map.groupBy(files, (file) => path.posix.dirname(file));
  return (file, pattern) => {
    const { dir, base } = path.posix.parse(pattern);
    const [start = "", ...parts] = base.split("*");
    const end = parts.at(-1) ?? "";
    const isNamed = (name: string) =>
      parts.length === 0 ? name === base : name.startsWith(start) && name.endsWith(end);
    const beside = pattern.startsWith("/") ? [] : [path.posix.dirname(file)];
    const places = pattern.startsWith("./") ? beside : [...beside, ...OF_HUGO];
    const found = places.map((place) =>
      (byFolder.get(path.posix.join(place, dir).replace(/\/$/, "")) ?? []).filter((one) =>
        isNamed(path.posix.basename(one)),
      ),
    );
    return (found.find((one) => one.length > 0) ?? [])
      .toSorted(new Intl.Collator("en", { numeric: true }).compare)
      .map((one) => `/${one}`);
  };
}

/** The file that shares the most trailing path segments. */
function mostLike(name: string, files: readonly string[]): string | null {
  const wanted = name
    .split("/")
    .filter((part) => part && part !== "." && part !== "..")
    .toReversed();
  const inCommon = (file: string) => {
    const names = file.split("/").toReversed();
    const end = wanted.findIndex(
      (part, index) => part.toLowerCase() !== names[index]?.toLowerCase(),
    );
    return end < 0 ? wanted.length : end;
  };
  const [best, next] = files
    .map((file) => ({ file, common: inCommon(file) }))
    .toSorted((one, other) => other.common - one.common);
  if (!best || best.common === 0 || best.common === next?.common) return null;
  // A unique name, or a path that differs only at its beginning.
  return files.length === 1 || best.common > 1 ? best.file : null;
}

/** Whether it names one picture, not several by a pattern. */
function isPicture(src: string): boolean {
  return PICTURE_FILE.test(src) && !src.includes("*");
}

/** File names of covers, the most exact first. */
const COVERS = [/feature/i, /cover|thumb/i];

/**
 * Finds the picture that Hugo and its themes use as the cover of a page bundle, by its name.
 *
 * @param files every file, by its path from the folder
 */
export function coverFinder(files: readonly string[]): (file: string, head: Head) => string | null {
  const pictures = files.filter((file) => PICTURE_FILE.test(file));
  const byFolder = Map.groupBy(pictures, (picture) => path.posix.dirname(picture));
  return (file, head) => {
    if (!isBundle(file)) return null;
    const beside = (byFolder.get(path.posix.dirname(file)) ?? [])
      .map((picture) => path.posix.basename(picture))
      .map((name) => ({ name, src: name }));
    const all = [...listOf(head["resources"]), ...beside].filter(({ src }) =>
      isPicture(textOf(src)),
    );
    const named = COVERS.map((test) => all.find(({ name }) => test.test(textOf(name)))).find(
      Boolean,
    );
    return named ? textOf(named.src) : null;
  };
}
