import fs from "node:fs";
import path from "node:path";
import { escaped } from "../../src/lib/html/escaped.ts";
import { accountEmails } from "../../src/lib/supabase/account-emails.ts";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { interfaceLanguages } from "./interface-languages.ts";
import { inEnglish, sayIn } from "./say.ts";
import { WRITTEN_IN } from "./translate.ts";

/** The English ones are in the folder itself, other languages in a subfolder named after them. */
export const templatesFolder = "supabase/templates";

const LAYOUT = path.join(import.meta.dirname, "account-email.html");
const GENERATED = "<!-- Made of src/lib/supabase/account-emails.ts by `npm run db:types`. -->";

/**
 * The templates of account emails, which Supabase fills in and sends, in each language of the interface.
 *
 * @returns the text of each file by its path in the project
 */
export async function emailTemplates(): Promise<Record<string, string>> {
  const languages = await Promise.all(interfaceLanguages().map(templatesIn));
  return Object.fromEntries(languages.flat());
}

async function templatesIn(language: string): Promise<[file: string, html: string][]> {
  const say = await sayIn(language);
  const layout = fs.readFileSync(LAYOUT, "utf8").replace("\n", `\n${GENERATED}\n`);
  const folder = language === WRITTEN_IN ? "" : `${language}/`;
  return Object.entries(accountEmails).map(([name, { title, text, button, foot }]) => {
    const html = inEnglish(layout, {
      language: `lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}`,
      title: escaped(say(title)),
      text: escaped(say(text, { site: "{{ .SiteURL }}" })),
      button: escaped(say(button)),
      foot: escaped(say(foot)),
    });
    return [`${templatesFolder}/${folder}${name}.html`, html];
  });
}
