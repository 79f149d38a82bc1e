import { textLanguage } from "@/lib/said";
import { inLanguage, MAIN_LANGUAGE } from "./language";

/**
 * The `lang` and `dir` attributes of an element with one of the owner's texts without a language of its own: from
 * `src/content/`, the settings, or a project. None if the site has a single language, or the text is in the page's.
 */
export function asWritten(text: string | undefined): ReturnType<typeof inLanguage> {
  if (!import.meta.env.HAS_EDITIONS) return {};
  return inLanguage(textLanguage(text) ?? MAIN_LANGUAGE);
}
