import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderMarkdown, renderToStore } from "@/lib/markdown/render";
import { recoverFromNewVersions } from "@/lib/offline/new-version";
import { server } from "../../support/server";

// The listener lasts as long as the page, so this file has a single test.
test("while the code that draws diagrams cannot be loaded, a text with one is not stored, but shown", async () => {
  server.use(http.get("*/", () => HttpResponse.error()));
  recoverFromNewVersions("https://my.site/assets/site.js");
  const payload = new TypeError("Failed to fetch dynamically imported module");
  const source = "Words.\n\n```mermaid\nflowchart TD\n```";
  async function draw(): Promise<never> {
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    throw payload;
  }
  await expect(renderToStore(source, draw)).rejects.toThrow(
    "A part of this site could not be loaded.",
  );
  await expect(renderMarkdown(source, draw)).resolves.toContain("<p>Words.</p>");
});
