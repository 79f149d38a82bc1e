import fs from "node:fs";
import { UserError } from "../lib/user-error.ts";
import { filesIn } from "../lib/folder-files.ts";
import { fileOf } from "./file-of.ts";

export type BuiltPaths = ReturnType<typeof builtPathsIn>;

/** The files built so far in some directories, which may be missing, by name. */
export function builtPathsIn(...directories: string[]) {
  const files = new Set<string>();
  const folders = new Set<string>();
  const take = (name: string) => {
    const file = comparable(name);
    files.add(file);
    for (const folder of foldersOf(file)) folders.add(folder);
  };
  for (const directory of directories.filter((one) => fs.existsSync(one))) {
    for (const file of filesIn(directory)) take(file);
  }
  return {
    take,
    /**
     * Whether a page at a path would replace a file, or block it.
     *
     * @param at percent-decoded path
     */
    isTaken: (at: string) => {
      const page = comparable(`${pageAt(at)}.html`);
      // Hosts serve a folder's index at the URL of the folder.
      const ofFolder = page.replace(/\/index\.html$/, ".html");
      const moved = comparable(fileOf(`${pageAt(at)}.html`));
      const own = [page, moved, ofFolder, comparable(at), comparable(`${at}/index.html`)];
      return (
        own.some((name) => files.has(name)) ||
        folders.has(page) ||
        foldersOf(page).some((folder) => files.has(folder))
      );
    },
  };
}

/** Some file systems and hosts are case-insensitive, so all comparisons here are. */
function comparable(name: string): string {
  return name.replace(/^\//, "").normalize().toLowerCase();
}

/**
 * @param pages percent-encoded paths
 * @throws {UserError} if two of them would have the same file
 */
export function refuseCollisions(pages: readonly string[]): void {
  const taken = new Map<string, string>();
  for (const at of pages) {
    const file = comparable(fileOf(decodeURIComponent(at)));
    const other = taken.get(file) ?? at;
    if (other !== at) {
      throw new UserError(
        `${other} and ${at} would be one file on Windows and macOS. Give one of them another address.`,
      );
    }
    taken.set(file, at);
  }
}

function foldersOf(file: string): string[] {
  const names = file.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
}

/** The path of the page at a URL that may end in `.html`, as every file does. */
export function pageAt(pathname: string): string {
  return pathname.replace(/\.html$/, "");
}
