import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

type Profile = { cpu: number; network?: typeof SLOW_4G };
export type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/**
 * 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, as Lighthouse configures them in Chromium:
 * each request is delayed as a whole, including the connection.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
export const SLOW_PHONE: Profile = { cpu: 4, network: SLOW_4G };

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Runs work with a page of a new browser, with an empty cache. */
export async function inFreshBrowser<Result>(
  browser: Browser,
  profile: Profile,
  work: (page: Page, session: CDPSession) => Promise<Result>,
  storageState?: StorageState,
): Promise<Result> {
  await using context = await browser.newContext({
    ...PHONE,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (profile.network) await session.send("Network.emulateNetworkConditions", profile.network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  return await work(page, session);
}
