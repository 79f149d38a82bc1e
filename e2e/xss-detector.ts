/** Detects whether an injected text runs as code or leaves unsafe markup in a page. */
import type { BrowserContext, Page } from "@playwright/test";
import { FOREIGN } from "../tests/support/xss.ts";
import { baseUrl } from "./environment.ts";

/** Resource types that may be loaded from anywhere: articles embed media. */
const HARMLESS = new Set(["image", "media"]);

/** Records scripts that run, forbidden requests and hijacked windows, in all pages of a context. */
export async function watchForXss(context: BrowserContext): Promise<string[]> {
  const succeeded: string[] = [];
  await context.addInitScript(() => {
    // Reported through the console, which works from every frame, including opaque origins.
    Object.assign(window, { xss: (number: unknown) => console.info(`xss:${String(number)}`) });
  });
  context.on("console", (message) => {
    if (message.text().startsWith("xss:")) succeeded.push(message.text());
  });
  context.on("dialog", (dialog) => {
    succeeded.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("page", (page) => {
    page.on("framenavigated", (frame) => {
      if (!frame.url().startsWith(baseUrl) && frame.url() !== "about:blank") {
        succeeded.push(`led to ${frame.url()}`);
      }
    });
  });
  await context.route(`${FOREIGN}/**`, (route) => {
    const request = route.request();
    if (!HARMLESS.has(request.resourceType())) {
      succeeded.push(`fetched ${request.resourceType()} ${request.url()}`);
    }
    return route.fulfill({ status: 200, contentType: "image/svg+xml", body: "<svg/>" });
  });
  return succeeded;
}

/**
 * Uses everything below the elements like a reader with mouse and keyboard, and waits until pictures have
 * loaded or failed. Links of the usual kind are not followed.
 *
 * @param selector the elements; if there are none, nothing is used
 */
export async function triggerHandlers(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const watch = new AbortController();
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest("a");
        // Code runs as part of the click, so its link must be followed.
        if (!link || /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
      },
      { capture: true, signal: watch.signal },
    );
    for (const element of document.querySelectorAll(`:is(${selector}) *`)) {
      for (const name of ["pointerover", "mouseover", "mousedown", "focus", "toggle", "wheel"]) {
        element.dispatchEvent(new Event(name));
      }
      if (element instanceof HTMLElement) {
        element.focus({ preventScroll: true });
        element.click();
      }
    }
    // Effects of the handlers are visible two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    watch.abort();
  }, selector);
}

/** Finds markup that no page of the site may contain, whoever wrote its texts. */
export function findUnsafeMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Formulas occur in articles only.
    const foreign =
      "iframe, frame, object, embed, applet, portal, base, meta[http-equiv=refresh], template, svg script, math:not(.article math)";
    const found = [];
    for (const element of document.querySelectorAll("*")) {
      const outside =
        element instanceof HTMLScriptElement && !element.src.startsWith(location.origin);
      const isData = element instanceof HTMLScriptElement && element.type.endsWith("json");
      // The page's own scripts are in its head and after the app's root.
      const isForeign = outside && !isData && !element.matches("head > script, #root ~ script");
      if (element.matches(foreign) || isForeign) found.push(element.outerHTML.slice(0, 120));
      for (const { name, value } of element.attributes) {
        const isAddress = /^(href|action|formaction|data|xlink:href)$/.test(name);
        const protocol = isAddress ? URL.parse(value, document.baseURI)?.protocol : undefined;
        // React replaces `javascript:` URLs with its own.
        const isCode =
          /^(javascript|vbscript):$/.test(protocol ?? "") && !value.includes("React has blocked");
        if (name.startsWith("on") || isCode) found.push(`${name}=${value.slice(0, 120)}`);
      }
    }
    return found;
  });
}
