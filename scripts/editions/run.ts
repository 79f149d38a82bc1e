import path from "node:path";
import { UserError } from "../lib/user-error.ts";
import { runScript } from "../lib/run-script.ts";
import { otherLanguages } from "../words/site-languages.ts";

/**
 * Runs a script of this folder for each other edition, one after the other: each in a separate process, whose
 * language is fixed, and whose memory is freed when it ends.
 *
 * @param options passed to the script, as JSON
 * @throws {UserError} if one fails, which has reported why
 */
export async function forOtherEditions(script: string, options: object): Promise<void> {
  for (const language of otherLanguages) {
    const file = path.join(import.meta.dirname, script);
    const env = { ...process.env, EDITION_LANGUAGE: language };
    if (!(await runScript(file, options, env)))
      throw new UserError(`The site could not be built in “${language}”.`);
  }
}
