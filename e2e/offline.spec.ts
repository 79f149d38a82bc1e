import type { Page } from "@playwright/test";
import { ada, makePost, owner, seededPosts, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import {
  fileOf,
  expectAccessible,
  expectNoSidewaysScroll,
  goToComments,
  mainLink,
} from "./steps.ts";
import { isNext, NEXT, serveVersions } from "./versions.ts";

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

let readId = "";
let readPost = "";
let unreadPost = "";

test.beforeAll(async () => {
  const [one, other] = await seededPosts(true);
  readId = one?.id ?? "";
  readPost = `/blog/${one?.slug}`;
  unreadPost = `/blog/${other?.slug}`;
});

/** The names of the caches, and all entries with their URLs and texts. */
function cachedEntries(page: Page) {
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
  (await cachedEntries(page))
    .filter(({ cache }) => cache.startsWith(`site:${kind}`))
    .map(({ path }) => path);

/** Opens a page and waits until the worker has recorded it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilRecorded(page);
}

async function waitUntilRecorded(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => pathsIn(page, "read")).toContain(pathname);
}

/** The versions whose code is cached. */
async function versions(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith("site:code:"));
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test(
  "pages that were read open offline, and an unread page lists what can be read",
  { tag: "@full" },
  async ({ page, context, browserConsole }) => {
    browserConsole.expect(NO_CONNECTION);
    const fresh = await makePost({ title: unique("Newer than the build") });
    await read(page, readPost);
    const title = await heading(page, /./).innerText();
    await expect.poll(() => pathsIn(page, "pages")).toContain(readPost);
    await mainLink(page, "/blog").click();
    await waitUntilRecorded(page);
    await read(page, `/blog/${fresh.slug}`);
    await expect(page.getByText("The body of the post.")).toBeVisible();
    await expect
      .poll(async () => (await pathsIn(page, "data")).filter((path) => path.includes(fresh.slug)))
      .not.toEqual([]);
    await context.setOffline(true);

    await page.reload();
    await expect(page.getByText("The body of the post.")).toBeVisible();
    await page.goto("/blog?category=all");
    await page.getByRole("main").getByRole("link", { name: title }).first().click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator(".article")).toContainText(/\w/);
    await waitUntilRecorded(page);
    await page.reload();
    await expect(heading(page, title)).toBeVisible();

    await page.goto(unreadPost);
    await expect(heading(page, "You are offline")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "You are offline")).toBeVisible();
    await page.getByRole("link", { name: title }).click();
    await expect(heading(page, title)).toBeVisible();

    await page.goto(unreadPost);
    await expect(heading(page, "You are offline")).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator(".article")).toBeVisible();
  },
);

test(
  "the worker of a first visit caches what the page requested before it was installed",
  { tag: "@full" },
  async ({ page }) => {
    await read(page, readPost);
    await expect.poll(() => pathsIn(page, "pages")).toContain(readPost);
    const fresh = await makePost({ title: unique("Newer than the build") });
    await read(page, `/blog/${fresh.slug}`);
    const answers = () => pathsIn(page, "data");
    await expect.poll(answers).toContainEqual(expect.stringContaining(fresh.slug));
  },
);

test(
  "nothing of the owner's or of a signed-in reader is ever cached",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const words = unique("Only for the owner");
    const draft = await makePost({ title: words, published: false });
    const page = await openBrowser(owner, { serviceWorkers: "allow" });
    await read(page, readPost);
    for (const path of ["/admin", "/admin/messages", "/admin/posts", "/admin/settings"]) {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
    }
    await page.goto(`/blog/${draft.id}`);
    await expect(heading(page, words)).toBeVisible();
    await read(page, "/contact");

    const kept = await cachedEntries(page);
    expect(kept.map(({ path }) => path)).toContain(readPost);
    const token = await page.evaluate(() => localStorage.getItem("session") ?? "");
    expect(token).toContain("access_token");
    const accessToken: unknown = Reflect.get(Object(JSON.parse(token)), "access_token");
    for (const { cache, path, text } of kept) {
      expect(path).not.toMatch(/^\/(admin|auth)|v1\/comments|contact_messages|rpc\//);
      if (cache === "site:data") throw new Error(`An answer to somebody is kept: ${path}`);
      for (const secret of [String(accessToken), owner.email, "<p>The body of the post.</p>"]) {
        expect(text.includes(secret), `${path} holds ${secret}`).toBe(false);
      }
    }

    // Other tests continue in the same session.
    await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 204 }));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
    await expect.poll(() => pathsIn(page, "read")).toEqual([]);
    expect(await pathsIn(page, "pages")).toEqual([]);
  },
);

