/**
 * A prerendering thread: takes one path after another, renders its page and writes it. Started by
 * render-pages.ts.
 */
import { parentPort, workerData } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { commentsFile, type FallbackHeading } from "../../src/data/fallback-files.ts";
import { MARKDOWN_SUFFIX } from "../../src/paths.ts";
import { plainText } from "../../src/lib/html/plain-text.ts";
import type { BuildCache } from "../../src/lib/build-cache.ts";
import { once } from "../../src/lib/requests/once.ts";
import type { BuiltFiles } from "../../src/lib/media/built.ts";
import type { PictureMaker } from "../../src/page-pictures.ts";
import type * as App from "../../src/prerender.tsx";
import { quickSize } from "../bundle-budget/sizes.ts";
import { feedHtml } from "../seo/feed-html.ts";
import { readManifest, withPreloads } from "./manifest.ts";
import { openPageCache, type PageCache } from "./page-cache.ts";
import { pageOf, writeFile, writePage } from "./pages.ts";

/** The minimum number of times that pages are taken, by all threads together. */
const MIN_BATCHES = 16;

export type Job = {
  /** The built app, see src/prerender.tsx. */
  appFile: string;
  /** Directory of the pages in this language. */
  outDir: string;
  /** The directory of the whole site, with what all languages share. */
  filesDir: string;
  shell: string;
  site: App.Site;
  /** Percent-encoded paths. */
  paths: string[];
  /** The URLs of the pages in this language, and of the site, without trailing slashes; empty if unknown. */
  origin: string;
  filesOrigin: string;
  inFeeds: Set<string>;
  cache: PageCache;
  /** Index of the first path that no thread has taken. */
  next: Int32Array;
};
/** A thread's results. */
export type Results = {
  /** Its pages that have changed since the last build, with their compressed size in bytes. */
  sizes: [path: string, size: number][];
  /** Titles as link previews show them, by path. */
  titles: [path: string, title: string][];
  /** HTML for feeds, by the post's id. */
  articles: [id: string, html: string][];
  /** By the post's id. */
  headings: [id: string, headings: FallbackHeading[]][];
  /** Pictures that stay in storage, by the page's path. */
  left: [path: string, addresses: string[]][];
};
/** A thread requests the files of a picture, and gets a message when they are ready. */
export type PictureRequest = { url: string };
export type PictureResponse = { url: string; files: BuiltFiles | null };

const { appFile, outDir, filesDir, shell, site, paths, inFeeds, cache, next }: Job = workerData;
const { origin, filesOrigin }: Job = workerData;
const {
  POSTS_AT_ONCE,
  readArticlesAt,
  renderPage,
  articleRenderer,
  translateLabels,
  modulesAt,
  basePath,
  prefix,
}: typeof App = await import(pathToFileURL(appFile).href);
/**
 * How many pages are taken at once: as many as one request reads, but fewer if there are so few pages that one thread
 * would get most of them.
 */
const atOnce = Math.min(POSTS_AT_ONCE, Math.ceil(paths.length / MIN_BATCHES));
const build = { manifest: readManifest(outDir), basePath };
const openWindow = once(async () => {
  const { JSDOM } = await import("jsdom");
  return new JSDOM("", { url: "http://localhost/" }).window;
});
const renderArticle = articleRenderer(openWindow);
const results: Results = { sizes: [], titles: [], articles: [], headings: [], left: [] };

const pending = new Map<string, PromiseWithResolvers<BuiltFiles | null>>();
parentPort?.on("message", ({ url, files }: PictureResponse) => pending.get(url)?.resolve(files));

const makePictures: PictureMaker = async (urls) => {
  const made = await Promise.all(urls.map(async (url) => [url, await filesOf(url)] as const));
  return made.flatMap(([url, files]) => (files ? [[url, files] as const] : []));
};

function filesOf(url: string): Promise<BuiltFiles | null> {
  const known = pending.get(url);
  if (known) return known.promise;
  const result = Promise.withResolvers<BuiltFiles | null>();
  pending.set(url, result);
  parentPort?.postMessage({ url } satisfies PictureRequest, []);
  return result.promise;
}

async function render(): Promise<void> {
  for (;;) {
    const from = Atomics.add(next, 0, atOnce);
    const batch = paths.slice(from, from + atOnce);
    if (batch.length === 0) return;
    const articles = await readArticlesAt(batch);
    for (const path of batch) await renderOne(path, articles.get(path));
  }
}

async function renderOne(path: string, article: App.Article | undefined): Promise<void> {
  const { keep, save } = openPageCache(cache, path);
  const page = await renderPage(path, site, { renderArticle, makePictures, keep, article });
  const { isNew, head, body, articles, postData, markdown, left } = page;
  const html = pageOf(withPreloads(shell, build, modulesAt(path)), head, body);
  writePage(outDir, path, html);
  if (markdown) writeFile(outDir, path, MARKDOWN_SUFFIX, markdown);
  results.titles.push([path, titleIn(head)]);
  if (left.length > 0) results.left.push([path, left]);
  if (postData) results.headings.push([postData.id, postData.headings]);
  if (postData?.comments && prefix === "")
    writeFile(outDir, commentsFile(postData.id), "", JSON.stringify(postData.comments));
  for (const [id, article] of articles) {
    if (inFeeds.has(id)) results.articles.push([id, await forFeeds(id, article, path, keep)]);
  }
  if (isNew) results.sizes.push([path, quickSize(html)]);
  save(isNew);
}

/** An article for feeds, with embedded pictures turned into files. */
async function forFeeds(id: string, html: string, path: string, keep: BuildCache): Promise<string> {
  const urls = { url: origin + path, site: filesOrigin };
  const feed = await keep(`feed-${id}`, [html, urls], async () => {
    const files: [at: string, base64: string][] = [];
    const { document } = await openWindow();
    const write = (at: string, data: Buffer) => files.push([at, data.toString("base64")]);
    const adapted = feedHtml(html, urls, document, { write, translateLabels });
    return { html: adapted, files };
  });
  for (const [at, base64] of feed.files) {
    writeFile(filesDir, at, "", Buffer.from(base64, "base64"));
  }
  return feed.html;
}

// Renders another page while the backend responds.
await Promise.all([render(), render(), render(), render()]);
parentPort?.postMessage(results, []);

function titleIn(head: string): string {
  return plainText(/<meta property="og:title" content="([^"]*)"/.exec(head)?.[1] ?? "");
}
