import type { Page } from "@playwright/test";
import { articlePath } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";

// Requests to the backend, including the service worker's, are part of the guarantee. A separate site, as other
// tests change what is public.
test.use({ serviceWorkers: "allow" });

const site = isolatedSite();

/** Opens a page, and waits until the service worker has cached it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, site.url).href, { waitUntil: "networkidle" });
  await page.waitForFunction(async (at) => {
    const names = await caches.keys();
    const kept = names.filter((name) => name.startsWith("site:read"));
    const found = await Promise.all(kept.map(async (name) => (await caches.open(name)).match(at)));
    return navigator.serviceWorker.controller !== null && found.some(Boolean);
  }, path);
  // The page's last request.
  await expect.poll(() => site.asked).toContain("rpc/record_page_view");
  await page.waitForLoadState("networkidle");
}

// A reader's view of an article counts once a day.
for (const [path, once] of [
  ["/", []],
  ["/blog", []],
  ["/projects", []],
  [articlePath, ["rpc/increment_post_views"]],
] as const) {
  test(
    `a visit to ${path} checks whether it is current, and counts a view; nothing else, on the first and later visits`,
    { tag: path === articlePath ? [] : "@full" },
    async ({ openBrowser }) => {
      const page = await openBrowser(undefined, { serviceWorkers: "allow" });
      const always = ["rpc/record_page_view", "rpc/site_version"];
      for (const promised of [[...once, ...always], always, always]) {
        site.asked.length = 0;
        await visit(page, path);
        expect(site.asked.toSorted()).toEqual(promised);
      }
    },
  );
}
