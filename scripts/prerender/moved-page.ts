import { hash } from "node:crypto";
import { escaped } from "../../src/lib/html/escaped.ts";
import { targetOf } from "../lib/redirects.ts";

/** Follows the page's only link, adding the current query and fragment, which a `refresh` would drop. */
const SCRIPT =
  "const { pathname, search, hash } = document.links[0]; location.replace(location.origin + pathname + (search || location.search) + (hash || location.hash));";
const SCRIPT_HASH = hash("sha256", SCRIPT, "base64");

/** What a link preview shows of a page. */
const PREVIEW =
  /<title>[^<]*<\/title>|<meta (?:property="og:(?:site_name|title|description|image)"|name="twitter:card") content="[^"]*" ?\/?>/g;

/** The elements of a page's head that link previews show. Their robots run no scripts, so they see no other page. */
export function previewOf(html: string): string {
  const [head = ""] = html.split("</head>", 1);
  return [...head.matchAll(PREVIEW)].map(([element]) => `${element}\n`).join("");
}

/**
 * The page at the id or a former slug of a post or project, which redirects to the page with the content.
 * Cloudflare never serves it, since rules come first there, see `redirectRules`; on Netlify, files do.
 *
 * @param path of that page, e.g. "/blog/some-slug", percent-encoded
 * @param siteUrl URL of the site without a trailing slash; empty if the build was given none
 * @param basePath the site's path on its host: empty for the root, or e.g. "/site"
 * @param preview of that page, see `previewOf`; empty if it is not in the build
 */
export function movedPage(path: string, siteUrl: string, basePath = "", preview = ""): string {
  const href = escaped(basePath + path);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'">
${preview || "<title>Moved</title>\n"}<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
${siteUrl && `<link rel="canonical" href="${escaped(siteUrl + path)}">\n`}<a href="${href}">This page is at ${href}</a>
<script>${SCRIPT}</script>
`;
}

/** One path of the host. A pattern, another host or a further word would be more. */
const PATH = /^\/(?![/\\])[^\s\\*:?#"'<>\p{C}]*$/u;

/**
 * Rules for a file `_redirects`, which Netlify and Cloudflare read. Not permanent: browsers would cache them,
 * and a slug may be reused. What would not be a single rule is left out.
 *
 * @param moved pairs of paths, from and to
 * @param status 200 for a rewrite, where the second path is that of the file
 */
export function redirectRules(
  moved: readonly (readonly [from: string, to: string])[],
  basePath = "",
  status: 200 | 302 = 302,
): string {
  return moved
    .filter(([from, to]) => PATH.test(from) && to.startsWith("/") && targetOf(to) === to)
    .map(([from, to]) => `${basePath}${from} ${basePath}${to} ${status}\n`)
    .join("");
}
