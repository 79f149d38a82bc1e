import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Texts = Readonly<Record<string, unknown>>;

const FOLDER = "src/languages";
const GERMAN = "de.ts";
/** Files of ours. */
const OURS = new Set([GERMAN, "catalogue.ts"]);

/**
 * Renames the keys in language files of the owner's own whose English a release has reworded: a text with the same
 * German as before is the same text. The others stay, and `npm run check` names them.
 *
 * @param root of the site after the upgrade
 * @param former root of the site before
 */
export async function renameTexts(root: string, former: string): Promise<void> {
  const folder = path.join(root, FOLDER);
  const own = fs.readdirSync(folder).filter((file) => !OURS.has(file));
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
    const at = path.join(folder, file);
    const text = fs
      .readFileSync(at, "utf8")
      .replace(/^ {2}(?:("(?:[^"\\]|\\.)*")|(\w+)):/gm, (line, quoted?: string, bare = "") => {
        const key = renamed.get(quoted ? JSON.parse(quoted) : bare);
        if (key === undefined) return line;
        return `  ${/^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key)}:`;
      });
    fs.writeFileSync(at, text);
  }
}

async function textsIn(root: string): Promise<Texts> {
  const { texts }: { texts: Texts } = await import(
    pathToFileURL(path.join(root, FOLDER, GERMAN)).href
  );
  return texts;
}

/** The keys of texts that others do not have, by their German. */
function onlyIn(texts: Texts, others: Texts): Map<string, string[]> {
  const only = Object.keys(texts).filter((key) => !(key in others));
  return Map.groupBy(only, (key) => JSON.stringify(texts[key]));
}
