import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { makeComment, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

const WIDTHS = [320, 360, 768, 1280, 1920];
const SCREENS = [
  "/",
  "/about",
  "/projects",
  "/skills",
  "/services",
  "/blog",
  "/blog?q=nobody+wrote+this",
  "/blog/why-your-validation-score-lies",
  "/blog/the-database-is-the-bouncer",
  "/blog/no-such-article",
  "/resume",
  "/music",
  "/contact",
  "/pay",
  "/no-such-page",
  "/admin",
];
const ADMIN_SCREENS = [
  "/admin",
  "/admin/analytics",
  "/admin/posts",
  "/admin/posts?new",
  "/admin/projects",
  "/admin/messages",
  "/admin/consultations",
  "/admin/comments",
  "/admin/settings",
];

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

for (const path of SCREENS) {
  test(`${path} is never wider than the screen`, async ({ page }) => {
    await expectToFit(page, path);
  });
}

for (const path of ADMIN_SCREENS) {
  test(`${path} is never wider than the owner's screen`, async ({ openBrowser }) => {
    await expectToFit(await openBrowser(owner), path);
  });
}

test("the navigation fits at every width, signed in as the owner", async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: "Admin" })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Admin" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("long words, other scripts and emoji fit on a phone", async ({ page }) => {
  const post = await makePost({
    title: `Donaudampfschifffahrtsgesellschaft${"skapitän".repeat(12)}`,
    excerpt: "x".repeat(300),
    tags: ["a-tag-of-forty-characters-without-space-"],
    author_name: "N".repeat(80),
    category: "General",
    content: `<p>${"w".repeat(300)}</p><pre><code>${"c".repeat(300)}</code></pre><table><tr>${"<td>cell cell cell</td>".repeat(12)}</tr></table>`,
  });
  const texts = [
    "w".repeat(500),
    `https://example.com/${"path/".repeat(80)}`,
    "مرحبا بكم في هذا الموقع، شكرا جزيلا على المقال! שלום עולם",
    "👩‍👩‍👧‍👦🏳️‍🌈".repeat(60),
    `ทดสอบ${"ภาษาไทย".repeat(40)}`,
  ];
  for (const content of texts) {
    await makeComment(post.id, { author_name: "N".repeat(80), content });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [`/blog/${post.id}`, `/blog?q=${post.title}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: post.title })).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/blog/${post.id}`);
  for (const content of texts) {
    const comment = page.getByText(content, { exact: true });
    await expect(comment).toBeVisible();
    const box = await comment.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await page
    .getByRole("button", { name: /^Reply to/ })
    .first()
    .click();
  await expectNoSidewaysScroll(page);
});

const BUDGET = 150 * 1024;
// Texts that survive minification, each from one part of the site.
const PARTS = {
  admin: "Discard your changes?",
  sanitizer: "ALLOWED_URI_REGEXP",
  qrcode: "The amount of data is too big to be stored in a QR Code",
};

/** Address and text of every script that a page loads until it has come to rest. */
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
  return Promise.all([...scripts].map(async ([url, text]) => ({ url, text: await text })));
}

test("the front page ships at most 150 KB of scripts, and nothing it does not need", async ({
  page,
  openBrowser,
}) => {
  const home = await scriptsOf(page, "/", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    // The decorations come last.
    await expect(page.locator("canvas")).toBeAttached();
  });
  const size = home.reduce((sum, { text }) => sum + brotliCompressSync(text).byteLength, 0);
  console.log(`Scripts of the front page, brotli: ${(size / 1024).toFixed(1)} KB`);
  expect(size).toBeLessThanOrEqual(BUDGET);
  for (const [part, text] of Object.entries(PARTS)) {
    expect(
      home.filter((script) => script.text.includes(text)),
      part,
    ).toEqual([]);
  }

  // The texts looked for are really there, where they belong.
  const admin = await openBrowser(owner);
  const editor = await scriptsOf(admin, "/admin/posts?new", async () => {
    await admin.getByRole("button", { name: "Preview" }).click();
  });
  expect(editor.some(({ text }) => text.includes(PARTS.admin))).toBe(true);
  const article = await openBrowser();
  const reading = await scriptsOf(article, "/blog/debugging-by-bisection", async () => {
    await expect(article.locator("pre").first()).toBeVisible();
  });
  expect(reading.some(({ text }) => text.includes(PARTS.sanitizer))).toBe(true);
});
