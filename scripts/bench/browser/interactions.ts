import type { Browser, Page } from "@playwright/test";
import { inFreshBrowser, SLOW_CPU, SLOW_PHONE, type StorageState } from "./browser.ts";
import { isHydrated, recordDurations } from "./in-page.ts";

/** Milliseconds until somebody who is signed in sees the numbers of the owner's dashboard. */
export function coldAdmin(
  browser: Browser,
  url: string,
  storageState: StorageState,
): Promise<number> {
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
 * pointed at the link, and what that fetches has come.
 */
export function routeChange(browser: Browser, cpu: number, url: string, to: string) {
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
      const look = () => {
        const heading = document.querySelector("main h1")?.textContent;
        const isThere = location.pathname === path && heading !== before && heading !== "Loading…";
        if (!isThere) return requestAnimationFrame(look);
        // A message arrives after the frame that is being made.
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
        requestAnimationFrame(look);
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
export function tapFeedback(browser: Browser, url: string, button: string) {
  return inFreshBrowser(browser, SLOW_CPU, async (page) => {
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
