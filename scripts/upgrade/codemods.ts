import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What a file of `scripts/upgrade/codemods/` exports: it changes the owner's files in a directory. */
export type Codemod = (root: string) => void | Promise<void>;

/** Runs the codemods of all releases after the site's current one, oldest first, and returns their names. */
export async function runCodemods(root: string, from: string): Promise<string[]> {
  const directory = path.join(root, "scripts/upgrade/codemods");
  const names = fs.existsSync(directory) ? fs.readdirSync(directory) : [];
  const due = names
    .filter((name) => name.endsWith(".ts") && compareVersions(path.parse(name).name, from) > 0)
    .toSorted((a, b) => compareVersions(path.parse(a).name, path.parse(b).name));
  for (const name of due) {
    const { codemod }: { codemod: Codemod } = await import(
      pathToFileURL(path.join(directory, name)).href
    );
    await codemod(root);
  }
  return due;
}

/** Returns a number above zero if the first of two versions like "1.10.0" is the later one. */
export const compareVersions = new Intl.Collator("en", { numeric: true }).compare;
