import { pass, warn, type CheckResult } from "./finding.ts";
import type { Site } from "./site.ts";

type Expected = {
  /** Below the site. */
  path: string;
  status: readonly number[];
  type: RegExp;
};

const HTML = /^text\/html\b/;
const XML = /^(?:text|application)\/(?:[\w.+-]*\+)?xml\b/;
const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/;

/** Paths that no site has. */
export const NO_PAGE = "no-such-page-of-the-doctor";
export const NO_CODE = "assets/none-of-the-doctor-00000000.js";

/** Longer than a host may cache what can be revalidated, in seconds. */
const LONG = 3600;

/**
 * The expected responses for these paths at any host. None may be cached for long, except existing code, whose
 * file name changes with its content. The doctor requests a published site, `npm run test:hosts` the hosts of
 * docs/deploy/.
 */
export const expectedResponses: readonly Expected[] = [
  { path: "", status: [200], type: HTML },
  { path: "blog", status: [200], type: HTML },
  { path: "admin", status: [200], type: HTML },
  { path: NO_PAGE, status: [200, 404], type: HTML },
  { path: NO_CODE, status: [404], type: /^text\/|^$/ },
  { path: "sw.js", status: [200], type: /^(?:text|application)\/javascript\b/ },
  { path: "build.json", status: [200], type: JSON_TYPE },
  { path: "articles.json", status: [200], type: JSON_TYPE },
  { path: "favicon.svg", status: [200], type: /^image\/svg\+xml\b/ },
  { path: "rss.xml", status: [200], type: XML },
  { path: "feed.json", status: [200], type: JSON_TYPE },
  { path: "sitemap.xml", status: [200], type: XML },
  { path: "robots.txt", status: [200], type: /^text\/plain\b/ },
  { path: "llms.txt", status: [200], type: /^text\/plain\b/ },
];

/** Files that a site only has if its URL is known, or if it is not in maintenance mode. */
const MADE_LATER = /\.(?:xml|txt)$|^(?:feed|articles)\.json$|^blog$/;

/**
 * The error in a response; undefined if it is as expected.
 *
 * @param headers of the response; they may be anything if they do not describe the type, as on a host whose
 * rules are read
 */
export function problemWith(
  { path, status: wanted, type }: Expected,
  { status, headers }: { status: number; headers: Headers },
): string | undefined {
  if (!wanted.includes(status)) return `/${path} answers ${status}.`;
  const sent = headers.get("content-type");
  if (sent !== null && !type.test(sent)) return `/${path} is sent as “${sent}”.`;
  const caching = headers.get("cache-control") ?? "";
  return allowsLongCaching(caching) ? `/${path} may be kept (“${caching}”).` : undefined;
}

/** Whether a browser may cache a response for long without revalidating. */
export function allowsLongCaching(caching: string): boolean {
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return seconds > LONG && !/no-cache|no-store/.test(caching);
}

/** Status, type and caching of a file of each kind; whether pages are compressed. */
export async function checkResponses({ base, home, visit }: Site): Promise<CheckResult> {
  const problems = await Promise.all(
    expectedResponses.map(async (expected) => {
      const response = await visit(new URL(expected.path, base));
      // Other checks report what it means if these are missing.
      if (response.status === 404 && MADE_LATER.test(expected.path)) return undefined;
      return problemWith(expected, response);
    }),
  );
  const found = problems.filter((one) => one !== undefined);
  if (base.protocol === "https:" && !home.headers.get("content-encoding")) {
    found.push("Pages are not compressed.");
  }
  return found.length > 0
    ? warn(found.join(" "), "docs/deploy/ says how to configure your host.")
    : pass("Files of each kind have their status and type, and none is kept too long.");
}
