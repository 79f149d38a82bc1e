import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** A file, or all that are below a directory, in order; nothing if there is neither. */
export function filesIn(fileOrDirectory: string): string[] {
  if (!fs.existsSync(fileOrDirectory)) return [];
  if (fs.statSync(fileOrDirectory).isFile()) return [fileOrDirectory];
  return fs
    .readdirSync(fileOrDirectory, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => path.join(fileOrDirectory, name))
    .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** A hash of names and contents, wherever the files are. */
export function hashFiles(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(path.basename(file)).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
