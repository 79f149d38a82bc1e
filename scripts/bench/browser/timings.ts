import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

/** A mid-range phone on slow 4G, with the numbers that browsers' own tools use; and this machine as it is. */
export const PROFILES = {
  "CPU ÷4, slow 4G": {
    cpu: 4,
    network: {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1.6e6 / 8) * 0.9,
      uploadThroughput: (0.75e6 / 8) * 0.9,
    },
  },
  unthrottled: { cpu: 1, network: undefined },
} as const;
type Profile = (typeof PROFILES)[keyof typeof PROFILES];
type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

export async function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** Opens a browser that has been nowhere, and gives its page to the work. */
async function inFreshBrowser<Result>(
  browser: Browser,
  profile: Profile,
  work: (page: Page) => Promise<Result>,
  storageState?: StorageState,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (profile.network) await session.send("Network.emulateNetworkConditions", profile.network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the start of the navigation until a public page shows its content, and responds. */
export function coldPage(browser: Browser, profile: Profile, url: string) {
  return inFreshBrowser(browser, profile, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    const entry = async (name: string) => {
      const handle = await page.waitForFunction(
        (entryName) => performance.getEntriesByName(entryName)[0]?.startTime,
        name,
      );
      return (await handle.jsonValue()) ?? Number.NaN;
    };
    const shown = await entry("first-contentful-paint");
    const hasApp = (await page.locator("#page-data").count()) > 0;
    return { shown, responds: hasApp ? await entry("takeover") : Number.NaN };
  });
}

/** Milliseconds until somebody who is signed in sees the numbers of the owner's dashboard. */
export function coldAdmin(
  browser: Browser,
  profile: Profile,
  url: string,
  storageState: StorageState,
): Promise<number> {
  const open = async (page: Page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("main").getByText(/\d/).first().waitFor();
    return page.evaluate(() => performance.now());
  };
  return inFreshBrowser(browser, profile, open, storageState);
}

/**
 * Milliseconds from the click on a link to the frame with the heading of its page. The visitor has
 * pointed at the link, and what that fetches has come.
 */
export function routeChange(browser: Browser, profile: Profile, url: string, to: string) {
  return inFreshBrowser(browser, profile, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-responds"));
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

/** Milliseconds from taps on a button to the frames that answer them; the slowest counts. */
export function tapFeedback(browser: Browser, profile: Profile, url: string, button: string) {
  return inFreshBrowser(browser, profile, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-responds"));
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const durations: number[] = [];
      const events: PerformanceObserverInit & { durationThreshold: number } = {
        type: "event",
        durationThreshold: 16,
      };
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          if (name === "click" || name.startsWith("pointer")) durations.push(duration);
        }
      }).observe(events);
    });
    for (let tap = 0; tap < 4; tap += 1) {
      await page.getByRole("button", { name: button }).click();
      await page.waitForTimeout(400);
    }
    // Browsers report nothing that takes less than 16 ms.
    return page.evaluate(() => Math.max(16, ...Reflect.get(window, "durations")));
  });
}
