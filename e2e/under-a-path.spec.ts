import type { Page } from "@playwright/test";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { ownBuild } from "./own-build.ts";
import { mainLink, signIn } from "./steps.ts";
import { BASE, linking } from "./under-a-path.ts";

test.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });
// Builds another site.
test.describe.configure({ mode: "serial", timeout: 400_000 });

// As on GitHub Pages.
const site = ownBuild({}, BASE);

/** Every key in browser storage of this host. */
function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split("; ").filter(Boolean),
    ...(await caches.keys()),
  ]);
}

/** URLs of the site's own host that the page has requested. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(site.url).origin) asked.push(pathname);
  });
  return asked;
}

/** The embedded backend is at the root of the host. */
const isOfSite = (path: string) =>
  path.startsWith(BASE) || /^\/(?:auth|rest|storage)\/v1\//.test(path);

test("a site under a path uses nothing outside it", { tag: "@full" }, async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(site.url);
  await page.getByRole("button", { name: /theme/i }).first().click();
  await mainLink(page, `${BASE}blog`).click();
  await expect(page).toHaveURL(`${site.url}blog`);
  await expect(page.getByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();

  // By its id, as in links within the app, then at its slug after a reload.
  await page.goto(`${site.url}blog/${linking.id}`);
  await expect(page).toHaveURL(`${site.url}blog/${linking.slug}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: linking.title })).toBeVisible();
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${site.url}blog/${linking.slug}`);
  const article = page.locator(".article");
  await expect(article.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
  await article.getByRole("link", { name: "about me" }).click();
  await expect(page).toHaveURL(`${site.url}about`);

  await signIn(page, owner);
  await page.reload();
  await page.getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL(`${site.url}admin`);
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();

  expect(asked.filter((path) => !isOfSite(path))).toEqual([]);
  const names = await storedNames(page);
  expect(names).toEqual(expect.arrayContaining(["blog/session", "blog/theme"]));
  const own = /^(?:blog\/|blog%2F)/;
  expect(names.filter((name) => !own.test(name))).toEqual([]);
});

test("read pages open offline", { tag: "@full" }, async ({ page, context, browserConsole }) => {
  browserConsole.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto(`${site.url}blog/${linking.slug}`);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
  await expect.poll(scopes).toEqual([site.url]);
  const isKept = () =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, page.url());
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: linking.title })).toBeVisible();
  await page.goto(`${site.url}pay`);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await page.getByRole("link", { name: linking.title }).click();
  await expect(page).toHaveURL(`${site.url}blog/${linking.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: linking.title })).toBeVisible();
});
