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

/** Texts of the scripts that a page loads until it has come to rest. */
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
  return Promise.all(scripts.values());
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
    const size = scripts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
    recordFigure("Scripts of a first visit, brotli", `${path} ${(size / 1024).toFixed(1)} KB`);
    expect(size).toBeLessThanOrEqual(budget);
    for (const [name, { text, pages }] of Object.entries(parts)) {
      const isThere = scripts.some((script) => script.includes(text));
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
    expect(editor.some((script) => script.includes(text))).toBe(true);
  }
  // Another browser: what one has in its cache is not sent again.
  const desk = await openBrowser(owner);
  const inbox = await scriptsOf(desk, "/admin/messages", async () => {
    await expect(desk.getByRole("article").first()).toBeVisible();
  });
  expect(inbox.some((script) => script.includes(parts.inbox.text))).toBe(true);
  const reader = await openBrowser();
  const resume = await scriptsOf(reader, "/resume", async () => {
    const download = reader.waitForEvent("download");
    await reader.getByRole("button", { name: "Download PDF" }).click();
    await download;
  });
  expect(resume.some((script) => script.includes(parts.pdf.text))).toBe(true);
});
