import fs from "node:fs";
import path from "node:path";
import { directoryOf } from "../editions/join.ts";
import { hasFile } from "../lib/folder-files.ts";
import { feedRedirects, formerUrls, freeMoves, withSlashes, type Move } from "./former-urls.ts";
import { movedPage, previewOf, redirectRules } from "./moved-page.ts";
import { pageFile, writeFile, writePage } from "./pages.ts";
import { pageAt, builtPathsIn } from "./built-paths.ts";
import { rewrites } from "./rewrites.ts";

/** The redirect rules of Netlify and Cloudflare. */
const REDIRECTS = "_redirects";

/** The maximum number of rules on Cloudflare. */
const MAX_RULES = 2000;

type Moves = {
  /** Percent-encoded paths. */
  pages: readonly string[];
  moved: readonly Move[];
  /** URLs of a previous site, from src/content/redirects.json. */
  redirects: Readonly<Record<string, string>>;
  origin: string;
  basePath: string;
};

/** Called last, when all files are known, so that no former URL replaces one. */
export function writeMoves(outDir: string, { pages, moved, redirects, ...site }: Moves): void {
  const { origin, basePath } = site;
  const builtPaths = builtPathsIn(outDir);
  builtPaths.take(REDIRECTS);
  const own = freeMoves(moved, builtPaths, refuse);
  const former = freeMoves(formerUrls(redirects, moved), builtPaths, refuse);
  // Only where a site has feeds, and nothing else at the URL.
  const feeds = feedRedirects.filter(([, to]) => builtPaths.isTaken(to));
  const feedMoves = freeMoves(feeds, builtPaths, () => {});
  // Other systems' URLs may end in a slash, for which hosts without rules look for the index of a folder.
  const ofOthers = new Set([...former, ...feedMoves]);
  for (const move of [...own, ...ofOthers]) {
    const [from, to] = move;
    const file = path.join(outDir, to);
    if (leadsToFile(move) && path.extname(from) === path.extname(to) && fs.existsSync(file)) {
      writeFile(outDir, from, "", fs.readFileSync(file));
    } else if (!feedMoves.includes(move) || !hasRuleWithoutFile(basePath)) {
      const html = movedPage(to, origin, basePath, previewAt(outDir, to));
      for (const [at] of ofOthers.has(move) ? withSlashes([move]) : [move])
        writePage(outDir, pageAt(at), html);
    }
  }
  const ruled = [...own, ...withSlashes([...ofOthers])];
  const rules =
    redirectRules(rewrites(outDir, pages), basePath, 200) + redirectRules(ruled, basePath);
  fs.writeFileSync(path.join(outDir, REDIRECTS), rules);
}

/** The preview of the page at a percent-encoded URL; empty if the build has none there. */
function previewAt(outDir: string, at: string): string {
  const [pathname = ""] = at.split(/[?#]/);
  const file = pageFile(pageAt(pathname)).slice(1);
  // A redirect from elsewhere may try to lead out of the site.
  return hasFile(outDir, file) ? previewOf(fs.readFileSync(path.join(outDir, file), "utf8")) : "";
}

/** Such as a feed or a PDF, whose readers do not follow a page's link. */
function leadsToFile([, to]: Move): boolean {
  return /\.\w+$/.test(to);
}

/**
 * Whether the build is for Netlify, or in the main language for Vercel: they have rules for the usual feeds, whose
 * readers could not follow a page, and follow them only where there is no file.
 */
function hasRuleWithoutFile(basePath: string): boolean {
  return Boolean(process.env["NETLIFY"] || (process.env["VERCEL"] && basePath === ""));
}

/**
 * Makes one file of the rules of all editions, as hosts read a single one: rewrites first, then redirects to files.
 *
 * @param languages of the other editions
 */
export function joinMoves(outDir: string, languages: readonly string[]): void {
  const main = path.join(outDir, REDIRECTS);
  const others = languages.map((language) => path.join(directoryOf(outDir, language), REDIRECTS));
  const rules = [main, ...others.filter((file) => fs.existsSync(file))]
    .flatMap((file) => fs.readFileSync(file, "utf8").split("\n").filter(Boolean))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const file of others) fs.rmSync(file, { force: true });
  const kept = rules.slice(0, MAX_RULES).map((rule) => `${rule}\n`);
  fs.writeFileSync(main, kept.join(""));
}

/**
 * Lower for a rule that matters more: a redirect also has a page, which is of no use to readers of a file such as a
 * feed.
 */
function rankOf(rule: string): number {
  return [/ 200$/, /\.\w+ 302$/, /./].findIndex((pattern) => pattern.test(rule));
}

function refuse(from: string, reason: string): void {
  console.warn(`The former address ${JSON.stringify(from)} is left out, as it ${reason}.`);
}
