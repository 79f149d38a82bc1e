/**
 * A thread of the prerendering: takes one address after the other, renders its page and writes it.
 * See prerender-site.ts, which starts it.
 */
import { parentPort, workerData } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import type * as site from "../../src/prerender.tsx";
import { checkHtml } from "../bundle-budget/check.ts";
import { readManifest, withPreloads } from "./manifest.ts";
import { pageOf, writePage } from "./pages.ts";

/** What a thread is given. */
export type Job = {
  /** The built app, see src/prerender.tsx. */
  app: string;
  outDir: string;
  shell: string;
  settings: site.Settings;
  /** Percent-encoded paths. */
  paths: string[];
  /** Index of the next path that no thread has taken. */
  next: Int32Array;
};
/** By path: the title as link previews show it. */
export type Titles = Map<string, string>;

const { app, outDir, shell, settings, paths, next }: Job = workerData;
const { renderPage, loadArticleRenderer, modulesAt }: typeof site = await import(
  pathToFileURL(app).href
);
const manifest = readManifest(outDir);
const { window } = new JSDOM("", { url: "http://localhost/" });
const renderArticle = await loadArticleRenderer(window);
const titles: Titles = new Map();

/** Renders until all pages are taken. */
async function render(): Promise<void> {
  for (;;) {
    const path = paths[Atomics.add(next, 0, 1)];
    if (path === undefined) return;
    const { head, body } = await renderPage(path, settings, renderArticle);
    const html = pageOf(withPreloads(shell, manifest, modulesAt(path)), head, body);
    checkHtml(path, html);
    writePage(outDir, path, html);
    titles.set(path, titleIn(head));
  }
}

// Another page while the backend answers.
await Promise.all([render(), render(), render(), render()]);
parentPort?.postMessage(titles, []);

function titleIn(head: string): string {
  const template = window.document.createElement("template");
  template.innerHTML = head;
  const title = template.content.querySelector("meta[property='og:title']");
  return title?.getAttribute("content") ?? "";
}
