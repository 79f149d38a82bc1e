import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { recordFigure } from "../scripts/figures.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

/** Brotli bytes of all scripts that a first visit may load. */
const BUDGET = 120 * 1024;
const LARGE_BUDGET = 150 * 1024;
const budgets: Record<string, number> = {
  "/": LARGE_BUDGET,
  "/about": BUDGET,
  "/projects": BUDGET,
  "/skills": BUDGET,
  "/services": BUDGET,
  "/blog": BUDGET,
  "/blog/debugging-by-bisection": BUDGET,
  "/resume": BUDGET,
  "/music": LARGE_BUDGET,
  "/contact": BUDGET,
  "/pay": BUDGET,
  "/no-such-page": BUDGET,
};

/**
 * Brotli bytes of the scripts that a page needs until it responds. The budget is 90 KB; React and
 * the router alone are 76, and what a page shows comes on top: none may need more than it does now.
 */
const UNTIL_IT_RESPONDS = 110 * 1024;

/** Texts that survive minification, each from one part of the site, and where that part belongs. */
const parts = {
  admin: { text: "Discard your changes?", pages: [] },
  inbox: { text: "It was changed in the meantime", pages: [] },
  ownersCalls: { text: "Failed to save p", pages: [] },
  auth: { text: "AuthSessionMissingError", pages: [] },
  pdf: { text: "PDFDocument", pages: [] },
  sanitizer: { text: "ALLOWED_URI_REGEXP", pages: ["/blog/debugging-by-bisection"] },
  qrcode: { text: "The amount of data is too big to be stored in a QR Code", pages: ["/pay"] },
  audio: { text: "The browser wants another click", pages: ["/music"] },
};

/** Texts of the scripts that a page loads until it has come to rest, by their address. */
async function scriptsOf(page: Page, path: string, isDone: () => Promise<void>) {
  const scripts = new Map<string, Promise<string>>();
  const keep = (response: Response) => {
    if (response.request().resourceType() === "script") {
      scripts.set(response.url(), response.text());
    }
  };
  page.on("response", keep);
  await page.goto(path);
  await isDone();
  page.off("response", keep);
  const texts = await Promise.all(scripts.values());
  return new Map([...scripts.keys()].map((url, index) => [url, texts[index] ?? ""]));
}

/** Addresses of the scripts that were asked for before the app had taken the page over. */
async function neededToRespond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName("takeover");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (mark?.startTime ?? 0))
      .map(({ name }) => name);
  });
}

function brotliSize(texts: Iterable<string>): number {
  return [...texts].reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} loads at most ${budget / 1024} KB of scripts, and nothing it does not need`, async ({
    page,
  }) => {
    const scripts = await scriptsOf(page, path, async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      // The decorations come last.
      await expect(page.locator("canvas")).toBeAttached();
      await page.waitForLoadState("networkidle");
    });
    const texts = [...scripts.values()];
    const size = brotliSize(texts);
    const needed = await neededToRespond(page);
    const sizeToRespond = brotliSize(needed.map((url) => scripts.get(url) ?? ""));
    recordFigure(
      "Scripts of a first visit, brotli",
      `${path} ${(size / 1024).toFixed(1)} KB, ${(sizeToRespond / 1024).toFixed(1)} KB until it responds`,
    );
    expect(size).toBeLessThanOrEqual(budget);
    expect(sizeToRespond).toBeGreaterThan(0);
    expect(sizeToRespond).toBeLessThanOrEqual(UNTIL_IT_RESPONDS);
    for (const [name, { text, pages }] of Object.entries(parts)) {
      const isThere = texts.some((script) => script.includes(text));
      expect(isThere, name).toBe(pages.some((page) => page === path));
    }
  });
}

test("what visitors do not load is there for those who need it", async ({ openBrowser }) => {
  const admin = await openBrowser(owner);
  const editor = await scriptsOf(admin, "/admin/posts?new", async () => {
    await admin.getByRole("button", { name: "Preview" }).click();
  });
  for (const { text } of [parts.admin, parts.auth]) {
    expect([...editor.values()].some((script) => script.includes(text))).toBe(true);
  }
  // Another browser: what one has in its cache is not sent again.
  const desk = await openBrowser(owner);
  const inbox = await scriptsOf(desk, "/admin/messages", async () => {
    await expect(desk.getByRole("article").first()).toBeVisible();
  });
  expect([...inbox.values()].some((script) => script.includes(parts.inbox.text))).toBe(true);
  const reader = await openBrowser();
  const resume = await scriptsOf(reader, "/resume", async () => {
    const download = reader.waitForEvent("download");
    await reader.getByRole("button", { name: "Download PDF" }).click();
    await download;
  });
  expect([...resume.values()].some((script) => script.includes(parts.pdf.text))).toBe(true);
});
