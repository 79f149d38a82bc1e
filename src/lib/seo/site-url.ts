import { siteOrigin } from "./site-origin";

/** The newest articles, for feed readers; written by scripts/seo. */
export const feeds = [
  { name: "RSS", type: "application/rss+xml", path: "/rss.xml" },
  { name: "Atom", type: "application/atom+xml", path: "/atom.xml" },
];

/** Feeds need whole addresses, so a site that does not know its own has none. */
export function hasFeeds(): boolean {
  return siteOrigin() !== "";
}

/**
 * The address of a page or file of this site as others are told it: absolute where the site knows
 * its own address, else from the root.
 *
 * @param path begins with `/`
 */
export function siteUrl(path: string): string {
  return siteOrigin() + path;
}
