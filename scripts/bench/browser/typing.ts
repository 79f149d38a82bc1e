import type { Browser, Page } from "@playwright/test";
import { inFreshBrowser, type StorageState } from "./browser.ts";
import { recordDurations } from "./in-page.ts";

/** Browsers do not report shorter ones. */
const SHORTEST = 16;
const KEYS = "The owner types on and on, sentence after sentence, without a pause. ".repeat(3);

/**
 * Milliseconds from each key to the frame that shows it, in the middle of an article.
 *
 * @param cpu how many times slower the processor is made
 * @param url of the article's editor
 * @param isPreview whether the preview is open
 */
export function timeToPaint(
  browser: Browser,
  cpu: number,
  url: string,
  storageState: StorageState,
  isPreview: boolean,
): Promise<number[]> {
  const type = async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url);
    const text = page.getByRole("textbox", { name: "Content" });
    await text.and(page.locator(".cm-content")).waitFor();
    if (isPreview) {
      await page.getByRole("button", { name: "Preview", exact: true }).click();
      await page.getByRole("article").getByRole("heading", { name: "The end" }).waitFor();
    }
    await text.click();
    await page.evaluate(recordDurations, "^keydown$");
    await page.keyboard.type(KEYS, { delay: 60 });
    await page.waitForTimeout(3_000);
    const reported = await page.evaluate((): number[] => Reflect.get(window, "durations"));
    const others = Array.from({ length: KEYS.length - reported.length }, () => SHORTEST);
    return [...reported, ...others];
  };
  return inFreshBrowser(browser, { cpu }, type, storageState);
}
