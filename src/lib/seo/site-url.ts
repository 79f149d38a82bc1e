import { fileOnHost } from "@/lib/base-path";
import { editions, PREFIX, type Edition } from "@/lib/editions";
import { siteOrigin } from "./site-origin";

/** The site's feeds, written by scripts/seo. */
export const feeds = [
  { name: "RSS", type: "application/rss+xml", path: "/rss.xml" },
  { name: "Atom", type: "application/atom+xml", path: "/atom.xml" },
  { name: "JSON Feed", type: "application/feed+json", path: "/feed.json" },
];

/** Feeds need absolute URLs: a site without a configured URL has none. */
export function hasFeeds(): boolean {
  return siteOrigin() !== "";
}

/**
 * The URL of a page, or of a file in an edition's language, as published in metadata: absolute if the site's URL is
 * known, else a path on its host. The canonical page of a text is in the edition in its language, or else in the main
 * one; other pages are separate in each edition.
 *
 * @param path begins with `/`
 * @param writtenIn language of the text that the page shows, BCP 47; omitted for interface pages
 */
export function siteUrl(path: string, writtenIn?: string): string {
  if (!import.meta.env.HAS_EDITIONS) return fileUrl(path);
  return urlIn(writtenIn === undefined ? PREFIX : (editionFor(writtenIn)?.prefix ?? ""), path);
}

/** The URL of a file that all editions share, like {@link siteUrl}. */
export function fileUrl(path: string): string {
  return siteOrigin() ? siteOrigin() + path : fileOnHost(path);
}

/**
 * The URL of a page in an edition. The home page below a prefix has no trailing slash: hosts differ in which
 * one redirects to the other, and the build writes the page for both.
 */
function urlIn(prefix: string, path: string): string {
  return fileUrl(prefix && path === "/" ? prefix : prefix + path);
}

/** The edition in a language: `de` also serves `de-AT`, and `zh-Hant` texts in `zh-TW`. */
function editionFor(language: string): Edition | undefined {
  return (
    editions.find((edition) => edition.language === language) ??
    editions.find((edition) => written(edition.language) === written(language)) ??
    editions.find((edition) => primary(edition.language) === primary(language))
  );
}

/**
 * With the script, since Chinese in Taiwan has other characters than in China.
 *
 * @param code as the database accepts it, which is always a language
 */
function written(code: string): string {
  const { language, script = "" } = new Intl.Locale(code).maximize();
  return language + script;
}

const primary = (language: string): string | undefined => language.split("-", 1)[0];

/**
 * A page of the interface in each language, and for everyone else in the main one; none if there is only one.
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
