import fs from "node:fs";
import path from "node:path";
import { contentOf } from "../../release/sealed.ts";

/**
 * Restores a site's own emails: an upgrade to 1.3 left them under their former name, where nothing reads them, beside
 * the samples. Samples that the owner has edited since stay.
 */
export function codemod(root: string): void {
  const directory = path.join(root, "src/content");
  const former = path.join(directory, "appointment-mails.ts");
  if (!fs.existsSync(former)) return;
  const present = path.join(directory, "appointment-emails.ts");
  const text = fs.readFileSync(present, "utf8").replaceAll("\r\n", "\n");
  if (text === contentOf("1.5.0")["appointment-emails.ts"]) fs.renameSync(former, present);
}
