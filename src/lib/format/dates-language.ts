import { storageKey } from "@/lib/base-path";

const KEY = storageKey("dates-language");

/** The language that the user chose for dates and numbers, if it is not the browser's. */
export function chosenDatesLanguage(): "en" | undefined {
  try {
    return localStorage.getItem(KEY) === "en" ? "en" : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a language for dates and numbers, and reloads the page in it.
 *
 * @param language undefined for the browser's
 */
export function chooseDatesLanguage(language: "en" | undefined): void {
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, dates stay as they are.
  }
  window.location.reload();
}

/** The browser's language in that language, e.g. «Deutsch»; undefined for English. */
export function browserLanguageName(): string | undefined {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale);
  if (language === "en") return undefined;
  return new Intl.DisplayNames([language], { type: "language" }).of(language);
}
