import { makeComment, makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./steps.ts";

test("a search finds exactly what was typed, in the title or the excerpt", async ({ page }) => {
  const mark = unique("").trim();
  const strange = `100% "a,b" (c) *_\\ ${mark}`;
  await makePost({ title: strange });
  await makePost({ title: unique("The words are below"), excerpt: `It says ${strange} here.` });
  await makePost({ title: `100x "a,b" (c) xyz ${mark}` });

  await page.goto("/blog");
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill(strange.toUpperCase());
  await expect(page.getByText("Found 2 published posts")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: strange })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeHidden();

  await page.reload();
  await expect(search).toHaveValue(strange.toUpperCase());
  await expect(page.getByText("Found 2 published posts")).toBeVisible();
});

test("scripts typed by an article's author cannot run", async ({ page, browserConsole }) => {
  // The browser already checks handlers when the sanitizer removes them.
  browserConsole.expect(/^error: Executing inline event handler violates/);
  const post = await makePost({
    content:
      '<p>Harmless</p><img src="/nothing" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script><form><input></form>',
  });
  await page.goto(`/blog/${post.id}`);
  const article = page.getByRole("article").first();
  await expect(article.getByText("Harmless")).toBeVisible();
  await expect(article.locator("script, form, input, [onerror]")).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${post.title} — `));
});

test("a visitor comments, and everyone can read it", async ({ page, openBrowser }) => {
  const post = await makePost();
  await makeComment(post.id);
  const words = unique("Well put, thank you");
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("heading", { name: "Comments (1)" })).toBeVisible();

  await page.getByLabel("Name").fill("  Mika Visitor  ");
  await page.getByLabel("Leave a comment").fill(words);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Comment added!")).toContainText(
    "Your comment has been posted successfully",
  );
  await expect(page.getByRole("heading", { name: "Comments (2)" })).toBeVisible();
  const comment = page.getByRole("article").filter({ hasText: words });
  await expect(comment.getByText("Mika Visitor", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Leave a comment")).toHaveValue("");

  const other = await openBrowser();
  await other.goto(`/blog/${post.slug}`);
  await expect(other.getByText(words)).toBeVisible();
});
