/**
 * The security headers: the single source for the meta tag of the built pages, for `_headers` in
 * the build, and for `vercel.json`.
 */
import { hash } from "node:crypto";
import { frames } from "../src/content/frames.ts";
import { frameOrigins } from "../src/lib/html/frame-of.ts";
import type { FrameHost } from "../src/lib/html/frame-services.ts";
import type { BuildSettings } from "./lib/build-settings.ts";
import { WORKER } from "./lib/built-files.ts";
import { feedRedirects } from "./prerender/former-urls.ts";

export type Headers = Record<string, string>;

/** Directives that do not depend on the configuration. */
const FIXED: Record<string, string> = {
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
};

/** The origin of Turnstile's script and frame, see src/lib/browser/turnstile.ts. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** Valid in a header only; browsers warn about it in a meta tag. */
const HEADER_ONLY: Record<string, string> = { "frame-ancestors": "'none'" };

/** Headers that every site has, besides its policy. */
export const FIXED_HEADERS: Headers = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": ["camera", "geolocation", "microphone", "payment", "usb"]
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  // Without `includeSubDomains`, because subdomains may be other sites of the owner.
  "Strict-Transport-Security": "max-age=31536000",
};

/** Of the worker, at every visit, so that browsers find a new version. */
const REVALIDATED: Headers = { "Cache-Control": "no-cache" };

/** The URL patterns of articles, in the main language and below the prefix of another, in Vercel's syntax. */
const ARTICLES = ["", "/:language([a-z][a-z0-9-]*)"].map((prefix) => ({
  source: `${prefix}/blog/:slug([a-z0-9-]+)`,
  destination: `${prefix.replace(/\(.*/, "")}/blog/:slug`,
}));

/** For files with a content hash in their name. */
const IMMUTABLE: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The Content-Security-Policy of a site, in whose pages their own inline scripts may run. */
export function contentSecurityPolicy(
  env: BuildSettings,
  html: string[],
  delivery: "header" | "meta",
  framed: readonly FrameHost[] = frames,
): string {
  const backend = originOf(env["VITE_SUPABASE_URL"]);
  const services = [...backend, ...originOf(env["VITE_RATE_URL"])];
  // Articles may embed images and media from anywhere. A local backend has no https.
  const files = ["'self'", "https:", "data:", ...backend.filter((it) => it.startsWith("http:"))];
  const checks = env["VITE_TURNSTILE_SITE_KEY"] ? [TURNSTILE] : [];
  return policyOf({
    "default-src": "'self'",
    "script-src": ["'self'", ...html.flatMap(inlineScriptHashes), ...checks].join(" "),
    // The page's HTML has style attributes and inlined styles, and dialogs and toasts add a style
    // element. The owner's HTML has none: the sanitizer removes styles.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": files.join(" "),
    "media-src": files.join(" "),
    "connect-src": ["'self'", ...new Set(services)].join(" "),
    "frame-src": [...checks, ...frameOrigins(framed)].join(" ") || "'none'",
    ...FIXED,
    ...(delivery === "header" && HEADER_ONLY),
  });
}

/**
 * The text of the file `_headers`, which Netlify and Cloudflare read from the build. By default both let
 * browsers revalidate every page, as it should be.
 *
 * Each hashed file has its own rule: hosts apply a pattern to their 404s as well, and browsers would then cache
 * for a year that a file is missing. Cloudflare reads the first 100 rules; a file beyond them is revalidated.
 *
 * @param hashed paths of the files with a content hash in their name, the most important first
 * @param base the site's path on its host: "/", or e.g. "/site/"
 */
export function headersFile(
  env: BuildSettings,
  html: string[],
  hashed: string[],
  base = "/",
): string {
  const everywhere = {
    "Content-Security-Policy": contentSecurityPolicy(env, html, "header"),
    ...FIXED_HEADERS,
  };
  return [
    ruleOf(`${base}*`, everywhere),
    ruleOf(base + WORKER, REVALIDATED),
    immutableRules(hashed.map((file) => base + file)),
  ].join("");
}

/** The rules in `_headers` for paths with a content hash. */
export function immutableRules(hashed: string[]): string {
  return hashed.map((at) => ruleOf(at, IMMUTABLE)).join("");
}

/** The headers that a `_headers` file, as {@link headersFile} writes it, sets for a path without a query. */
export function headersFor(file: string, path: string): Headers {
  const headers: Headers = {};
  let applies = false;
  for (const line of file.split("\n")) {
    if (line.startsWith("/")) {
      applies = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
    }
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (applies && name && value) headers[name] = value;
  }
  return headers;
}

/**
 * The content of `vercel.json`. Vercel reads it from the repository before the build, so it cannot
 * depend on the owner's settings, which are in the pages' meta tag alone. Nor can it contain the
 * names of hashed files, so browsers revalidate them on Vercel.
 */
export function vercelConfig() {
  const everywhere = {
    "Content-Security-Policy": policyOf({ ...FIXED, ...HEADER_ONLY }),
    ...FIXED_HEADERS,
  };
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // Like netlify.toml: a path without a file is rendered in the browser, except for missing code.
    cleanUrls: true,
    trailingSlash: false,
    // A request for an article that accepts Markdown is redirected. A rewrite would only apply after the page.
    redirects: ARTICLES.map(({ source, destination }) => ({
      source,
      has: [{ type: "header", key: "accept", value: ".*text/markdown.*" }],
      destination: `${destination}.md`,
      permanent: false,
    })),
    rewrites: [
      ...feedRedirects
        .filter(([from]) => !from.endsWith(".xml"))
        .map(([source, destination]) => ({ source, destination })),
      // An article's id, a former slug and an unlisted article have no Markdown; the page says where it is.
      ...ARTICLES.map(({ source, destination }) => ({ source: `${source}.md`, destination })),
      { source: "/((?!assets/).*)", destination: "/app" },
    ],
    headers: [
      { source: "/(.*)", headers: toList(everywhere) },
      { source: `/${WORKER}`, headers: toList(REVALIDATED) },
      ...ARTICLES.map(({ source }) => ({ source, headers: toList({ Vary: "Accept" }) })),
    ],
  };
}

function toList(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** Empty for a URL of the site's own origin. */
function originOf(url: string | undefined): string[] {
  return url && /^https?:/i.test(url) ? [new URL(url).origin] : [];
}

function ruleOf(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

/**
 * The sources that allow a page's own inline scripts. Blocks of JSON are data and need none. Source
 * of the format: https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .filter(([, attributes = ""]) => !/\bsrc=|\btype="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , script = ""]) => {
      // Browsers hash the parsed text, in which line breaks are LF.
      const parsed = script.replace(/\r\n?/g, "\n");
      return `'sha256-${hash("sha256", parsed, "base64")}'`;
    });
}
