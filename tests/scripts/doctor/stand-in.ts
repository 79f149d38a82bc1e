import { checkFromOutside } from "../../../scripts/doctor/outside.ts";
import { visitor } from "../../../scripts/doctor/visit.ts";
import { treeMigrations, treeVersion } from "../../../scripts/prerender/build-info.ts";
import { markOf } from "../../../scripts/lib/page-mark.ts";
import { FIXED_HEADERS } from "../../../scripts/security-headers.ts";
import { mainLanguage } from "../../../scripts/words/site-languages.ts";
import type { Finding } from "../../../scripts/doctor/finding.ts";
import { listenWith } from "../../support/listen-with.ts";

export type Reply = { status?: number; headers?: Record<string, string | null>; text?: string };
/** Replies that replace those of the healthy site, by path; functions get the site's URL. */
export type Broken = Record<string, Reply | ((base: string) => Reply)>;

const POLICY = "default-src 'self'; script-src 'self'; frame-ancestors 'none'";
const SECURE = { ...FIXED_HEADERS, "Content-Security-Policy": POLICY };
const ELSEWHERE = "every address without a file";

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  text: JSON.stringify(body),
});
const forbidden = json({ code: "42501", message: "permission denied" }, 401);

/** A page of the site with its canonical URL, or the app's page if that is empty. */
export function page(canonical: string, base: string): string {
  const link = canonical ? `<link rel="canonical" href="${canonical}"/>` : "";
  return `<!doctype html><head>${link}<script type="module" src="${new URL(base).pathname}assets/index-1.js"></script></head><body><div id="root"></div></body></html>`;
}

/** A page with text, as React renders it. */
export const contact = (base: string): string =>
  page(`${base}contact`, base).replace(
    '<div id="root">',
    '$&<p>Write to <!-- -->me</p>\n<a href="mailto:me@site.example">me@site.example</a>',
  );

export const html = (text: string, status = 200): Reply => ({
  status,
  headers: { "content-type": "text/html" },
  text,
});
export const file = (type: string, text: string): Reply => ({
  headers: { "content-type": type },
  text,
});

/** What a build records about itself and its backend. */
export function buildOn(url: string, base = ""): Reply {
  return json({
    ...(base && { pages: { "": markOf(page(base, base)), contact: markOf(contact(base)) } }),
    builtAt: "2026-11-20T12:00:00Z",
    migrations: treeMigrations(),
    version: treeVersion(),
    backend: { url, key: "" },
    fromStorage: [],
  });
}

/** The replies of a healthy site. */
function healthy(base: string): Record<string, Reply> {
  const post = `${base}blog/first`;
  return {
    "": html(page(base, base)),
    "blog/first": html(page(post, base)),
    contact: html(contact(base)),
    "build.json": buildOn("", base),
    "assets/index-1.js": file("text/javascript", "console.log(1)"),
    "sw.js": { headers: { "content-type": "text/javascript", "cache-control": "no-cache" } },
    "articles.json": json([]),
    "favicon.svg": file("image/svg+xml", "<svg/>"),
    "llms.txt": file("text/plain", "# The site"),
    "robots.txt": file(
      "text/plain",
      "User-agent: *\nDisallow: /admin$\nDisallow: /admin/\n\nUser-agent: Bot\nDisallow: /\n",
    ),
    "rss.xml": file(
      "application/rss+xml",
      `<rss><channel><item><link>${post}</link></item></channel></rss>`,
    ),
    "atom.xml": file("application/atom+xml", `<feed><entry><link href="${post}"/></entry></feed>`),
    "feed.json": json({ version: "https://jsonfeed.org/version/1.1", items: [{ url: post }] }),
    "sitemap.xml": file(
      "application/xml",
      `<urlset><url><loc>${base}</loc></url><url><loc>${post}</loc></url></urlset>`,
    ),
    "/rest/v1/site_settings?select=maintenance_mode": json([{ maintenance_mode: false }]),
    "/rest/v1/rpc/mail_language": json([{ language: mainLanguage, version: "" }]),
  };
}

/**
 * Serves a site on this machine, and a backend at the same origin.
 *
 * @param path of the site; a path in `broken` that starts with a slash is relative to the origin
 * @returns its URL
 */
export async function serve(broken: Broken = {}, path = "/"): Promise<URL> {
  const origin = await listenWith((request, response) => {
    const base = `http://${request.headers.host}${path}`;
    const asked = request.url ?? "";
    const name = asked.startsWith(path) ? asked.slice(path.length) : asked;
    const well = healthy(base);
    const pick = (key: string) => {
      const its = broken[key];
      return typeof its === "function" ? its(base) : its;
    };
    const reply =
      pick(asked) ?? pick(name) ?? well[asked] ?? well[name] ?? elsewhere(asked, name, pick, base);
    const headers = { ...SECURE, ...pick("every header")?.headers, ...reply.headers };
    for (const [key, value] of Object.entries(headers)) if (value) response.setHeader(key, value);
    response.writeHead(reply.status ?? 200).end(reply.text);
  });
  return new URL(path, origin);
}

function elsewhere(
  asked: string,
  name: string,
  pick: (key: string) => Reply | undefined,
  base: string,
): Reply {
  if (asked.startsWith("/rest/v1/")) return pick("/rest/v1/") ?? forbidden;
  if (name.startsWith("assets/")) return pick("gone") ?? { status: 404 };
  return pick(ELSEWHERE) ?? html(page("", base));
}

/** The doctor's findings about a site from outside. */
export async function lookAt(base: URL, timeout = 10_000): Promise<Finding[]> {
  return (await checkFromOutside(base, visitor(timeout), null)).findings;
}
