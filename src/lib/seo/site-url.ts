import { onHost } from "@/lib/base-path";
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
 * The URL of a page or file of this site, as published in metadata: absolute when the site's address
 * is known, else a path on its host.
 *
 * @param path begins with `/`
 */
export function siteUrl(path: string): string {
  return siteOrigin() ? siteOrigin() + path : onHost(path);
}
