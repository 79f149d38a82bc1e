import fs from "node:fs";
import path from "node:path";
import { filesIn } from "../../scripts/lib/folder-files.ts";

/** The contents of the files below a folder, by their paths from it. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), "latin1")]),
  );
}
