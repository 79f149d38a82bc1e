import fs from "node:fs";
import path from "node:path";
import { root } from "../lib/root.ts";

/** The sample pages, which serve as templates. */
const FOLDER = path.join(root, "supabase/seed/pages");

/** Their names, in a stable order. */
export const pageTemplates = fs
  .readdirSync(FOLDER)
  .flatMap((file) => (file.endsWith(".md") ? path.basename(file, ".md") : []))
  .toSorted();

/** A file for the owner's folder: without the sample's id, so that it is pushed as a new draft. */
export function pageFromTemplate(name: string): string {
  const text = fs.readFileSync(path.join(FOLDER, `${name}.md`), "utf8");
  return text.replace(/\r\n/g, "\n").replace(/^id: .*\n/m, "");
}
