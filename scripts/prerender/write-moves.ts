import fs from "node:fs";
import path from "node:path";
import { otherLanguages } from "../words/site-languages.ts";
import { directoryOf } from "../editions/join.ts";
import {
  feedsElsewhere,
  formerAddresses,
  freeMoves,
  withSlashes,
  type Move,
} from "./former-addresses.ts";
import { movedPage, redirectRules } from "./moved-page.ts";
import { writeFile, writePage } from "./pages.ts";
import { pageAt, placesIn } from "./places.ts";
import { rewrites } from "./rewrites.ts";

/** The redirect rules of Netlify and Cloudflare. */
const REDIRECTS = "_redirects";

type Moves = {
  /** Percent-encoded paths. */
  pages: readonly string[];
  moved: readonly Move[];
  /** URLs of a previous site, from src/content/redirects.json. */
  redirects: Readonly<Record<string, string>>;
  origin: string;
  basePath: string;
};

/** Last, so that all files are known: no former URL replaces one. */
export function writeMoves(outDir: string, { pages, moved, redirects, ...site }: Moves): void {
  const { origin, basePath } = site;
  const places = placesIn(outDir);
  places.take(REDIRECTS);
  const own = freeMoves(moved, places, refuse);
  const former = freeMoves(formerAddresses(redirects, moved), places, refuse);
  // Only where a site has feeds, and nothing else at the URL.
  const feeds = feedsElsewhere.filter(([, to]) => places.isTaken(to));
  const usual = freeMoves(feeds, places, () => {});
  for (const move of [...own, ...former, ...usual]) {
    const [from, to] = move;
    const file = path.join(outDir, to);
    if (leadsToFile(move) && path.extname(from) === path.extname(to) && fs.existsSync(file))
      writeFile(outDir, from, "", fs.readFileSync(file));
    else if (!usual.includes(move) || !hasRuleWithoutFile(basePath))
      writePage(outDir, pageAt(from), movedPage(to, origin, basePath));
  }
  const ruled = [...own, ...withSlashes([...former, ...usual])].toSorted(
    (a, b) => Number(leadsToFile(b)) - Number(leadsToFile(a)),
  );
  const rules =
    redirectRules(rewrites(outDir, pages), basePath, 200) + redirectRules(ruled, basePath);
  fs.writeFileSync(path.join(outDir, REDIRECTS), rules);
}

/** Such as a feed or a PDF, whose readers do not follow a page's link: with many moves, their rules are first. */
function leadsToFile([, to]: Move): boolean {
  return /\.\w+$/.test(to);
}

/**
 * Whether the build is for Netlify, or in the main language for Vercel: they know rules for the usual feeds, whose readers
 * could not follow a page, and follow them only where there is no file.
 */
function hasRuleWithoutFile(basePath: string): boolean {
  return Boolean(process.env["NETLIFY"] || (process.env["VERCEL"] && basePath === ""));
}

/** Appends the rules of the other editions to those of the main one, as hosts read a single file. */
export function joinMoves(outDir: string): void {
  for (const language of otherLanguages) {
    const file = path.join(directoryOf(outDir, language), REDIRECTS);
    if (!fs.existsSync(file)) continue;
    fs.appendFileSync(path.join(outDir, REDIRECTS), fs.readFileSync(file));
    fs.rmSync(file);
  }
}

function refuse(from: string, reason: string): void {
  console.warn(`The former address ${JSON.stringify(from)} is left out, as it ${reason}.`);
}
