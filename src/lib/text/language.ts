/** What the interface is written in; `index.html` says it of every page. */
const PAGE_LANGUAGE = "en";
/** The same with its territory. */
const PAGE_LOCALE = "en_US";
/** Adlam, Arabic, Hebrew, Mandaic, N'Ko, Hanifi Rohingya, Samaritan, Syriac, Thaana */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The attributes of an element whose text is in this language; none where it is that of the page.
 *
 * @param language as the database takes it: BCP 47, with a script and a region at most
 */
export function inLanguage(language: string = PAGE_LANGUAGE): {
  lang?: string;
  dir?: "ltr" | "rtl";
} {
  if (language === PAGE_LANGUAGE) return {};
  const { script = "" } = new Intl.Locale(language).maximize();
  return { lang: language, dir: RIGHT_TO_LEFT.test(script) ? "rtl" : "ltr" };
}

/** A language with a territory, as https://ogp.me wants it: `de_DE`. */
export function openGraphLocale(language: string): string {
  // Most articles: the first use of Intl costs a slow phone milliseconds.
  if (language === PAGE_LANGUAGE) return PAGE_LOCALE;
  const locale = new Intl.Locale(language).maximize();
  return locale.region ? `${locale.language}_${locale.region}` : locale.language;
}
