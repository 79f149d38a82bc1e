import type { Locator, Page } from "@playwright/test";
import { makeComment, makePost, owner, unique, type Post } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

const CALM = { reducedMotion: "reduce" } as const;
test.use({ account: owner, contextOptions: CALM });

/** A comment that needs approval. */
const LINKS = "www.one.example www.two.example www.three.example";

/** Opens the list filtered to one post: other tests write comments in parallel. */
async function openList(page: Page, post: Post): Promise<void> {
  await page.goto(`/admin/comments?q=${encodeURIComponent(post.title)}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

function rowOf(page: Page, author: string): Locator {
  return page.getByRole("article", { name: `Comment by ${author}` });
}

test("an approved comment becomes public, until it is undone", async ({ page, openBrowser }) => {
  const post = await makePost();
  const author = unique("Vera");
  const visitor = await openBrowser();
  await visitor.goto(`/blog/${post.id}`);
  await visitor.getByLabel("Name").fill(author);
  await visitor.getByLabel("Leave a comment").fill(`See ${LINKS}`);
  await visitor.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(visitor, "Your comment is awaiting moderation.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("No comments yet. Be the first to comment!")).toBeVisible();

  await openList(page, post);
  await page.getByRole("tab", { name: "Pending 1" }).click();
  await rowOf(page, author).getByRole("button", { name: "Approve" }).click();
  // It stays while the pointer is on it.
  await toast(page, "Comment Approved").hover();
  await expect(page.getByText("No comments found")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Approved 1" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(`See ${LINKS}`)).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Comments (1)" })).toBeVisible();

  await toast(page, "Comment Approved").getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, author)).toBeVisible();
  await expect(toast(page, "Undone")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("No comments yet. Be the first to comment!")).toBeVisible();
});

test("everyone can use the list, with comments selected", { tag: "@full" }, async ({ page }) => {
  const post = await makePost({ title: unique("T".repeat(60)) });
  await makeComment(post.id, {
    author_name: "N".repeat(80),
    content: `${LINKS} ${"w".repeat(600)}`,
  });
  await openList(page, post);
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  const actions = page.getByRole("group", { name: "Selected comments" });
  await expect(actions.getByRole("button", { name: "Approve" })).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole("button", { name: /^More for/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Approve and reply" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await actions.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete comment" })).toBeVisible();
  await expectAccessible(page);
});
