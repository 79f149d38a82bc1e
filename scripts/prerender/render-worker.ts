/**
 * A thread of the prerendering: takes one path after another, renders its page and writes it.
 * Started by prerender-site.ts.
 */
import { parentPort, workerData } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { commentsFile, type FallbackHeading } from "../../src/data/fallback-files.ts";
import { MARKDOWN_SUFFIX } from "../../src/paths.ts";
import type { BuiltFiles } from "../../src/lib/media/built.ts";
import type { PictureMaker } from "../../src/page-pictures.ts";
import type * as App from "../../src/prerender.tsx";
import { checkHtml } from "../bundle-budget/check.ts";
import { feedHtml } from "../seo/feed-html.ts";
import { readManifest, withPreloads } from "./manifest.ts";
import { pageOf, writeFile, writePage } from "./pages.ts";

export type Job = {
  /** The built app, see src/prerender.tsx. */
  app: string;
  outDir: string;
  shell: string;
  site: App.Site;
  /** Percent-encoded paths. */
  paths: string[];
  /** The site's address without a trailing slash; empty if unknown. */
  origin: string;
  /** Ids of the posts that feeds contain. */
  inFeeds: Set<string>;
  /** Index of the next path that no thread has taken. */
  next: Int32Array;
};
/** What a thread has found in its pages. */
export type Found = {
  /** Titles as link previews show them, by path. */
  titles: [path: string, title: string][];
  /** HTML for feeds, by the post's id. */
  articles: [id: string, html: string][];
  /** By the post's id. */
  headings: [id: string, headings: FallbackHeading[]][];
  /** Pictures that stay in the storage, by the page's path. */
  left: [path: string, addresses: string[]][];
};
/** A thread asks for the files of a picture, and is answered when they are there. */
export type Asked = { address: string };
export type Answered = { address: string; files: BuiltFiles | null };

const { app, outDir, shell, site, paths, origin, inFeeds, next }: Job = workerData;
const { renderPage, loadArticleRenderer, modulesAt, basePath }: typeof App = await import(
  pathToFileURL(app).href
);
const build = { manifest: readManifest(outDir), basePath };
const { window } = new JSDOM("", { url: "http://localhost/" });
const renderArticle = await loadArticleRenderer(window);
const writePicture = (at: string, data: Buffer) => writeFile(outDir, at, "", data);
const found: Found = { titles: [], articles: [], headings: [], left: [] };

const asked = new Map<string, PromiseWithResolvers<BuiltFiles | null>>();
parentPort?.on("message", ({ address, files }: Answered) => asked.get(address)?.resolve(files));

const makePictures: PictureMaker = async (addresses) => {
  const made = await Promise.all(
    addresses.map(async (address) => [address, await filesOf(address)] as const),
  );
  return made.flatMap(([address, files]) => (files ? [[address, files] as const] : []));
};

function filesOf(address: string): Promise<BuiltFiles | null> {
  const before = asked.get(address);
  if (before) return before.promise;
  const answer = Promise.withResolvers<BuiltFiles | null>();
  asked.set(address, answer);
  parentPort?.postMessage({ address } satisfies Asked, []);
  return answer.promise;
}

/** Renders until all pages are taken. */
async function render(): Promise<void> {
  for (;;) {
    const path = paths[Atomics.add(next, 0, 1)];
    if (path === undefined) return;
    const page = await renderPage(path, site, renderArticle, makePictures);
    const { head, body, articles, kept, markdown, left } = page;
    const html = pageOf(withPreloads(shell, build, modulesAt(path)), head, body);
    checkHtml(path, html);
    writePage(outDir, path, html);
    if (markdown) writeFile(outDir, path, MARKDOWN_SUFFIX, markdown);
    found.titles.push([path, titleIn(head)]);
    if (left.length > 0) found.left.push([path, left]);
    if (kept) found.headings.push([kept.id, kept.headings]);
    if (kept?.comments) writeFile(outDir, commentsFile(kept.id), "", JSON.stringify(kept.comments));
    for (const [id, html] of articles) {
      if (!inFeeds.has(id)) continue;
      found.articles.push([
        id,
        feedHtml(html, { url: origin + path, site: origin }, window.document, writePicture),
      ]);
    }
  }
}

// Renders another page while the backend responds.
await Promise.all([render(), render(), render(), render()]);
parentPort?.postMessage(found, []);

function titleIn(head: string): string {
  const template = window.document.createElement("template");
  // Parsing all of the head takes up to 4 % of a build.
  template.innerHTML = /<meta property="og:title"[^>]*>/.exec(head)?.[0] ?? "";
  return template.content.querySelector("meta")?.getAttribute("content") ?? "";
}
