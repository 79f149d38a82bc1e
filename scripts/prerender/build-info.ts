import fs from "node:fs";
import path from "node:path";
import { BUILD_INFO, type BuildInfo } from "../../src/lib/build-info.ts";
import { markOf } from "../lib/page-mark.ts";
import { root } from "../lib/root.ts";
import { otherLanguages, prefixOf } from "../words/site-languages.ts";

/** The versions of the migrations in the tree, in order. */
export function treeMigrations(): string[] {
  const files = fs.readdirSync(path.join(root, "supabase/migrations"));
  return files.flatMap((name) => /^\d{14}(?=_)/.exec(name) ?? []).toSorted();
}

export function treeVersion(): string {
  const manifest = fs.readFileSync(path.join(root, "package.json"), "utf8");
  const { version }: { version: string } = JSON.parse(manifest);
  return version;
}

/**
 * Writes what the owner's health page compares with the database, and what `npm run doctor` reads. It is a
 * separate file, because the time in the code would rename unchanged files with every build. Call this before
 * the database is read, so that no later change counts as published.
 *
 * @param outDir directory of the build
 * @param backend the backend of its pages
 */
export function writeBuildInfo(outDir: string, backend: NonNullable<BuildInfo["backend"]>): void {
  const info: BuildInfo = {
    builtAt: new Date().toISOString(),
    migrations: treeMigrations(),
    version: treeVersion(),
    backend,
  };
  fs.writeFileSync(path.join(outDir, BUILD_INFO), JSON.stringify(info));
}

/** Adds to the build info what is only known after rendering. */
export function addToBuildInfo(outDir: string, added: Partial<BuildInfo>): void {
  const file = path.join(outDir, BUILD_INFO);
  const info: BuildInfo = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.writeFileSync(file, JSON.stringify({ ...info, ...added } satisfies BuildInfo));
}

/** The pages that get a mark, by path: the home page in each language, and one with an email address. */
const MARKED = {
  "": "index.html",
  contact: "contact.html",
  ...Object.fromEntries(
    otherLanguages.map(prefixOf).map((prefix) => [prefix.slice(1), `${prefix.slice(1)}.html`]),
  ),
};

/**
 * Marks of some pages as built, for `npm run doctor` to compare with what a host sends.
 *
 * @param outDir directory of the build, with its pages
 */
export function pageMarks(outDir: string): Pick<BuildInfo, "pages"> {
  const pages = Object.entries(MARKED)
    .map(([at, name]) => [at, path.join(outDir, name)] as const)
    .filter(([, name]) => fs.existsSync(name))
    .map(([at, name]) => [at, markOf(fs.readFileSync(name, "utf8"))] as const);
  return { pages: Object.fromEntries(pages) };
}
