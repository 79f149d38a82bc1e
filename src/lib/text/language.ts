import { editions } from "@/lib/editions";
import { PAGE_LANGUAGE } from "./page-language";
import { isRightToLeft } from "./right-to-left";

/** The language of the main edition: the default for texts without a language. */
export const MAIN_LANGUAGE = import.meta.env.HAS_EDITIONS
  ? (editions[0]?.language ?? PAGE_LANGUAGE)
  : PAGE_LANGUAGE;

/**
 * The `lang` and `dir` attributes of an element with text in this language; none if it is the
 * page's.
 *
 * @param language as the database accepts it: BCP 47, with at most a script and a region
 */
export function inLanguage(language: string = PAGE_LANGUAGE): {
  lang?: string;
  dir?: "ltr" | "rtl";
} {
  if (language === PAGE_LANGUAGE) return {};
  return { lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" };
}

/** A language's own name, e.g. "Deutsch"; its code if that is not known. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** A language with a territory, as https://ogp.me requires: `de_DE`. */
export function openGraphLocale(language: string): string {
  // Most articles take this path, because the first use of Intl costs a slow phone milliseconds.
  if (language === "en") return "en_US";
  const locale = new Intl.Locale(language).maximize();
  return locale.region ? `${locale.language}_${locale.region}` : locale.language;
}

/** A noun within a sentence of the interface: without the capital letter of a label, which German keeps. */
export function withinSentence(noun: string): string {
  return PAGE_LANGUAGE === "de" ? noun : noun.toLowerCase();
}
