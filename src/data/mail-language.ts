import { request } from "@/lib/supabase/client";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { isRightToLeft } from "@/lib/text/right-to-left";
import { numberForms } from "@/lib/text/number-forms";

/** Identifies the translations of this build, set by the build; empty for English. Undefined elsewhere. */
declare const SITE_WORDS: string | undefined;

/**
 * Uploads this build's translations of emails and calendars if the database has others. Builds only.
 *
 * @throws {BackendError} if it rejects them, or does not respond
 */
export async function uploadTranslations(): Promise<void> {
  if (typeof SITE_WORDS !== "string") return;
  const data = await request((client) => client.rpc("mail_language"));
  if (data[0]?.version === SITE_WORDS) return;
  const translations =
    SITE_WORDS === ""
      ? {}
      : {
          words: (await import("@/lib/supabase/database-words")).databaseWords,
          forms: numberForms(PAGE_LANGUAGE),
          is_right_to_left: isRightToLeft(PAGE_LANGUAGE),
        };
  const version = SITE_WORDS;
  await request((client) =>
    client.rpc("set_mail_language", { language: PAGE_LANGUAGE, version, ...translations }),
  );
}
