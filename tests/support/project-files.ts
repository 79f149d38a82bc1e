import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/root.ts";

/**
 * The files in the repository, including uncommitted ones.
 *
 * @param patterns of Git, to select some of them
 */
export function projectFiles(...patterns: string[]): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...patterns];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  return listed.filter((file) => file !== "" && fs.existsSync(path.join(root, file)));
}

/** Copies files of the project to a folder. */
export function copyFiles(files: readonly string[], folder: string): void {
  for (const file of files) fs.cpSync(path.join(root, file), path.join(folder, file));
}
