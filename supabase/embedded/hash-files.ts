import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesIn } from "../../scripts/lib/folder-files.ts";

/** A file, or all files below a directory, sorted; empty if there is neither. */
export function filesAt(entry: string): string[] {
  const stats = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isFile() ? [entry] : filesIn(entry).map((name) => path.join(entry, name));
}

/** A hash of names and contents, independent of where the files are. */
export function hashFiles(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(path.basename(file)).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** A module and everything it imports by relative paths, directly or indirectly, except types. */
export function modulesOf(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  const imports = fs
    .readFileSync(file, "utf8")
    .matchAll(/^(?:import|export)(?! type\b)[^;]*? from "(\.[^"]+)";/gm);
  for (const [, name = ""] of imports) modulesOf(path.resolve(path.dirname(file), name), found);
  return [...found];
}
