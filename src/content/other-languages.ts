/**
 * The languages that the site is in besides the one of `language.ts`, with files in `src/languages/` as well: with `["de"]`
 * all of its pages are below `/de`, too. See docs/languages.md, also for texts of this folder in several languages.
 */
export const otherLanguages: readonly string[] = [];
