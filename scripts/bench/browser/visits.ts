import type { Browser, CDPSession, Page } from "@playwright/test";
import { inFreshBrowser, SLOW_PHONE } from "./browser.ts";
import * as inPage from "./in-page.ts";

/** Milliseconds without network activity after which the page is idle. */
const IDLE_MS = 1_500;
const KB = 1024;

type Received = { type: string; bytes: number };

/** Measures when a floor page is painted. */
export function visitFloor(browser: Browser, url: string) {
  return inFreshBrowser(browser, SLOW_PHONE, async (page, session) => {
    const untilIdle = watchNetwork(session);
    await page.goto(url, { waitUntil: "load" });
    await untilIdle();
    return page.evaluate(inPage.readTimeline);
  });
}

/** A first visit that only looks: paints, faces, shifts, tasks until hydrated, bytes until idle. */
export function visitPage(browser: Browser, url: string) {
  return inFreshBrowser(browser, SLOW_PHONE, async (page, session) => {
    const untilIdle = watchNetwork(session);
    await page.addInitScript(inPage.markFaces);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(inPage.isHydrated, undefined, { polling: 50 });
    const { longestTask, blocked } = await page.evaluate(inPage.readTimeline);
    const received = await untilIdle();
    const timeline = await page.evaluate(inPage.readTimeline);
    const of = (type: RegExp) => received.filter((one) => type.test(one.type));
    return {
      ...timeline,
      longestTask,
      blocked,
      faces: await facesInUse(page, session),
      scripts: of(/javascript/).length,
      scriptKB: sumOf(of(/javascript/)),
      fontKB: sumOf(of(/font/)),
      requests: received.length,
      allKB: sumOf(received),
    };
  });
}

/** A first visit of somebody who presses until the page answers at its top and its bottom. */
export function timeToAnswers(browser: Browser, url: string): Promise<number> {
  return inFreshBrowser(browser, SLOW_PHONE, async (page) => {
    await page.addInitScript(`(${String(inPage.pressTopAndBottom)})(${String(inPage.isHydrated)})`);
    return timeOf(page, url, "answers");
  });
}

/** Measures when the client-rendered app shows nine tenths of the page's text. */
export function timeToContent(browser: Browser, url: string, characters: number): Promise<number> {
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

/** Counts what comes over the network; the result waits until nothing does, and gives it. */
function watchNetwork(session: CDPSession): () => Promise<Received[]> {
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
  return async () => {
    while (open.size > 0 || Date.now() - last < IDLE_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return received;
  };
}

function sumOf(received: Received[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
}

/** When the last of the site's own faces came; infinite where text is drawn with another one. */
async function facesInUse(page: Page, session: CDPSession): Promise<number> {
  const faces = await page.evaluate(inPage.findFaces);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const times: number[] = [];
  for (const { family, cameAt } of faces) {
    const selector = `[data-face="${family}"]`;
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    const isUsed = fonts.some(({ isCustomFont }) => isCustomFont);
    times.push(isUsed ? cameAt : Infinity);
  }
  return Math.max(...times);
}
