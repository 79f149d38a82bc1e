import path from "node:path";
import { decoded } from "../../decoded.ts";
import { listOf, textOf } from "../source.ts";
import type { Head } from "./head.ts";
import { isBundle } from "./names.ts";

/** Where systems keep the files that a path from the root of the site leads to. */
const STATIC = ["", "static", "public", "assets", "src", "src/assets", "source", "content", "docs"];

/**
 * Finds the pictures that texts of a folder show: beside the text, below the root of the old site, or wherever the
 * only file of that name is, as Obsidian does and as a site below a path has it.
 *
 * @param files every file, by its path from the folder
 * @returns looks a picture up: its path from the folder; null if there is none
 */
export function pictureFinder(
  files: readonly string[],
): (file: string, address: string) => string | null {
  const known = new Set(files);
  const byName = Map.groupBy(files, (file) => path.posix.basename(file).toLowerCase());
  return (file, address) => {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return null;
    const name = decoded(address.replace(/[?#].*$/, ""));
    const own = path.posix.join(path.posix.dirname(file), path.posix.parse(file).name);
    const beside = [
      path.posix.dirname(file),
      own,
      own.replace(/\/\d{4}-\d\d?-\d\d?-([^/]+)$/, "/$1"),
    ];
    const found = [...(name.startsWith("/") ? [] : beside), ...STATIC]
      .map((folder) => path.posix.join(folder, name).replace(/^\//, ""))
      .find((place) => known.has(place));
    return found ?? mostLike(name, byName.get(path.posix.basename(name).toLowerCase()) ?? []);
  };
}

/** The one file that has more of the path's names at its end than any other. */
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
  // A name of its own, or a path that only begins elsewhere.
  return files.length === 1 || best.common > 1 ? best.file : null;
}

const PICTURE = /^[^*]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** What the name of a cover says, the most exact first. */
const COVERS = [/feature/i, /cover|thumb/i];

/**
 * Finds the picture that Hugo and its themes take for the cover of a text in a folder of its own, as its name says so.
 *
 * @param files every file, by its path from the folder
 */
export function coverFinder(files: readonly string[]): (file: string, head: Head) => string | null {
  const pictures = files.filter((file) => PICTURE.test(file));
  const byFolder = Map.groupBy(pictures, (picture) => path.posix.dirname(picture));
  return (file, head) => {
    if (!isBundle(file)) return null;
    const beside = (byFolder.get(path.posix.dirname(file)) ?? [])
      .map((picture) => path.posix.basename(picture))
      .map((name) => ({ name, src: name }));
    const all = [...listOf(head["resources"]), ...beside].filter(({ src }) =>
      PICTURE.test(textOf(src)),
    );
    const named = COVERS.map((test) => all.find(({ name }) => test.test(textOf(name)))).find(
      Boolean,
    );
    return named ? textOf(named.src) : null;
  };
}
