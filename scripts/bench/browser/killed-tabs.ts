import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { StorageState } from "./browser.ts";

const WORDS = "Nobody knows when the tab will be killed, so every word counts twice. ";
const LONGEST = 8_000;

export type Kill = {
  /** When it was killed, in milliseconds after the first key. */
  after: number;
  /** Characters that were typed until then, and how many of them were lost. */
  typed: number;
  lost: number;
  /** How much of the typing was lost, in milliseconds: since the first key that is gone. */
  lostTime: number;
};

/**
 * Types a new post, kills its tab at a random moment, opens the page again and takes what is offered.
 *
 * @param url of the page for a new post
 * @param isPlain whether it is written in the plain text area
 */
export async function killWhileTyping(
  browser: Browser,
  url: string,
  storageState: StorageState,
  isPlain: boolean,
): Promise<Kill> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript(
      (value) => localStorage.setItem("plain-editor", value),
      `${isPlain}`,
    );
    const page = await context.newPage();
    await page.goto(url);
    await textOf(page, isPlain).click();
    const { sentAt, killedAt } = await typeUntilKilled(context, page);
    const kept = await readAgain(context, url, isPlain);

    const typed = textThatWas(sentAt.length);
    if (!typed.startsWith(kept)) throw new Error(`Other words came back: ${kept}`);
    const start = sentAt[0] ?? killedAt;
    return {
      after: killedAt - start,
      typed: typed.length,
      lost: typed.length - kept.length,
      lostTime: killedAt - (sentAt[kept.length] ?? killedAt),
    };
  } finally {
    await context.close();
  }
}

function textOf(page: Page, isPlain: boolean) {
  return page
    .getByRole("textbox", { name: "Content" })
    .and(page.locator(isPlain ? "textarea" : ".cm-content"));
}

/** The first characters of what is typed. */
function textThatWas(length: number): string {
  return WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
}

/** Returns when each key was sent, and when the tab was killed, in milliseconds. */
async function typeUntilKilled(context: BrowserContext, page: Page) {
  const sentAt: number[] = [];
  const session = await context.newCDPSession(page);
  const moment = Date.now() + Math.random() * LONGEST;
  while (Date.now() < moment || sentAt.length === 0) {
    sentAt.push(Date.now());
    await page.keyboard.type(textThatWas(sentAt.length).slice(-1));
    // As people do: most keys quickly, now and then a thought.
    const pause = Math.random() < 0.05 ? 1_500 * Math.random() : 30 + 100 * Math.random();
    await page.waitForTimeout(Math.max(0, Math.min(pause, moment - Date.now())));
  }
  const killedAt = Date.now();
  const crashed = page.waitForEvent("crash");
  // It is never answered.
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  return { sentAt, killedAt };
}

async function readAgain(context: BrowserContext, url: string, isPlain: boolean): Promise<string> {
  const page = await context.newPage();
  await page.goto(url);
  const text = textOf(page, isPlain);
  const restore = page.getByRole("button", { name: "Restore" });
  await text.or(restore).first().waitFor();
  if (await restore.isVisible()) await restore.click();
  await text.waitFor();
  // An editor without text has an empty line.
  return isPlain ? text.inputValue() : (await text.innerText()).replace(/\n$/, "");
}
