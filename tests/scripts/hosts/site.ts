import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { article, formerSlug } from "../../../e2e/article.ts";
import { SHELL } from "../../../scripts/lib/built-files.ts";
import { feedRedirects, withSlashes } from "../../../scripts/prerender/former-urls.ts";
import { movedPage, redirectRules } from "../../../scripts/prerender/moved-page.ts";
import { writeFile, writeOwn, writePage } from "../../../scripts/prerender/pages.ts";
import { PICTURES } from "../../../scripts/pictures/cache.ts";
import { headersFile, immutableRules } from "../../../scripts/security-headers.ts";

const CODE = "assets/index-12345678.js";

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script src="/${CODE}"></script><div id="root"></div>`;

/** The site as `npm run build` makes it, in the folder `dist` of a directory. */
export function buildSite(directory: string, base: string): void {
  const script = path.join(import.meta.dirname, "build-site.ts");
  // Where rules are only followed without a file, usual addresses of feeds have none.
  const env = { ...process.env, NODE_ENV: "production", VITEST: "", NETLIFY: "true" };
  execFileSync(process.execPath, [script, directory, base], { env, stdio: "inherit" });
}

/** Also puts an article below the prefix of another language, like the build of a site in two languages. */
export function addEdition(directory: string, prefix: string): void {
  for (const suffix of [".html", ".md"]) {
    const name = `blog/${article.slug}${suffix}`;
    fs.cpSync(path.join(directory, "dist", name), path.join(directory, "dist", prefix, name));
  }
}

/** The page of a tag whose name looks like that of a file, beside a folder with its feed. */
export const tagPage = "/blog/tag/AGENTS.md";

/** Also puts that page into the site. */
export function addTagPage(directory: string): void {
  const outDir = path.join(directory, "dist");
  writePage(outDir, tagPage, page("AGENTS.md"));
  writeFile(outDir, tagPage, "/rss.xml", "<rss/>\n");
}

/** A former slug with characters that URLs encode. */
export const encodedSlug = "former%20words%20%C3%BCber%20it";

/** Also redirects that slug to the article. */
export function addEncodedSlug(directory: string, base: string): void {
  const [outDir, basePath] = [path.join(directory, "dist"), base.slice(0, -1)];
  const [from, to] = [`/blog/${encodedSlug}`, `/blog/${article.slug}`];
  writePage(outDir, from, movedPage(to, "", basePath));
  fs.appendFileSync(path.join(outDir, "_redirects"), redirectRules([[from, to]], basePath));
}

/** The URL of the article on a former site, which had a trailing slash. */
export const formerUrl = "/2024/03/hello/";

/** Also redirects that URL to the article, with and without the slash. */
export function addFormerUrl(directory: string, base: string): void {
  const [outDir, basePath] = [path.join(directory, "dist"), base.slice(0, -1)];
  const to = `/blog/${article.slug}`;
  const moves = withSlashes([[formerUrl.slice(0, -1), to]]);
  for (const [from] of moves) writePage(outDir, from, movedPage(to, "", basePath));
  fs.appendFileSync(path.join(outDir, "_redirects"), redirectRules(moves, basePath));
}

/** The code files that visitors' pages name. */
export function codeOf(site: string): string[] {
  const pages = ["index", "about", `blog/${article.slug}`, "404"].map((name) =>
    fs.readFileSync(path.join(site, `${name}.html`), "utf8"),
  );
  const named = pages.join("").matchAll(/(?:src|href)="[^"]*\/(assets\/[^"/]+\.js)"/g);
  return Array.from(new Set(Array.from(named, ([, name = ""]) => name)));
}

/**
 * Writes a small site with a file of each kind that a build has, using the build's functions, to the folder `dist` of a
 * directory.
 *
 * @param base its path on its host: “/”, or e.g. “/site/”
 */
export function writeSite(parent: string, base: string): void {
  const directory = path.join(parent, "dist");
  const basePath = base.slice(0, -1);
  for (const at of ["/", "/about", "/blog", `/blog/${article.slug}`, "/admin"])
    writePage(directory, at, page(at));
  for (const name of [SHELL, "404.html"]) writeOwn(directory, name, page("The app"));
  writeOwn(directory, "assets/404.html", "<!doctype html><title>Not Found</title>Not Found");
  const moved = [article.id, formerSlug].map(
    (from) => [`/blog/${from}`, `/blog/${article.slug}`] as const,
  );
  for (const [from, to] of moved) writePage(directory, from, movedPage(to, "", basePath));
  const files = {
    [`blog/${article.slug}.md`]: "# An article\n",
    "now.md": "# A page\n",
    [CODE]: "console.log(1);\n",
    [`${PICTURES}/f00/480.avif`]: "A picture",
    "sw.js": "self;\n",
    "build.json": "{}\n",
    "favicon.svg": "<svg/>\n",
    "rss.xml": "<rss/>\n",
    "atom.xml": "<feed/>\n",
    "feed.json": "{}\n",
    "articles.json": "[]\n",
    "sitemap.xml": "<urlset/>\n",
    "robots.txt": "User-agent: *\n",
    "llms.txt": "# The site\n",
    _headers:
      headersFile({}, [fs.readFileSync(path.join(directory, SHELL), "utf8")], [CODE], base) +
      immutableRules([`${base}${PICTURES}/f00/*`]),
    _redirects: redirectRules([...moved, ...withSlashes(feedRedirects)], basePath),
  };
  for (const [name, text] of Object.entries(files)) writeOwn(directory, name, text);
}
