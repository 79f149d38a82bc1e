export type Translation = {
  url: string;
  /** BCP 47. */
  language: string;
  /** ISO 8601. */
  listed_at: string;
};

/** Sorts the versions by date of publication, as the first one is probably the original. */
export function inOrder(versions: readonly Translation[]): Translation[] {
  return versions.toSorted(
    (one, other) =>
      Date.parse(one.listed_at) - Date.parse(other.listed_at) || (one.url < other.url ? -1 : 1),
  );
}

/**
 * Which article search engines show to whom: one for each language, and for everyone else the one in the site's
 * language, or the original.
 *
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * @param versions an article and its translations, in any order
 * @param siteLanguage BCP 47
 * @returns the same for each of the versions; nothing for an article without translations
 */
export function alternatesOf(
  versions: readonly Translation[],
  siteLanguage: string,
): { hreflang: string; url: string }[] {
  const ordered = inOrder(versions);
  const defaultVersion = ordered.find(({ language }) => language === siteLanguage) ?? ordered[0];
  if (ordered.length < 2 || !defaultVersion) return [];
  return [
    ...ordered.map(({ language, url }) => ({ hreflang: language, url })),
    { hreflang: "x-default", url: defaultVersion.url },
  ];
}
