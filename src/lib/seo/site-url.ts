import { fileOnHost } from "@/lib/base-path";
import { editions, PREFIX, type Edition } from "@/lib/editions";
import { siteOrigin } from "./site-origin";

/** The site's feeds, written by scripts/seo. */
export const feeds = [
  { name: "RSS", type: "application/rss+xml", path: "/rss.xml" },
  { name: "Atom", type: "application/atom+xml", path: "/atom.xml" },
  { name: "JSON Feed", type: "application/feed+json", path: "/feed.json" },
];

/** Feeds need absolute URLs: a site without a configured address has none. */
export function hasFeeds(): boolean {
  return siteOrigin() !== "";
}

/**
 * The URL of a page, or of a file in the language of an edition, as published in metadata: absolute when the site's
 * address is known, else a path on its host. A page that shows a text is for search engines the one of the edition in
 * its language, else of the main one; others are themselves in each edition.
 *
 * @param path begins with `/`
 * @param writtenIn language of the text that the page shows, BCP 47; none if it is of the interface
 */
export function siteUrl(path: string, writtenIn?: string): string {
  if (!import.meta.env.HAS_EDITIONS) return fileUrl(path);
  return urlIn(writtenIn === undefined ? PREFIX : (editionFor(writtenIn)?.prefix ?? ""), path);
}

/** The URL of a file that all editions share, as {@link siteUrl} has it. */
export function fileUrl(path: string): string {
  return siteOrigin() ? siteOrigin() + path : fileOnHost(path);
}

/**
 * The URL of a page in an edition. Of the home page below a prefix without a slash at its end: hosts differ in whether
 * they lead from one to the other, and the build writes the page for both.
 */
function urlIn(prefix: string, path: string): string {
  return fileUrl(prefix && path === "/" ? prefix : prefix + path);
}

/** The edition in a language: `de` is also that for who asks for `de-AT`. */
function editionFor(language: string): Edition | undefined {
  return (
    editions.find((edition) => edition.language === language) ??
    editions.find((edition) => primary(edition.language) === primary(language))
  );
}

const primary = (language: string): string | undefined => language.split("-", 1)[0];

/**
 * A page of the interface in each language, and for everybody else in the main one; none where there is one only.
 *
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function editionAlternates(path: string): { hreflang: string; url: string }[] {
  if (!import.meta.env.HAS_EDITIONS) return [];
  const alternates = editions.map(({ language, prefix }) => ({
    hreflang: language,
    url: urlIn(prefix, path),
  }));
  return [...alternates, { hreflang: "x-default", url: urlIn("", path) }];
}
