import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { otherLanguages } from "../words/site-languages.ts";

/**
 * Runs a script of this folder for each other edition, one after the other: each in a process of its own, whose language
 * is fixed, and whose memory is free when it ends.
 *
 * @param options what the script is given, as JSON
 * @throws {StartError} if one fails, which has said why
 */
export async function forOtherEditions(script: string, options: object): Promise<void> {
  for (const language of otherLanguages) {
    const file = path.join(import.meta.dirname, script);
    const env = { ...process.env, EDITION_LANGUAGE: language };
    const child = spawn(process.execPath, [file, JSON.stringify(options)], {
      env,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new StartError(`The site could not be built in «${language}».`);
  }
}
