import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { fail, pass, unknown, warn, type CheckResult } from "./finding.ts";
import { isHtml, type Site } from "./site.ts";
import type { SiteResponse } from "./visit.ts";

const WITHOUT_URL = "Set VITE_SITE_URL to the site’s address, build and publish.";
const REBUILD = "Build and publish again.";
/** How many of the sitemap's pages are opened. */
const SAMPLE = 4;

const xml = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) });

type Sitemap = {
  urlset?: { url?: { loc?: string }[] };
  sitemapindex?: { sitemap?: { loc?: string }[] };
};

/** The URLs of articles, by feed. */
const FEEDS: { file: string; urlsIn: (text: string) => string[] }[] = [
  {
    file: "rss.xml",
    urlsIn: (text) => (parseRssFeed(validXml(text)).items ?? []).flatMap(({ link }) => link ?? []),
  },
  {
    file: "atom.xml",
    urlsIn: (text) =>
      (parseAtomFeed(validXml(text)).entries ?? []).flatMap(
        ({ links = [] }) => links[0]?.href ?? [],
      ),
  },
  {
    file: "feed.json",
    urlsIn: (text) => (parseJsonFeed(text).items ?? []).flatMap(({ url }) => url ?? []),
  },
];

/** Feedsmith also reads truncated files. */
function validXml(text: string): string {
  if (XMLValidator.validate(text) !== true) throw new Error("no XML");
  return text;
}

/** The feeds must exist, be parseable, and link to this site. */
export async function feeds({ base, visit }: Site): Promise<CheckResult> {
  const responses = await Promise.all(FEEDS.map(({ file }) => visit(new URL(file, base))));
  const missing = FEEDS.filter((_, at) => isMissing(responses[at]));
  if (missing.length === FEEDS.length) return warn("There are no feeds.", WITHOUT_URL);
  if (missing.length > 0) {
    return fail(`Not there: ${missing.map(({ file }) => file).join(", ")}.`, REBUILD);
  }
  for (const [at, { file, urlsIn }] of FEEDS.entries()) {
    const urls = attempt(() => urlsIn(responses[at]?.text ?? ""));
    if (!urls) {
      return fail(`${file} cannot be read: feed readers no longer get any articles.`, REBUILD);
    }
    const foreign = urls.find((url) => !isBelow(url, base));
    if (foreign !== undefined) return fail(`${file} leads to ${foreign}.`, siteUrlAdvice(base));
  }
  return pass("RSS, Atom and JSON Feed are there and can be read.");
}

/** The sitemap must exist and list pages of this site that open. */
export async function sitemap(site: Site): Promise<CheckResult> {
  const { base, visit } = site;
  const response = await visit(new URL("sitemap.xml", base));
  if (isMissing(response)) return warn("There is no sitemap.", WITHOUT_URL);
  const found = attempt(() => locationsIn(response.text));
  if (!found || found.length === 0) return fail("sitemap.xml cannot be read.", REBUILD);
  const foreign = found.find((url) => !isBelow(url, base));
  if (foreign !== undefined) return fail(`It names ${foreign}.`, siteUrlAdvice(base));
  for (const url of sampleOf(found)) {
    const page = await visit(url);
    if (page.status !== 200 || page.redirectsTo) {
      return fail(`It names ${url}, which answers ${page.status}.`, REBUILD);
    }
  }
  return pass(`It names ${found.length} addresses.`);
}

/** A page must name its own URL as the canonical one. */
export async function canonical({ base, home, visit }: Site): Promise<CheckResult> {
  const named = canonicalOf(home.text);
  if (named === null) return warn("The home page does not name its address.", WITHOUT_URL);
  if (normalizedUrl(named) !== normalizedUrl(base.href)) {
    return fail(`The home page says that its address is ${named}.`, siteUrlAdvice(base));
  }
  const list = await visit(new URL("sitemap.xml", base));
  const pages = isMissing(list) ? [] : (attempt(() => locationsIn(list.text)) ?? []);
  // The sitemap of a large site refers to others.
  const others = pages.filter((page) => isBelow(page, base) && !/\/sitemap-\d+\.xml$/.test(page));
  for (const url of sampleOf(others)) {
    const canonicalUrl = canonicalOf((await visit(url)).text);
    if (canonicalUrl === null || normalizedUrl(canonicalUrl) !== normalizedUrl(url)) {
      return fail(`${url} says that its address is ${canonicalUrl ?? "nowhere"}.`, REBUILD);
    }
  }
  return pass("Pages name their own address.");
}

/** robots.txt applies to a whole origin, so a site below a path has none of its own. */
export async function robots({ base, home, visit }: Site): Promise<CheckResult> {
  const tag = home.headers.get("x-robots-tag") ?? "";
  if (/(?:^|,)\s*(?:(?:google|bing)bot:\s*)?(?:noindex|none)\b/i.test(tag)) {
    return warn(
      `The host keeps search engines out: it sends “X-Robots-Tag: ${tag}”.`,
      "Publish where the site is public for your host: it sends that header with previews. Or switch it off there.",
    );
  }
  if (base.pathname !== "/") {
    return unknown(
      `The site is below a path, and robots only read ${base.origin}/robots.txt.`,
      "Submit the sitemap to search engines by hand, or give the site its own host.",
    );
  }
  const response = await visit(new URL("robots.txt", base));
  if (isMissing(response)) return warn("There is no robots.txt.", REBUILD);
  const [, everyone = ""] = /^User-agent: *\*\s*\n((?:(?!\n\s*\n).)*)/ims.exec(response.text) ?? [];
  if (/^Disallow: *\/ *$/im.test(everyone)) {
    return warn("robots.txt keeps all robots out, search engines too.", REBUILD);
  }
  return pass("Robots may read the site.");
}

function isMissing(response: SiteResponse | undefined): boolean {
  return !response || response.status !== 200 || isHtml(response);
}

function locationsIn(text: string): string[] {
  const { urlset, sitemapindex }: Sitemap = xml.parse(text, true);
  if (!urlset && !sitemapindex) throw new Error("no sitemap");
  return [...(urlset?.url ?? []), ...(sitemapindex?.sitemap ?? [])].map(({ loc = "" }) => loc);
}

function canonicalOf(html: string): string | null {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;
}

/** A URL without its trailing slash, which depends on the host. */
const normalizedUrl = (url: string): string => (URL.parse(url)?.href ?? url).replace(/\/$/, "");

const isBelow = (url: string, base: URL): boolean => `${normalizedUrl(url)}/`.startsWith(base.href);

const siteUrlAdvice = (base: URL): string =>
  `Set VITE_SITE_URL to ${normalizedUrl(base.href)}, build and publish.`;

/** A sample, spread evenly over the list. */
function sampleOf(urls: string[]): string[] {
  const step = Math.max(1, Math.floor(urls.length / SAMPLE));
  return urls.filter((_, at) => at % step === 0).slice(0, SAMPLE);
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
