/** `npm run language -- fr` creates the file for another language, see CONTRIBUTING.md. */
import { UserError } from "./lib/user-error.ts";
import { runCommand } from "./lib/command-line.ts";
import { addLanguage } from "./words/new-language.ts";

await runCommand(() => {
  const [, , language] = process.argv;
  if (language === undefined) throw new UserError("Which language? npm run language -- fr");
  const file = addLanguage(language);
  console.log(`${file}: fill in the texts; npm run check says which are missing.`);
  console.log("Then npm run db:types writes the emails of accounts in the language.");
});
