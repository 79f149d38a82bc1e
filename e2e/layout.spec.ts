import { articlePath } from "./article.ts";
import { makeComment, makePost, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, goToComments } from "./steps.ts";

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

test(
  "what stands below the bar does so where its links have a row of their own",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
    await page.goto(articlePath);
    const notice = page.getByText(/^The server does not answer/).locator("..");
    await expect(notice).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    const end = (bar?.y ?? 0) + (bar?.height ?? 0);
    for (const below of [notice, page.locator(".reading-progress")]) {
      const { top, bottom } = await below.evaluate((part) => part.getBoundingClientRect().toJSON());
      expect(top).toBeLessThanOrEqual(end);
      expect(bottom).toBeGreaterThan(end);
    }
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
  await goToComments(page);
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

/** Marks without a letter between them: one cluster, which no line break divides. */
const stacks = {
  "Latin marks": "\u0300\u0316\u0334",
  "marks of every height": String.fromCodePoint(...Array.from({ length: 96 }, (_, n) => 0x300 + n)),
  "signs around letters": "\u20dd\u20de\u20df\u20e0\u20e3\u0489",
  "tone marks": "\u0e49\u0e47\u0e38",
  "vowel signs": "\u093f\u0940\u09c7\u0bca",
};

test(
  "marks stacked on one letter stay in their place, in a comment, a reply and a name",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const PHONE = { viewport: { width: 360, height: 740 } };
    const mark = unique("stack");
    const post = await makePost();
    for (const marks of Object.values(stacks)) {
      const author_name = `Z${marks.repeat(80)}`.slice(0, 80);
      const content = `Z${marks.repeat(600)}`.slice(0, 1800) + mark;
      const { id } = await makeComment(post.id, { author_name, content });
      await makeComment(post.id, { author_name, content, parent_id: id });
    }
    await page.setViewportSize(PHONE.viewport);
    await page.goto(`/blog/${post.id}`);
    await goToComments(page);
    await expect(page.getByRole("heading", { name: "Comments (10)" })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const admin = await openBrowser(owner, PHONE);
    await admin.goto(`/admin/comments?q=${mark}`);
    await expect(admin.getByRole("article")).toHaveCount(10);
    await expectNoSidewaysScroll(admin);
  },
);
