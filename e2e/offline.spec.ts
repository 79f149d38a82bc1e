import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { recordFigure } from "../scripts/figures.ts";
import { bundleWorker } from "../scripts/service-worker.ts";
import { ada, clientOf, makePost, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";
import { NEXT, serveVersions } from "./versions.ts";

// Without motion nothing is judged half faded in.
test.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

const READ_POST = "/blog/debugging-by-bisection";
const UNREAD_POST = "/blog/the-database-is-the-bouncer";
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
/** Brotli bytes of the worker. */
const BUDGET = 4 * 1024;

/** The names of the caches, and the path, query and text of everything in them. */
function everythingKept(page: Page) {
  return page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        const { pathname, search } = new URL(request.url);
        found.push({ cache: name, path: `${pathname}${search}`, text });
      }
    }
    return found;
  });
}

const pathsIn = async (page: Page, kind: string) =>
  (await everythingKept(page))
    .filter(({ cache }) => cache.startsWith(`site:${kind}`))
    .map(({ path }) => path);

/** Opens a page and waits until the worker is there and has noted it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilNoted(page);
}

async function waitUntilNoted(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => pathsIn(page, "read")).toContain(pathname);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("what was read opens without a connection, and an unread page says what can be read", async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.expect(NO_CONNECTION);
  const fresh = await makePost({ title: unique("Newer than the build") });
  await read(page, READ_POST);
  const title = await heading(page, /./).innerText();
  await expect.poll(() => pathsIn(page, "pages")).toContain(READ_POST);
  await expect.poll(async () => (await pathsIn(page, "data")).length).toBeGreaterThan(0);
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Blog" }).click();
  await waitUntilNoted(page);
  await page.getByRole("link", { name: fresh.title }).first().click();
  await expect(heading(page, fresh.title)).toBeVisible();
  await waitUntilNoted(page);
  await context.setOffline(true);

  await page.reload();
  await expect(heading(page, fresh.title)).toBeVisible();
  await page.goto("/blog?category=all");
  const card = page.getByRole("link", { name: fresh.title }).first();
  await expect(card).toBeVisible();
  await card.click();
  await expect(heading(page, fresh.title)).toBeVisible();
  await page.goto(READ_POST);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator(".article")).toContainText(/\w/);

  await page.goto(UNREAD_POST);
  await expect(heading(page, "You are offline")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "You are offline")).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page, title)).toBeVisible();

  await page.goto(UNREAD_POST);
  await expect(heading(page, "You are offline")).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(".article")).toBeVisible();
  recordFigure("Offline", "Read post, list and newer post opened offline, by reload and by link");
});
