import type { Browser, CDPSession, Page } from "@playwright/test";
import { inFreshBrowser, SLOW_PHONE } from "./browser.ts";
import * as inPage from "./in-page.ts";

/** Milliseconds without network activity after which the page is idle. */
const IDLE_MS = 1_500;

type Received = { type: string; bytes: number };

export type PageRun = Awaited<ReturnType<typeof measurePage>>;

/** Visits a page, its floor page and the client-rendered app in turn. */
export async function measurePage(browser: Browser, floor: string, shell: string, url: string) {
  const floorTimes = await visitFloor(browser, floor);
  const page = await visitPage(browser, url);
  const answers = await timeToAnswers(browser, url);
  return {
    ...page,
    answers,
    shell: await timeToContent(browser, shell, page.characters),
    floor: floorTimes,
  };
}

function visitFloor(browser: Browser, url: string) {
  return inFreshBrowser(browser, SLOW_PHONE, async (page, session) => {
    const { untilIdle } = watchNetwork(session);
    await page.goto(url, { waitUntil: "load" });
    await untilIdle();
    return page.evaluate(inPage.readTimeline);
  });
}

/** A first visit without interaction: bytes until hydrated, and paints, fonts and bytes until idle. */
function visitPage(browser: Browser, url: string) {
  return inFreshBrowser(browser, SLOW_PHONE, async (page, session) => {
    const { received, untilIdle } = watchNetwork(session);
    await page.addInitScript(inPage.markFonts);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(inPage.isHydrated, undefined, { polling: 50 });
    const firstKB = sumOf(received, /html|javascript|font/);
    const { longestTask, blocked } = await page.evaluate(inPage.readTimeline);
    await untilIdle();
    const timeline = await page.evaluate(inPage.readTimeline);
    return {
      ...timeline,
      longestTask,
      blocked,
      firstKB,
      scripts: received.filter(({ type }) => type.includes("javascript")).length,
      scriptKB: sumOf(received, /javascript/),
      fontKB: sumOf(received, /font/),
    };
  });
}

/** A first visit with presses until the page responds at its top and its bottom. */
function timeToAnswers(browser: Browser, url: string): Promise<number> {
  return inFreshBrowser(browser, SLOW_PHONE, async (page) => {
    await page.addInitScript(`(${String(inPage.pressTopAndBottom)})(${String(inPage.isHydrated)})`);
    return timeOf(page, url, "answers");
  });
}

/** Measures when the client-rendered app shows nine tenths of the page's text. */
function timeToContent(browser: Browser, url: string, characters: number): Promise<number> {
  return inFreshBrowser(browser, SLOW_PHONE, async (page) => {
    await page.addInitScript(inPage.markContent, characters * 0.9);
    return timeOf(page, url, "content");
  });
}

async function timeOf(page: Page, url: string, mark: string): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  const time = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    mark,
    { polling: 100 },
  );
  return (await time.jsonValue()) ?? Infinity;
}

function watchNetwork(session: CDPSession) {
  const open = new Map<string, string>();
  const received: Received[] = [];
  let last = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("https:")) open.set(requestId, "");
    last = Date.now();
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => open.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (open.has(requestId)) open.set(requestId, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = open.get(requestId);
    if (type !== undefined) received.push({ type, bytes: encodedDataLength });
    open.delete(requestId);
    last = Date.now();
  });
  session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  const untilIdle = async () => {
    while (open.size > 0 || Date.now() - last < IDLE_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { received, untilIdle };
}

/** Kilobytes of files of a type. */
function sumOf(received: Received[], type: RegExp): number {
  const bytes = received.filter((one) => type.test(one.type)).map((one) => one.bytes);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
