/**
 * The site's languages besides the one in `language.ts`, which also need files in `src/languages/`: with
 * `["de"]` all of its pages are below `/de`, too. See docs/languages.md, also for texts of this folder in
 * several languages.
 */
export const otherLanguages: readonly string[] = [];
