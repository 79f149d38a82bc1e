/**
 * The site in one language. There is one in each that `src/content/` names, with the same pages, files and
 * data; each is built of the same code, see scripts/editions.
 */
export type Edition = {
  /** BCP 47. */
  language: string;
  /** What those who speak it call it. */
  name: string;
  /** What stands before the paths of its pages: nothing in the main one, else e.g. `/de`. */
  prefix: string;
  /** Offers it to those who read another, in its own language. */
  offer: string;
};

/** Put in by the build (scripts/words); there are none elsewhere, as in tests. */
declare const SITE_EDITIONS: readonly Edition[] | undefined;
declare const EDITION_PREFIX: string;

/** What stands before the paths of pages in this edition. */
export const PREFIX = typeof EDITION_PREFIX === "string" ? EDITION_PREFIX : "";

/** All of them, the main one first; none where there is only one. */
export const editions: readonly Edition[] = typeof SITE_EDITIONS === "object" ? SITE_EDITIONS : [];

/** Those besides this one. */
export const otherEditions = import.meta.env.HAS_EDITIONS
  ? editions.filter(({ prefix }) => prefix !== PREFIX)
  : editions;
