import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

/** Maximum number of URLs in one file, see https://www.sitemaps.org/protocol.html. */
const MAX_PER_FILE = 50_000;
/** Extension namespaces that these files do not use; XHTML's is for links to other languages. */
const xmlns = { news: false, image: false, video: false };

export type SitemapEntry = {
  url: string;
  /** When the page was last changed, an ISO 8601 instant. */
  modified?: string | undefined;
  /** The same page in several languages, this one as well. */
  alternates?: readonly { hreflang: string; url: string }[] | undefined;
};

/**
 * Generates the sitemap: one file, or an index of several if there are too many URLs.
 *
 * Source: https://www.sitemaps.org/protocol.html
 *
 * @returns texts by file name; `sitemap.xml` is the first
 */
export async function sitemaps(
  origin: string,
  entries: SitemapEntry[],
): Promise<Map<string, string>> {
  if (entries.length <= MAX_PER_FILE) return new Map([["sitemap.xml", await urlSet(entries)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < entries.length; from += MAX_PER_FILE) {
    const part = entries.slice(from, from + MAX_PER_FILE);
    files.set(`sitemap-${files.size + 1}.xml`, await urlSet(part));
  }
  const list = [...files.keys()].map((name) => ({ url: `${origin}/${name}` }));
  const index = await read(Readable.from(list).pipe(new SitemapIndexStream()));
  return new Map([["sitemap.xml", index], ...files]);
}

async function urlSet(entries: SitemapEntry[]): Promise<string> {
  const items = entries.map(({ url, modified, alternates = [] }) => ({
    url,
    ...(modified && { lastmod: modified }),
    links: alternates.map(({ hreflang, url: at }) => ({ lang: hreflang, url: at })),
  }));
  const xhtml = items.some(({ links }) => links.length > 0);
  return read(Readable.from(items).pipe(new SitemapStream({ xmlns: { ...xmlns, xhtml } })));
}

async function read(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
