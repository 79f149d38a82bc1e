import fs from "node:fs";
import path from "node:path";

/** Updates imports of a page's language, which version 1.5 moved. */
export function codemod(root: string): void {
  const directory = path.join(root, "src/content");
  for (const name of fs.readdirSync(directory)) {
    const file = path.join(directory, name);
    const text = fs.readFileSync(file, "utf8");
    const changed = text.replace(
      /(\{ PAGE_LANGUAGE \} from ["']@\/lib\/text\/)language(?=["'])/,
      "$1page-language",
    );
    if (changed !== text) fs.writeFileSync(file, changed);
  }
}
