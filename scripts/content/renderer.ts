import { JSDOM } from "jsdom";
import { sourceServer } from "../lib/source-server.ts";

/** The site's rendering of texts, see src/lib/markdown/. */
export type Renderer = {
  renderMarkdown: (source: string) => Promise<string>;
  markdownFromHtml: (html: string) => Promise<{ markdown: string; isSame: boolean }>;
  sanitize: (html: string) => string;
};

/** Runs work with the renderer that the editor uses. */
export async function withRenderer<T>(work: (renderer: Renderer) => Promise<T>): Promise<T> {
  const vite = await sourceServer();
  try {
    const { renderMarkdown } = await vite.ssrLoadModule("/src/lib/markdown/render.ts");
    const { markdownFromHtml } = await vite.ssrLoadModule("/src/lib/markdown/from-html.ts");
    const { sanitize } = await vite.ssrLoadModule("/src/lib/html/sanitize.ts");
    provideDocument();
    return await work({ renderMarkdown, markdownFromHtml, sanitize });
  } finally {
    await vite.close();
  }
}

/** Converting HTML needs a document to compare what readers would see. */
export function provideDocument(): void {
  const { window } = new JSDOM("<!doctype html>", { url: "http://localhost/" });
  const { document, Element, NodeFilter, Text } = window;
  Object.assign(globalThis, { window, document, Element, NodeFilter, Text });
}
