import { document, element, textElement } from "./xml.ts";

/** The most addresses that one file may list, see https://www.sitemaps.org/protocol.html. */
const MOST_PER_FILE = 50_000;
const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

export type SitemapEntry = {
  /** A whole address. */
  url: string;
  /** When the page was last changed, an ISO 8601 instant. */
  modified?: string;
};

/**
 * The files that tell search engines every page of the site. Where they are too many for one, it
 * becomes a list of the others.
 *
 * Source: https://www.sitemaps.org/protocol.html
 *
 * @param address the site's own, without a trailing slash
 * @returns texts by their file name; `sitemap.xml` is the first
 */
export function sitemaps(
  address: string,
  entries: SitemapEntry[],
  mostPerFile = MOST_PER_FILE,
): Map<string, string> {
  if (entries.length <= mostPerFile) return new Map([["sitemap.xml", urlSet(entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / mostPerFile) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: urlSet(entries.slice(index * mostPerFile, (index + 1) * mostPerFile)),
  }));
  const list = parts.map(({ name }) =>
    element("sitemap", {}, textElement("loc", `${address}/${name}`)),
  );
  return new Map([
    ["sitemap.xml", document(element("sitemapindex", { xmlns: XMLNS }, ...list))],
    ...parts.map(({ name, text }) => [name, text] as const),
  ]);
}

function urlSet(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, modified }) =>
    element(
      "url",
      {},
      textElement("loc", url),
      modified ? textElement("lastmod", new Date(modified).toISOString()) : "",
    ),
  );
  return document(element("urlset", { xmlns: XMLNS }, ...urls));
}

/**
 * What crawlers are asked to leave alone, and where the sitemap is.
 *
 * Source: RFC 9309
 *
 * @param address the site's own, without a trailing slash; empty where it is not known
 */
export function robots(address: string): string {
  const sitemap = address && `\nSitemap: ${address}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /admin\n${sitemap}`;
}
