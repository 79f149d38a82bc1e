import { textLanguage } from "@/lib/said";
import { inLanguage, MAIN_LANGUAGE } from "./language";

/**
 * The `lang` and `dir` attributes of an element with a text of the owner's that has no language set: one in
 * `src/content/`, in the settings, or of a project. None if the site is in one language, or the text in the
 * page's.
 */
export function asWritten(text: string | undefined): ReturnType<typeof inLanguage> {
  if (!import.meta.env.HAS_EDITIONS) return {};
  return inLanguage(textLanguage(text) ?? MAIN_LANGUAGE);
}
