const KEY = "dates-language";

/** The language that this browser's user chose for dates and numbers, if another than the browser's. */
export function chosenDatesLanguage(): "en" | undefined {
  try {
    return localStorage.getItem(KEY) === "en" ? "en" : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a language for dates and numbers, and loads the page in it.
 *
 * @param language undefined for the browser's
 */
export function chooseDatesLanguage(language: "en" | undefined): void {
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, dates stay as they are.
  }
  window.location.reload();
}

/** The name of the browser's language in that language, e.g. «Deutsch»; undefined for English. */
export function nameOfBrowsersLanguage(): string | undefined {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale);
  if (language === "en") return undefined;
  return new Intl.DisplayNames([language], { type: "language" }).of(language);
}
