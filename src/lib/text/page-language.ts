/** The owner's choice, set by the build (scripts/words/plugin.ts); undefined elsewhere, as in tests. */
declare const SITE_LANGUAGE: string | undefined;

/** The language of the interface, which every page declares: the owner's choice in `src/content/language.ts`. */
export const PAGE_LANGUAGE = typeof SITE_LANGUAGE === "string" ? SITE_LANGUAGE : "en";
