import { mainLanguage } from "../words/site-languages.ts";
import { requestBackend, type Backend } from "./backend.ts";
import { pass, unknown, warn, type CheckResult } from "./finding.ts";
import type { Visit } from "./visit.ts";

/** Whether emails are in the site's language, which the owner's browser passes to the database. */
export async function mailLanguage(backend: Backend, visit: Visit): Promise<CheckResult> {
  const { status, text } = await requestBackend(backend, visit, "rpc/mail_language");
  const [, language] = /"language"\s*:\s*"([A-Za-z0-9-]+)"/.exec(text) ?? [];
  if (status !== 200 || language === undefined) {
    return unknown(
      "The database does not say which language its emails are in.",
      "Apply the migrations: npx supabase db push.",
    );
  }
  return language === mainLanguage
    ? pass(`Emails are in the language of the site, “${language}”.`)
    : warn(
        `The site is in “${mainLanguage}” (src/content/language.ts), and emails are in “${language}”.`,
        "Publish the site and open its admin area: that brings the language to the database.",
      );
}
