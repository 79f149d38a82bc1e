import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Catalogue } from "../../src/languages/catalogue.ts";
import { entriesOf } from "../lib/folder-files.ts";

/* A codemod imports this module where no packages are installed. */

const FOLDER = "src/languages";
const GERMAN = "de.ts";
/** Files of ours. */
const OURS = new Set([GERMAN, "catalogue.ts"]);

/** The owner's own language files, by their paths from the project's root. */
export function ownLanguages(root: string): string[] {
  const files = entriesOf(path.join(root, FOLDER));
  const own = files.filter((file) => file.endsWith(".ts") && !OURS.has(file));
  return own.map((file) => `${FOLDER}/${file}`);
}

/** The texts of a site's version. */
export async function textsIn(root: string): Promise<Catalogue> {
  const { texts }: { texts: Catalogue } = await import(
    pathToFileURL(path.join(root, FOLDER, GERMAN)).href
  );
  return texts;
}

/** A text as the key of a property. */
export function keyOf(text: string): string {
  return /^[A-Za-z]\w*$/.test(text) ? text : JSON.stringify(text);
}

/**
 * Renames the keys in language files of the owner's own whose English a release has reworded: a text with the same
 * German as before is the same text. The others stay, and `npm run check` names them.
 *
 * @param root of the site after the upgrade
 * @param former root of the site before
 */
export async function renameTexts(root: string, former: string): Promise<void> {
  const own = ownLanguages(root);
  if (own.length === 0) return;
  const before = await textsIn(former);
  const after = await textsIn(root);
  const added = onlyIn(after, before);
  const renamed = new Map<string, string>();
  for (const [german, [key, ...others]] of onlyIn(before, after)) {
    const [successor, ...more] = added.get(german) ?? [];
    const isClear = others.length === 0 && more.length === 0;
    if (key !== undefined && successor !== undefined && isClear) renamed.set(key, successor);
  }
  for (const file of own) {
    const at = path.join(root, file);
    const text = fs
      .readFileSync(at, "utf8")
      .replace(/^ {2}(?:("(?:[^"\\]|\\.)*")|(\w+)):/gm, (line, quoted?: string, bare = "") => {
        const key = renamed.get(quoted ? JSON.parse(quoted) : bare);
        if (key === undefined) return line;
        return `  ${keyOf(key)}:`;
      });
    fs.writeFileSync(at, text);
  }
}

/** The keys of texts that others do not have, by their German. */
function onlyIn(texts: Catalogue, others: Catalogue): Map<string, string[]> {
  const only = Object.keys(texts).filter((key) => !(key in others));
  return Map.groupBy(only, (key) => JSON.stringify(texts[key]));
}
