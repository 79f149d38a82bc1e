import type { Locator, Page } from "@playwright/test";
import { makeComment, makePost, owner, unique, type Post } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, tabTo, toast } from "./steps.ts";

const CALM = { reducedMotion: "reduce" } as const;
test.use({ account: owner, contextOptions: CALM });

/** A comment that needs approval. */
const LINKS = "www.one.example www.two.example www.three.example";

/** Opens the list filtered to one post: other tests write comments in parallel. */
async function openList(page: Page, post: Post, status = ""): Promise<void> {
  await page.goto(`/admin/comments?q=${encodeURIComponent(post.title)}${status}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

function rowOf(page: Page, author: string): Locator {
  return page.getByRole("article", { name: `Comment by ${author}` });
}

test("what the owner approves is in public, and gone again after Undo", async ({
  page,
  openBrowser,
}) => {
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
  // While the pointer is on it, it stays.
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

test(
  "many comments are rejected, brought back and deleted with the keyboard alone",
  { tag: "@full" },
  async ({ page }) => {
    const post = await makePost();
    const authors = [unique("Ann"), unique("Ben"), unique("Cid")];
    for (const author_name of authors) {
      await makeComment(post.id, { author_name, content: LINKS });
    }
    await openList(page, post);
    const rows = page.getByRole("article");
    await expect(rows).toHaveCount(3);

    await tabTo(page, page.getByRole("checkbox", { name: "Select all shown" }));
    await page.keyboard.press("Space");
    await expect(page.getByText("3 selected")).toBeVisible();
    const actions = page.getByRole("group", { name: "Selected comments" });
    await tabTo(page, actions.getByRole("button", { name: "Reject" }));
    await page.keyboard.press("Enter");
    await expect(toast(page, "3 Comments Rejected")).toBeVisible();
    await expect(rows.getByText("Spam")).toHaveCount(3);
    await expect(page.getByRole("checkbox", { name: "Select all shown" })).toBeFocused();

    await toast(page, "3 Comments Rejected").getByRole("button", { name: "Undo" }).press("Enter");
    await expect(rows.getByText("Pending")).toHaveCount(3);

    await page
      .getByRole("checkbox", { name: /^Select the comment/ })
      .first()
      .press("Space");
    await page
      .getByRole("checkbox", { name: /^Select the comment/ })
      .nth(1)
      .press("Space");
    await actions.getByRole("button", { name: "Delete" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Delete comments" });
    await expect(question).toContainText("delete the 2 selected comments?");
    await question.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(toast(page, "2 Comments Deleted")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: "Select all shown" })).toBeFocused();
  },
);

test(
  "the owner's answer stands in public, under their name and in its thread",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const post = await makePost({ content: `<p>${"A long read. ".repeat(800)}</p>` });
    const author = unique("Ada");
    await makeComment(post.id, { author_name: author, content: LINKS });
    const answer = unique("Thank you for the three of them");
    await openList(page, post);

    await rowOf(page, author).getByRole("button", { name: "More for" }).click();
    await page.getByRole("menuitem", { name: "Approve and reply" }).click();
    const dialog = page.getByRole("dialog", { name: `Reply to ${author}` });
    await dialog.getByLabel("Your reply").fill(answer);
    await page.keyboard.press("Escape");
    await page.reload();
    await rowOf(page, author).getByRole("button", { name: "More for" }).click();
    await page.getByRole("menuitem", { name: "Approve and reply" }).click();
    await expect(dialog.getByLabel("Your reply")).toHaveValue(answer);
    await dialog.getByRole("button", { name: "Approve and reply" }).click();
    await expect(toast(page, "Reply added!")).toBeVisible();
    await expect(rowOf(page, author)).toContainText("Approved");
    await expect(rowOf(page, author)).toContainText("1 reply");
    await expect(rowOf(page, "Robin Sample")).toContainText(`in reply to ${author}`);

    const visitor = await openBrowser();
    await visitor.goto(`/blog/${post.id}`);
    const thread = visitor.getByRole("listitem").filter({ hasText: LINKS });
    await expect(thread.getByRole("article").nth(1)).toContainText(answer);
    await expect(thread.getByRole("article").nth(1)).toContainText("Robin Sample");

    // The link in the list leads to the comment itself, below a long article.
    await rowOf(page, "Robin Sample").getByRole("link", { name: post.title }).click();
    await expect(page.getByText(answer)).toBeInViewport();
  },
);

test(
  "a comment is found by its author, its words and its post, whatever signs they hold",
  { tag: "@full" },
  async ({ page }) => {
    const post = await makePost({ title: unique("50% of_*(this)") });
    const other = await makePost();
    const found = await makeComment(post.id, { content: unique('Why "100%_\\*, (really)"?') });
    // Would be found, too, if the characters were wildcards.
    await makeComment(other.id, { content: found.content.replace("%_\\", "abc") });
    const search = page.getByRole("searchbox", { name: "Search comments" });
    for (const text of [post.title.toUpperCase(), found.content.slice(4), found.author_name]) {
      await page.goto("/admin/comments?status=all");
      await search.fill(text);
      await expect(page.getByText("1 matching comment", { exact: true })).toBeVisible();
      await expect(rowOf(page, found.author_name)).toBeVisible();
    }
    await page.reload();
    await expect(search).toHaveValue(found.author_name);
    await expect(rowOf(page, found.author_name)).toBeVisible();
  },
);

test(
  "everyone can use the list with a selection, its menu and its dialogs, also on a phone",
  { tag: "@full" },
  async ({ page }) => {
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
  },
);
