import type { Locator, Page } from "@playwright/test";
import { adminPages } from "./site-paths.ts";
import { makeComment, makePost, owner, unique } from "./backend.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { mainLink, toast } from "./steps.ts";

test.use({ account: owner });

/** The row of a post in the owner's list. */
function rowOf(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title });
}

/** Opens the list with one post in it, whatever other tests are writing meanwhile. */
async function openList(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/posts?q=${encodeURIComponent(search)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Blog Posts" })).toBeVisible();
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

test("a draft is nobody else's business, and published it is on the list at once", async ({
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

  // The owner's own list is already on screen, and no reload must be needed to renew it.
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "All Articles" })).toBeVisible();
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search posts" }).fill(post.title);
  // Until the answer is there, it may move the row from under the pointer.
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

test(
  "an edited post keeps its address and shows its new words",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const post = await makePost();
    const title = unique("Better said");
    await openList(page, post.title);
    await rowOf(page, post.title).getByRole("link", { name: "Edit" }).click();
    const editor = desk(page, "Edit Post");
    await editor.getByLabel("Title").fill(title);
    await editor.getByLabel("Content").fill("<p>Other words.</p>");
    await openPostSettings(page);
    await expect(editor.getByLabel("Slug")).toHaveValue(post.slug);
    await editor.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Post updated successfully")).toBeVisible();

    const visitor = await openBrowser();
    await visitor.goto(`/blog/${post.slug}`);
    await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText("Other words.")).toBeVisible();
  },
);

test("a post is deleted only after a question", { tag: "@full" }, async ({ page, openBrowser }) => {
  const post = await makePost();
  await makeComment(post.id);
  await openList(page, post.title);
  const menu = page.getByRole("button", { name: `More for ${post.title}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete post" });
  await expect(question).toContainText(`Are you sure you want to delete "${post.title}"?`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(menu).toBeFocused();
  await expect(rowOf(page, post.title)).toBeVisible();

  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Post deleted successfully")).toContainText("Success");
  await expect(page.getByRole("heading", { level: 1, name: "Blog Posts" })).toBeFocused();
  await expect(page.getByText("No posts found")).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto(`/blog/${post.id}`);
  await expect(visitor.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
});

test("a title that is taken gets an address with a suffix", { tag: "@full" }, async ({ page }) => {
  const taken = await makePost({ slug: `taken-${unique("").trim()}` });
  const title = unique("The same again");
  await page.goto("/admin/posts/new");
  const editor = desk(page, "Create New Post");
  await editor.getByLabel("Title").fill(title);
  await editor.getByLabel("Content").fill("Twice.");
  await openPostSettings(page);
  await editor.getByLabel("Slug").fill(taken.slug);
  await editor.getByRole("switch", { name: "Published" }).click();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toast(page, "Post created successfully")).toBeVisible();

  await page.goto(`/blog/${taken.slug}-2`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto(`/blog/${taken.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: taken.title })).toBeVisible();
});

test(
  "the owner finds posts by title or category, and by what they are",
  { tag: "@full" },
  async ({ page }) => {
    const mark = unique("").trim();
    await makePost({ title: `Published ${mark}`, featured: false });
    await makePost({ title: `Draft ${mark}`, published: false });
    await makePost({ title: `Elsewhere ${mark.toUpperCase()}`, category: "Frontend" });
    const inCategory = await makePost({
      title: unique("Only its category"),
      category: `C ${mark}`,
    });

    await page.goto("/admin/posts");
    await page.getByRole("searchbox", { name: "Search posts" }).fill(mark);
    const rows = page.getByRole("list", { name: "Posts" }).getByRole("article");
    await expect(rows).toHaveCount(4);
    await expect(rowOf(page, inCategory.title)).toBeVisible();

    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("menuitemradio", { name: "Draft" }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Draft ${mark}`);
    await page.reload();
    await expect(rows).toHaveCount(1);

    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("menuitemradio", { name: "Featured" }).click();
    await expect(page.getByText("No posts found")).toBeVisible();
    await expect(page.getByText("No posts match your search.")).toBeVisible();
  },
);

test(
  "an unsaved draft survives a reload and is offered again",
  { tag: "@full" },
  async ({ page }) => {
    const post = await makePost();
    await openList(page, post.title);
    await rowOf(page, post.title).getByRole("link", { name: "Edit" }).click();
    const editor = desk(page, "Edit Post");
    await editor.getByLabel("Content").fill("<p>Typed, and not saved yet.</p>");
    await expect(editor.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(editor).toContainText("You have an unsaved draft from");
    await editor.getByRole("button", { name: "Restore" }).click();
    await expect(editor.getByLabel("Content")).toHaveText("<p>Typed, and not saved yet.</p>");
    await editor.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Post updated successfully")).toBeVisible();

    await page.goto(`/blog/${post.id}`);
    await expect(page.getByText("Typed, and not saved yet.")).toBeVisible();
  },
);

test(
  "the sidebar collapses by button and by Ctrl+B, and a reload keeps it",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.goto("/admin/posts");
    const sidebar = page.getByRole("complementary");
    await expect(sidebar).toContainText("Admin Panel");
    await expect(sidebar).toHaveCSS("width", "256px");
    await expect(sidebar.getByRole("link", { name: "Posts" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(sidebar.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute(
      "aria-current",
    );

    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect(sidebar).toHaveCSS("width", "56px");
    await page.reload();
    await expect(sidebar).toHaveCSS("width", "56px");
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    const inDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(inDays).toBeGreaterThan(6.9);
    expect(inDays).toBeLessThanOrEqual(7);

    await page.keyboard.press("Control+b");
    await expect(sidebar).toHaveCSS("width", "256px");
    await page.reload();
    await expect(sidebar).toHaveCSS("width", "256px");
  },
);

test("every item of the sidebar leads to its screen", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin");
  const items = page.getByRole("navigation", { name: "Management" });
  for (const name of adminPages) {
    const item = items.getByRole("link", { name, exact: true });
    await item.click();
    await expect(page).toHaveURL(name === "Dashboard" ? "/admin" : `/admin/${name.toLowerCase()}`);
    await expect(item).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ — ./);
  }
  await page.getByRole("link", { name: "Exit Admin" }).click();
  await expect(page).toHaveURL("/");
});

test("on a phone the sidebar is a sheet", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin");
  await expect(page.getByRole("complementary")).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Admin Panel" });
  await expect(sheet).toHaveCSS("width", "288px");
  await sheet.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Blog Posts" })).toBeVisible();

  await page.keyboard.press("Control+b");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});
