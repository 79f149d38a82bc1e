/**
 * The site in one language. There is one for each language in `src/content/`, with the same pages, files and
 * data, built from the same code, see scripts/editions.
 */
export type Edition = {
  /** BCP 47. */
  language: string;
  /** The language's own name. */
  name: string;
  /** The path prefix of its pages: empty in the main one, otherwise e.g. `/de`. */
  prefix: string;
  /** Offers it to readers of another edition, in its own language. */
  offer: string;
};

/** Set by the build (scripts/words); undefined elsewhere, as in tests. */
declare const SITE_EDITIONS: readonly Edition[] | undefined;
declare const EDITION_PREFIX: string;

/** The path prefix of pages in this edition. */
export const PREFIX = typeof EDITION_PREFIX === "string" ? EDITION_PREFIX : "";

/** All of them, the main one first; empty if there is only one. */
export const editions: readonly Edition[] = typeof SITE_EDITIONS === "object" ? SITE_EDITIONS : [];

export const otherEditions = import.meta.env.HAS_EDITIONS
  ? editions.filter(({ prefix }) => prefix !== PREFIX)
  : editions;
