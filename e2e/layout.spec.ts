import { makeComment, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

const WIDTHS = [320, 360, 768, 1280, 1920];
test(
  "the navigation fits at every width, signed in as the owner",
  { tag: "@full" },
  async ({ openBrowser }) => {
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
  },
);

test("long words, other scripts and emoji fit on a phone", { tag: "@full" }, async ({ page }) => {
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
