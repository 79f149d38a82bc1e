import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";

const KEY = storageKey("dates-language");

/** The site's language, if the user chose it for dates and numbers instead of the browser's. */
export function chosenDatesLanguage(): string | undefined {
  return storedText(KEY) === PAGE_LANGUAGE ? PAGE_LANGUAGE : undefined;
}

/**
 * Stores a language for dates and numbers, and reloads the page in it.
 *
 * @param language undefined for the browser's
 */
export function chooseDatesLanguage(language: string | undefined): void {
  storeText(KEY, language ?? "");
  window.location.reload();
}

/** The browser's language in that language, e.g. "Deutsch"; undefined if it is the site's. */
export function browserLanguageName(): string | undefined {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale);
  if (language === new Intl.Locale(PAGE_LANGUAGE).language) return undefined;
  return new Intl.DisplayNames([language], { type: "language" }).of(language);
}
