import { article, articlePath } from "./article.ts";
import { ada, makeComment, makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./steps.ts";

test("a visitor finds the featured articles first and all others below", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  await expect(page.getByText(/^Found \d+ published posts$/)).toBeVisible();
  await expect(page.getByText(/^The blog has \d+ posts in total\.$/)).toBeVisible();

  const featured = page.getByRole("region", { name: "Featured Articles" }).getByRole("article");
  const others = page.getByRole("region", { name: "All Articles" }).getByRole("article");
  await expect(featured.first()).toBeVisible();
  expect(await featured.count()).toBeLessThanOrEqual(6);
  const above = await featured.getByRole("heading").allTextContents();
  const below = await others.getByRole("heading").allTextContents();
  expect(below.length).toBeGreaterThan(0);
  expect(below.filter((title) => above.includes(title))).toEqual([]);
});

test("a card says what an article is about and leads to it", { tag: "@full" }, async ({ page }) => {
  const title = unique("On the card");
  const post = await makePost({
    title,
    excerpt: "What it is about, in one sentence.",
    category: "Industry Insights",
    tags: ["first", "second", "third"],
    author_name: "Casey Sample",
    read_time: 7,
    featured_image: "/icon-512.png",
  });
  await makeComment(post.id);

  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Industry Insights");
  await expect(card.getByRole("time")).toHaveText("2 Feb 2020");
  await expect(card).toContainText("7 min read");
  await expect(card).toContainText("What it is about, in one sentence.");
  await expect(card.getByRole("list", { name: "Tags" })).toHaveText("#first#second");
  await expect(card).toContainText("Casey Sample");
  await expect(card).toContainText("0 views");
  await expect(card).toContainText("0 likes");
  await expect(card).toContainText("1 comment");
  await expect(card.locator("img")).not.toHaveJSProperty("naturalWidth", 0);

  await card.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a search finds exactly what was typed, in title or excerpt", async ({ page }) => {
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

test("a category shows its own articles only", { tag: "@full" }, async ({ page }) => {
  const category = unique("Gardening");
  await makePost({ title: unique("In it"), category });
  await makePost({ title: unique("In it as well"), category });
  await page.goto("/blog");
  const chips = page.getByRole("group", { name: "Category" });
  await chips.getByRole("button", { name: category }).click();
  await expect(chips.getByRole("button", { name: category, pressed: true })).toBeVisible();
  await expect(page.getByText("Found 2 published posts")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: category })).toHaveCount(2);
  await expect(page.getByRole("article")).toHaveCount(2);

  await chips.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("heading", { name: "All Articles" })).toBeVisible();
});

test("a long list goes on when asked and ends", { tag: "@full" }, async ({ page }) => {
  const word = unique("Thirteen");
  await Promise.all(
    Array.from({ length: 13 }, (_, index) => makePost({ title: `${word} part ${index}` })),
  );
  await page.goto(`/blog?q=${encodeURIComponent(word)}`);
  await expect(page.getByText("Found 13 published posts")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);

  await page.getByRole("button", { name: "Load more articles" }).click();
  await expect(page.getByRole("article")).toHaveCount(13);
  await expect(page.getByRole("button", { name: "Load more articles" })).toBeHidden();
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(titles).size).toBe(13);
});

test("an article opens by its id and by its slug", async ({ page }) => {
  const post = await makePost({ title: unique("Two addresses") });
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${post.title} — `));

  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
});

test("an article shows its cover, code, figures and author", { tag: "@full" }, async ({ page }) => {
  await page.goto(articlePath);
  const main = page.getByRole("article").first();
  await expect(main.locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(main.locator("pre code").first()).toBeVisible();

  const drawing = main.getByRole("figure").getByRole("img").first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  await expect(page.getByRole("complementary", { name: "About the author" })).toHaveText(
    /Written by\s*Robin Sample/,
  );
  await expect(page.getByRole("list", { name: "Tags" })).toHaveText(
    article.tags.map((tag) => `#${tag}`).join(""),
  );
});

test("what an article's author typed cannot run as a script", async ({ page, browserConsole }) => {
  // The browser looks at handlers already where the sanitizer takes them out.
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

test("a visitor comments, and everyone reads it", async ({ page, openBrowser }) => {
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

test("a reply stands under the comment it answers", async ({ page }) => {
  const post = await makePost();
  const comment = await makeComment(post.id);
  await makeComment(post.id);
  const words = unique("I see it the same way");
  await page.goto(`/blog/${post.id}`);
  await page.getByLabel("Name").fill("Mika Visitor");
  await page.getByRole("button", { name: `Reply to ${comment.author_name}` }).click();
  const form = page.locator("form", { has: page.getByLabel("Your reply") });

  await form.getByRole("button", { name: "Post Reply" }).click();
  await expect(form.getByLabel("Your reply")).toBeVisible();
  await form.getByLabel("Your reply").fill(words);
  await form.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(page, "Reply added!")).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Comments (3)" })).toBeVisible();
  const thread = page.getByRole("listitem").filter({ hasText: comment.content });
  await expect(thread.getByRole("listitem")).toHaveText(new RegExp(words));
});

test(
  "a comment full of links waits for the owner",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const post = await makePost();
    const words = unique("Look");
    await page.goto(`/blog/${post.id}`);
    await page.getByLabel("Name").fill("Mika Visitor");
    await page
      .getByLabel("Leave a comment")
      .fill(`${words} https://example.com/1 https://example.com/2 https://example.com/3`);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(toast(page, "Comment added!")).toContainText("awaiting moderation");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/awaiting moderation/);

    const other = await openBrowser();
    await other.goto(`/blog/${post.id}`);
    await expect(other.getByRole("heading", { name: "Comments (0)" })).toBeVisible();
    await expect(other.getByText(words)).toHaveCount(0);
  },
);

test(
  "Share copies the lasting address of the article",
  { tag: "@full" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const post = await makePost();
    await page.goto(`/blog/${post.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(toast(page, "Link copied!")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/blog/${post.slug}`, page.url()).href);
  },
);

test(
  "a reader counts once, however often the page is loaded",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const post = await makePost();
    const counted = page.waitForResponse(/increment_post_views/);
    await page.goto(`/blog/${post.id}`);
    await expect(page.getByText("0 views")).toBeVisible();
    await counted;
    await page.reload();
    await expect(page.getByText("1 view", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 view", { exact: true })).toBeVisible();

    // The same address without the browser's memory is still the same reader; an account is another.
    const forgetful = await openBrowser();
    const countedAgain = forgetful.waitForResponse(/increment_post_views/);
    await forgetful.goto(`/blog/${post.id}`);
    await countedAgain;
    await forgetful.reload();
    await expect(forgetful.getByText("1 view", { exact: true })).toBeVisible();

    const reader = await openBrowser(ada);
    const countedReader = reader.waitForResponse(/increment_post_views/);
    await reader.goto(`/blog/${post.id}`);
    await countedReader;
    await reader.reload();
    await expect(reader.getByText("2 views")).toBeVisible();
  },
);
