import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderMarkdown } from "@/lib/markdown/render";
import { recoverFromNewVersions } from "@/lib/offline/new-version";
import { server } from "../../support/server";

// The listener lasts as long as the page, so this file has a single test.
test("a text is not rendered while the code that draws its diagrams cannot be loaded", async () => {
  server.use(http.get("*/", () => HttpResponse.error()));
  recoverFromNewVersions("https://my.site/assets/site.js");
  const payload = new TypeError("Failed to fetch dynamically imported module");
  const rendered = renderMarkdown("```mermaid\nflowchart TD\n```", async () => {
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    throw payload;
  });
  await expect(rendered).rejects.toThrow("A part of this site could not be loaded.");
});
