import type { Browser, Page } from "@playwright/test";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { demoOwner, publishableKey } from "../../../supabase/embedded/keys.ts";
import { inFreshBrowser, SLOW_PHONE, type StorageState } from "./browser.ts";
import type { interactionBudgets } from "./budgets.ts";
import { isHydrated, recordDurations } from "./in-page.ts";

export type Interactions = Record<keyof typeof interactionBudgets, number>;

const KEYS = "The owner types on and on, sentence after sentence, without a pause. ".repeat(3);
/** A section of the long article, with a heading, a list and code. */
const PART = `## Part

${"Some words that *fill* a line, `code` among them, and a [link](https://example.com). ".repeat(12)}

- one item
- another item

\`\`\`ts
const answer = 42;
\`\`\`

`;

/** Runs once through what visitors do, opens the owner's dashboard and writes in a long article. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  backend: EmbeddedBackend,
): Promise<Interactions> {
  const owner = await ownersSession(backend, site);
  /** A separate article for each run: the editor would offer the unsaved text of another run. */
  const makeArticle = async () => {
    const { rows } = await backend.db.query<{ id: string }>(
      "insert into public.posts (title, slug, content, source, format) values ('Long', '', '<p>Long</p>', $1, 'markdown') returning id",
      [`${PART.repeat(Math.ceil(10_000 / PART.split(/\s+/).length))}## The end\n`],
    );
    return `${site}/admin/posts/${rows[0]?.id}`;
  };
  return {
    route: await routeChange(browser, 1, `${site}/blog`, "/about"),
    slowRoute: await routeChange(browser, 4, `${site}/blog`, "/about"),
    theme: await tapFeedback(browser, `${site}/blog`, "Switch to"),
    menu: await tapFeedback(browser, `${site}/blog`, "menu"),
    dashboard: await coldAdmin(browser, `${site}/admin`, owner),
    typing: await keyToFrame(browser, 1, await makeArticle(), owner),
    slowTyping: await keyToFrame(browser, 4, await makeArticle(), owner),
  };
}

/** Milliseconds until the signed-in owner sees the numbers of the dashboard. */
function coldAdmin(browser: Browser, url: string, storageState: StorageState): Promise<number> {
  const open = async (page: Page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("main").getByText(/\d/).first().waitFor();
    return page.evaluate(() => performance.now());
  };
  return inFreshBrowser(browser, SLOW_PHONE, open, storageState);
}

/**
 * Milliseconds from the click on a link to the frame with the heading of its page. The visitor has
 * hovered over the link, and what that prefetches has arrived.
 */
function routeChange(browser: Browser, cpu: number, url: string, to: string) {
  return inFreshBrowser(browser, { cpu }, async (page) => {
    await page.goto(url);
    await page.waitForFunction(isHydrated);
    const link = page.locator(`footer a[href="${to}"], main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_500);
    await page.evaluate((path) => {
      const before = document.querySelector("main h1")?.textContent;
      let start = 0;
      const check = () => {
        const heading = document.querySelector("main h1")?.textContent;
        const isThere = location.pathname === path && heading !== before && heading !== "Loading…";
        if (!isThere) return requestAnimationFrame(check);
        // A message is delivered after the current frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () =>
          performance.measure("route", { start, end: performance.now() }),
        );
        port1.start();
        port2.postMessage(null);
        return undefined;
      };
      const onClick = ({ timeStamp }: Event) => {
        start = timeStamp;
        requestAnimationFrame(check);
      };
      addEventListener("click", onClick, { capture: true, once: true });
    }, to);
    await link.click({ noWaitAfter: true });
    const measured = await page.waitForFunction(
      () => performance.getEntriesByName("route")[0]?.duration,
    );
    return (await measured.jsonValue()) ?? Number.NaN;
  });
}

/** Milliseconds from a tap on a button to the frame that responds; the slowest counts. */
function tapFeedback(browser: Browser, url: string, button: string) {
  return inFreshBrowser(browser, { cpu: 4 }, async (page) => {
    await page.goto(url);
    await page.waitForFunction(isHydrated);
    await page.waitForLoadState("networkidle");
    await page.evaluate(recordDurations, "^(pointerdown|pointerup|click)$");
    for (let tap = 0; tap < 4; tap += 1) {
      await page.getByRole("button", { name: button }).click();
      await page.waitForTimeout(400);
    }
    // Browsers do not report durations below 16 ms.
    return page.evaluate(() => Math.max(16, ...Reflect.get(window, "durations")));
  });
}

/**
 * The 95th percentile of the time from a key press in an article, with its preview open, to the
 * next frame, in milliseconds.
 */
function keyToFrame(browser: Browser, cpu: number, url: string, storageState: StorageState) {
  const type = async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url);
    const text = page.getByRole("textbox", { name: "Content" });
    await text.and(page.locator(".cm-content")).waitFor();
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("article").getByRole("heading", { name: "The end" }).waitFor();
    await text.click();
    await page.evaluate(recordDurations, "^keydown$");
    await page.keyboard.type(KEYS, { delay: 60 });
    await page.waitForTimeout(3_000);
    const reported = await page.evaluate((): number[] => Reflect.get(window, "durations"));
    const slowest = reported.toSorted((a, b) => b - a);
    return slowest[Math.floor(KEYS.length * 0.05)] ?? 16;
  };
  return inFreshBrowser(browser, { cpu }, type, storageState);
}

async function ownersSession(backend: EmbeddedBackend, origin: string): Promise<StorageState> {
  const request = new Request(`${backend.siteUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(demoOwner),
  });
  const response = await backend.fetch(request, { peerAddress: "127.0.0.1" });
  if (!response.ok) throw new Error(`The owner could not sign in: ${await response.text()}`);
  const session: { expires_in: number } = await response.json();
  const expires = Math.round(Date.now() / 1000) + session.expires_in;
  const value = JSON.stringify({ ...session, expires_at: expires });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "session", value }] }] };
}
