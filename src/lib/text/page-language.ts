/** The owner's choice, put in by the build (scripts/words/plugin.ts); there is none elsewhere, as in tests. */
declare const SITE_LANGUAGE: string | undefined;
declare const SITE_DIRECTION: "rtl" | undefined;

/** The language of the interface, which every page declares: the owner's choice in `src/content/language.ts`. */
export const PAGE_LANGUAGE = typeof SITE_LANGUAGE === "string" ? SITE_LANGUAGE : "en";

/** How the interface is written; undefined from left to right, as everything is without it. */
export const PAGE_DIRECTION = typeof SITE_DIRECTION === "string" ? SITE_DIRECTION : undefined;