test(
  "a signed-in reader can keep reading offline",
  { tag: "@full" },
  async ({ openBrowser, browserConsole }) => {
    browserConsole.expect(NO_CONNECTION);
    const page = await openBrowser(ada, { serviceWorkers: "allow" });
    await read(page, "/about");
    await page.goto("/blog");
    await page.getByRole("main").locator(`a[href="/blog/${readId}"]`).first().click();
    await expect(page).toHaveURL(readPost);
    await waitUntilRecorded(page);
    const { pathname } = new URL(page.url());
    await expect.poll(() => pathsIn(page, "pages")).toContain(pathname);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator(".article")).toContainText(/\w/);
  },
);

test(
  "a new version is installed, while a tab with the old one keeps its own code",
  { tag: "@full" },
  async ({ page, context, browserConsole }) => {
    browserConsole.expect(NO_CONNECTION);
    const site = await serveVersions();
    const words = unique("Typed in the old version");
    await read(page, `${site.url}${readPost}`);
    await goToComments(page);
    await page.getByLabel("Leave a comment").fill(words);
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));

    // Half of the next version is missing: its worker is not installed.
    const missing = fileOf("PayPage").split("/").at(-1) ?? "";
    site.deploy("next", new RegExp(missing));
    const second = await context.newPage();
    await second.goto(`${site.url}/about`);
    expect(await isNext(second)).toBe(true);
    const workersOnTheWay = () =>
      second.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.waiting].map((one) => one?.state ?? null);
      });
    await expect.poll(() => site.asked(new RegExp(NEXT + missing))).toBeGreaterThan(0);
    await expect.poll(workersOnTheWay).toEqual([null, null]);
    await expect.poll(() => versions(second)).toEqual(["site:code:built"]);
    site.deploy("next");
    await second.reload();
    await expect.poll(workersOnTheWay).toEqual([null, "installed"]);

    // The old tab finds its own code though the host no longer has it.
    await mainLink(page, "/skills").click();
    await expect(page).toHaveTitle(/^Skills/);
    await page.goBack();
    await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
    expect(await isNext(page)).toBe(false);
    expect(loads, "loads of the old tab").toBe(0);

    await page.close();
    // The browser may take a moment to forget the closed tab. If the old worker is still busy, it is stopped,
    // as a browser does after a while.
    const session = await context.newCDPSession(second);
    await session.send("ServiceWorker.enable");
    await expect(async () => {
      await second.reload();
      const isNew = (timeout: number) =>
        expect.poll(() => versions(second), { timeout }).toEqual(["site:code:next"]);
      await isNew(8_000).catch(() => session.send("ServiceWorker.stopAllWorkers"));
      await isNew(5_000);
    }).toPass({ timeout: 90_000 });
    await waitUntilRecorded(second);
    expect(await isNext(second)).toBe(true);

    // Pages read in the old version open in the new one.
    await expect.poll(() => pathsIn(second, "pages")).toContain(readPost);
    await context.setOffline(true);
    await second.goto(`${site.url}${readPost}`);
    await expect(second.locator(".article")).toContainText(/\w/);
    expect(await isNext(second)).toBe(true);
    await context.setOffline(false);
    site.close();
  },
);

test("the owner can withdraw the worker", { tag: "@full" }, async ({ page, context }) => {
  const site = await serveVersions();
  await read(page, `${site.url}/about`);
  site.deploy("off");
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ waiting }) => (waiting ? "waits" : "is there"));
    });
  // Browsers do this by themselves, some time after a visit.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    void registration?.update().catch(() => undefined);
  });
  await expect.poll(registrations).not.toEqual(["is there"]);
  // The old worker may still be busy; a browser stops it after it has been idle for a while.
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const endOldWorker = async () => {
    const left = await registrations();
    if (left.length > 0) await session.send("ServiceWorker.stopAllWorkers");
    return left;
  };
  await expect.poll(endOldWorker).toEqual([]);
  expect(await cachedEntries(page)).toEqual([]);
  await expect(heading(page, /./)).toBeVisible();
  site.close();
});

test(
  "a full disk does not affect visitors who are online",
  { tag: "@full" },
  async ({ page, context }) => {
    await read(page, "/about");
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    for (const path of ["/projects", "/blog", readPost]) {
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
    }
    await mainLink(page, "/blog").click();
    await expect(heading(page, "Tech Blog")).toBeVisible();
  },
);

test(
  "the worker caches neither the owner's code nor language grammars",
  { tag: "@full" },
  async ({ request }) => {
    const code = await (await request.get("/sw.js")).text();
    const isKnown = (name: string) => code.includes(fileOf(name));
    expect(isKnown("PostPage")).toBe(true);
    expect(["AdminArea", "AdminPostsPage", "haskell"].filter(isKnown)).toEqual([]);
  },
);
