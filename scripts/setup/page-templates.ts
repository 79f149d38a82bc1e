import fs from "node:fs";
import path from "node:path";

/** The sample pages, which an owner may begin with. */
const FOLDER = path.resolve(import.meta.dirname, "../../supabase/seed/pages");

/** Their names, in an order that stays. */
export const pageTemplates = fs
  .readdirSync(FOLDER)
  .flatMap((file) => (file.endsWith(".md") ? path.basename(file, ".md") : []))
  .toSorted();

/** A file for the folder of one's own texts: without the sample's id, so that it is sent as a new draft. */
export function pageFromTemplate(name: string): string {
  const text = fs.readFileSync(path.join(FOLDER, `${name}.md`), "utf8");
  return text.replace(/\r\n/g, "\n").replace(/^id: .*\n/m, "");
}
