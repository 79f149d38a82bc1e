import { request } from "@/lib/supabase/client";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { isRightToLeft } from "@/lib/text/right-to-left";
import { numberForms } from "@/lib/text/number-forms";

/** By which the words of this build are known, put in by the build; empty for English. There is none elsewhere. */
declare const SITE_WORDS: string | undefined;

/**
 * Has the database say emails and calendars in the language of this build, of which it gets the words: where it has
 * others, and from a build alone.
 *
 * @throws {BackendError} if it refuses them, or does not answer
 */
export async function bringWords(): Promise<void> {
  if (typeof SITE_WORDS !== "string") return;
  const data = await request((client) => client.rpc("mail_language"));
  if (data[0]?.version === SITE_WORDS) return;
  const brought =
    SITE_WORDS === ""
      ? {}
      : {
          words: (await import("@/lib/supabase/database-words")).databaseWords,
          forms: numberForms(PAGE_LANGUAGE),
          is_right_to_left: isRightToLeft(PAGE_LANGUAGE),
        };
  const version = SITE_WORDS;
  await request((client) =>
    client.rpc("set_mail_language", { language: PAGE_LANGUAGE, version, ...brought }),
  );
}
