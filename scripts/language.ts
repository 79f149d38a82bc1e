/** `npm run language -- fr` creates the file for another language, see CONTRIBUTING.md. */
import { UserError } from "./lib/user-error.ts";
import { parseArgs } from "node:util";
import { runCommand } from "./lib/command-line.ts";
import { addLanguage } from "./words/new-language.ts";

await runCommand(() => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [language, ...others] = positionals;
  if (language === undefined || others.length > 0)
    throw new UserError("Which language? npm run language -- fr");
  const file = addLanguage(language);
  console.log(`${file}: fill in the texts; npm run check says which are missing.`);
  console.log("Then npm run db:types writes the emails of accounts in the language.");
});
