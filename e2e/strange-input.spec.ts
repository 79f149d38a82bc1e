/** Unusual texts on a phone's screen: nothing overflows the page or its box. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { strangeTexts } from "../tests/support/strange-texts.ts";
import { adminPaths } from "./site-paths.ts";
import { articlePath } from "./article.ts";
import { approveComments, makeComment, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { fakeResponses } from "./hostile-backend.ts";
import { expectNoSidewaysScroll, goToComments } from "./steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/** The ones that take up room: invisible ones are between letters elsewhere. */
const visible = strangeTexts.filter(
  ({ text }) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text) && text.isWellFormed() && !text.includes("\0"),
);

/**
 * Each is a single cluster that cannot be broken; if no font has the marks, it is wider than a
 * phone.
 */
const stacks = [
  "\u0300\u0316\u0334",
  String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 0x300 + index)),
  "\u20dd\u20de\u20df\u20e0\u20e3\u0489",
  "\u0e49\u0e47\u0e38",
  "\u093f\u0940\u09c7\u0bca",
  "\u0489\u09c7\u0e49\u20dd",
].map((marks) => `Z${marks.repeat(600)}`.slice(0, 1800));

/** The texts without a space, taller than a line, or in another script. */
const ROOMY = new Set(["script", "emoji", "combining", "long", "path", "json", "protocol"]);

const PUBLIC_PATHS = ["/", "/projects", "/blog", articlePath, "/contact"];

/** Texts that extend beyond the sides of the screen, where they cannot be scrolled to. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      // Screen reader text, or text in a box that clips or scrolls.
      let box = parent;
      while (box && ["visible", ""].includes(getComputedStyle(box).overflowX)) {
        box = box.parentElement;
      }
      const isClipped = box !== null && box !== document.documentElement && box !== document.body;
      if (isClipped || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1)) {
        found.push(`${Math.round(left)} to ${Math.round(right)}: ${node.textContent}`);
      }
    }
    return found;
  });
}

async function expectInItsPlace(page: Page): Promise<void> {
  // A page shows what was built until the backend has responded.
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toBeAttached();
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
  expect(await stickingOut(page), page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

const texts = visible.map(({ text }) => text);
for (const [who, paths, given, account] of [
  ["visitors", PUBLIC_PATHS, texts, undefined],
  ["the owner", adminPaths, [...texts, ...stacks.map((stack) => stack.slice(0, 77))], owner],
] as const) {
  test(`no page of ${who} overflows`, { tag: "@full" }, async ({ openBrowser }) => {
    const page = await openBrowser(account, PHONE);
    const used = await fakeResponses(page, given, /url|image|slug|email|path|social|project_type/);
    for (const path of paths) {
      await page.goto(path);
      await expectInItsPlace(page);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(used()).toBeGreaterThan(given.length);
  });
}

test("strange comments and names do not overflow", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  const title = `${"W".repeat(120)} ${randomUUID()}`;
  const post = await makePost({
    title,
    tags: ["W".repeat(40), "مرحبا", "👩‍👩‍👧‍👦"],
    author_name: "W".repeat(80),
  });
  const commented = visible.filter(({ area }) => ROOMY.has(area)).map(({ text }) => text);
  for (const text of [...commented, ...stacks]) {
    const comment = { author_name: text.slice(0, 80), content: `${text}\n${"W".repeat(100)}` };
    const { id } = await makeComment(post.id, comment);
    if (stacks.includes(text)) await makeComment(post.id, { ...comment, parent_id: id });
  }
  await approveComments(post.id);
  await page.goto(`/blog/${post.slug}`);
  await goToComments(page);
  const count = commented.length + 2 * stacks.length;
  await expect(page.getByRole("heading", { name: `Comments (${count})` })).toBeVisible();
  await expectInItsPlace(page);
});
