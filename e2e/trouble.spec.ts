import { ada, asOwner, makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { openUnrendered, toast } from "./steps.ts";

const UNREACHABLE = "The server did not answer. Check your connection and try again.";
const LOST_REQUEST = /Failed to load resource: net::ERR_FAILED .*\/rest\/v1\//;
const OFFLINE = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** How often a text is stored among the comments of a post. */
async function storedTimes(postId: string, content: string): Promise<number | null> {
  const { count } = await (
    await asOwner()
  )
    .from("comments")
    .select("id", { count: "exact", head: true })
    .eq("post_id", postId)
    .eq("content", content);
  return count;
}

test("a list that cannot be loaded says why and loads when asked again", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(LOST_REQUEST);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await openUnrendered(page, "/blog");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`Error loading posts: ${UNREACHABLE}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.unroute("**/rest/v1/**");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^Found \d+ published posts$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Category" }).getByRole("button")).not.toHaveCount(
    1,
  );
  expect(await page.evaluate((): unknown => Reflect.get(window, "isSamePage"))).toBe(true);
});

test("an article that cannot be loaded is not called missing", async ({ page, browserConsole }) => {
  browserConsole.expect(LOST_REQUEST);
  const post = await makePost();
  await page.route("**/rest/v1/posts*", (route) => route.abort());
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This post could not be loaded");
  await expect(page.getByText("Post Not Found")).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText(UNREACHABLE);

  await page.unroute("**/rest/v1/posts*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
});

test("a comment outlives a failure and a reload, and is stored once", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(LOST_REQUEST);
  const post = await makePost();
  const words = unique("Not lost on the way");
  await page.goto(`/blog/${post.id}`);
  await page.getByLabel("Name").fill("Mika Visitor");
  await page.getByLabel("Leave a comment").fill(words);
  await page.route("**/rest/v1/{comments,rpc/comments_page}*", async (route) => {
    if (route.request().method() === "POST") await route.abort();
    else await route.fallback();
  });
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Failed to post comment")).toContainText("Error");
  await expect(page.getByRole("alert")).toContainText(UNREACHABLE);
  await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
  expect(await storedTimes(post.id, words)).toBe(0);

  await page.reload();
  await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
  await expect(page.getByLabel("Name")).toHaveValue("Mika Visitor");
  await page.unroute("**/rest/v1/{comments,rpc/comments_page}*");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Comment added!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments (1)" })).toBeVisible();
  await expect(page.getByLabel("Leave a comment")).toHaveValue("");
  expect(await storedTimes(post.id, words)).toBe(1);
});

test("a comment whose answer was lost is not stored twice", async ({ page, browserConsole }) => {
  browserConsole.expect(LOST_REQUEST);
  browserConsole.expect(/status of 409 .*\/rest\/v1\/comments/);
  const post = await makePost();
  const words = unique("Stored, but nobody said so");
  await page.goto(`/blog/${post.id}`);
  await page.getByLabel("Name").fill("Mika Visitor");
  await page.getByLabel("Leave a comment").fill(words);
  await page.route("**/rest/v1/{comments,rpc/comments_page}*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Failed to post comment")).toBeVisible();
  expect(await storedTimes(post.id, words)).toBe(1);

  await page.unroute("**/rest/v1/{comments,rpc/comments_page}*");
  await page.reload();
  await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Comment added!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments (1)" })).toBeVisible();
  expect(await storedTimes(post.id, words)).toBe(1);
});

test("a like that fails goes back to what it was", async ({ openBrowser, browserConsole }) => {
  browserConsole.expect(LOST_REQUEST);
  const post = await makePost();
  const page = await openBrowser(ada);
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.route("**/rest/v1/post_likes*", (route) => route.abort());
  const heart = page.getByRole("button", { name: /^Like this post/ });
  await heart.click();
  await expect(toast(page, "Failed to update like")).toBeVisible();
  await expect(heart).toHaveAccessibleName("Like this post, 0 likes");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a backend that does not answer is given up on within ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.route("**/rest/v1/rpc/posts_page*", () => undefined);
  await openUnrendered(page, "/blog");
  await expect(page.getByRole("status", { name: "Loading articles" })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("alert")).toContainText(UNREACHABLE);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^Found \d+ published posts$/)).toBeVisible();
});

test("what has been read stays readable offline, and what has not says so", async ({
  page,
  context,
  browserConsole,
}) => {
  const word = unique("Offline");
  const [read, unread] = await Promise.all([
    makePost({ title: `${word} read before` }),
    makePost({ title: `${word} not read yet` }),
  ]);
  await page.goto(`/blog?q=${encodeURIComponent(word)}`);
  await page.getByRole("link", { name: read.title }).click();
  await expect(page.getByText("The body of the post.")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Found 2 published posts")).toBeVisible();

  await context.setOffline(true);
  browserConsole.expect(OFFLINE);
  await page.getByRole("link", { name: read.title }).click();
  await expect(page.getByText("The body of the post.")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: unread.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This post could not be loaded");
  await expect(page.getByRole("alert")).toContainText(UNREACHABLE);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(unread.title);
});

test("a page that cannot be fetched offline offers to load again", async ({
  page,
  context,
  browserConsole,
}) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  await context.setOffline(true);
  browserConsole.expect(OFFLINE);
  browserConsole.expect(/Failed to fetch dynamically imported module/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("This page could not be fetched.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
});
