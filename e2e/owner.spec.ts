import type { Locator, Page } from "@playwright/test";
import { makePost, owner, unique } from "./backend.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { mainLink, toast } from "./steps.ts";

test.use({ account: owner });

/** The row of a post in the owner's list. */
function rowOf(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title });
}

test("the owner writes a post and sees how it will look", async ({ page }) => {
  const title = unique("Was für ein Tag");
  await page.goto("/blog");
  await page.getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL("/admin");
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await page.getByRole("link", { name: "New Post" }).click();

  const editor = desk(page, "Create New Post");
  await editor.getByLabel("Title").fill(title);
  await openPostSettings(page);
  const slug = title.toLowerCase().replace("ü", "u").replaceAll(" ", "-");
  await expect(editor.getByLabel("Slug")).toHaveValue(slug);
  await editor.getByLabel("Excerpt").fill("In one sentence.");
  await editor.getByLabel("Content").fill(`## Morning\n\n${"word ".repeat(400)}\n\nand one more`);
  await expect(editor.getByLabel("Read time in minutes")).toHaveValue("3");
  await editor.getByLabel("Category").fill("Frontend");
  await editor.getByLabel("Featured image").fill("/icon-512.png");
  await editor.getByLabel("Author name").fill("Robin Sample");
  await editor.getByRole("switch", { name: "Featured" }).click();
  const tag = editor.getByLabel("Tags", { exact: true });
  await tag.fill("diary");
  await tag.press("Enter");

  await editor.getByRole("button", { name: "Preview" }).click();
  const preview = editor.getByRole("article");
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Morning" })).toBeVisible();
  await expect(preview).toContainText("In one sentence.");
  await expect(preview).toContainText("Frontend");
  await expect(preview).toContainText("Robin Sample");
  await expect(preview).toContainText("3 min read");
  await expect(preview.getByRole("list", { name: "Tags" })).toHaveText("#diary");
  await expect(preview.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await editor.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(editor.getByLabel("Title")).toHaveValue(title);

  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(toast(page, "Post created successfully")).toBeVisible();
  await expect(desk(page, "Edit Post")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "Back to posts" }).click();
  const row = rowOf(page, title);
  await expect(row).toContainText("Draft");
  await expect(row).toContainText("Featured");
  await expect(row).toContainText("In one sentence.");
  await row.getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Draft");
});

test("a draft is visible to the owner only, and is listed once it is public", async ({
  page,
  openBrowser,
}) => {
  const post = await makePost({ published: false, created_at: new Date().toISOString() });
  const stranger = await openBrowser();
  for (const address of [post.id, post.slug]) {
    await stranger.goto(`/blog/${address}`);
    await expect(stranger.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
    await expect(stranger.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  }

  // The owner's own list is already on screen, and must update without a reload.
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "All Articles" })).toBeVisible();
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search posts" }).fill(post.title);
  // Until the response arrives, it may move the row from under the pointer.
  await expect(page.getByText("1 matching post")).toBeVisible();
  await rowOf(page, post.title).getByRole("link", { name: "Edit" }).click();
  const editor = desk(page, "Edit Post");
  await openPostSettings(page);
  await editor.getByRole("switch", { name: "Published" }).click();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toast(page, "Post updated successfully")).toBeVisible();
  await page.getByRole("link", { name: "Back to posts" }).click();
  await expect(rowOf(page, post.title)).toContainText("Published");
  await page.getByRole("link", { name: "Exit Admin" }).click();
  await mainLink(page, "/blog").click();
  await expect(page.getByRole("link", { name: post.title })).toBeVisible();

  await stranger.goto("/blog");
  await stranger.getByRole("link", { name: post.title }).click();
  await expect(stranger.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
});
