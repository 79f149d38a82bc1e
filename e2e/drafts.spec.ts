import type { Locator, Page } from "@playwright/test";
import { makeComment, makePost, owner, unique } from "./backend.ts";
import { desk } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { fillStorage, mainLink, toast } from "./steps.ts";

/** Crashes the page's process and opens another tab. */
async function crash(page: Page): Promise<Page> {
  const { promise: isGone, resolve } = Promise.withResolvers<void>();
  page.once("crash", () => resolve());
  // Chromium's debug URL; navigating to it never completes.
  page.goto("chrome://crash").catch(() => undefined);
  await isGone;
  const next = await page.context().newPage();
  await page.close();
  return next;
}

const storedTexts = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

test("a comment survives a crashed tab, and its draft goes once it is sent", async ({ page }) => {
  const post = await makePost();
  const words = unique("Typed just before the end");
  await page.goto(`/blog/${post.id}`);
  await page.getByLabel("Name").fill("Mika Visitor");
  await page.getByLabel("Leave a comment").pressSequentially(words);
  const next = await crash(page);
  await next.goto(`/blog/${post.id}`);
  await expect(next.getByLabel("Leave a comment")).toHaveValue(words);
  await next.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(next, "Comment added!")).toBeVisible();
  expect(await storedTexts(next)).not.toContain(words);
});

/** Types into a form and sends it. */
async function send(form: Locator, fields: Record<string, string>, button: string) {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByRole("button", { name: button }).click();
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The document is sandboxed.", "SecurityError");
        },
      });
    }
  });

for (const [name, prepare] of Object.entries({
  full: async (page: Page) => {
    await page.goto("/about");
    await fillStorage(page);
  },
  blocked: blockStorage,
})) {
  test(`with storage ${name}, typing and sending work`, { tag: "@full" }, async ({ page }) => {
    const post = await makePost();
    const { author_name } = await makeComment(post.id);
    await prepare(page);
    await page.goto(`/blog/${post.id}`);
    const comment = { Name: "Mika Visitor", "Leave a comment": unique("No place to keep it") };
    const form = page.locator("form", { has: page.getByLabel("Leave a comment") });
    await form.getByLabel("Leave a comment").fill("Typed before another page");
    await mainLink(page, "/about").click();
    await expect(page).toHaveTitle(/^About/);
    await page.goBack();
    await expect(form.getByLabel("Leave a comment")).toHaveValue("Typed before another page");
    await send(form, comment, "Post Comment");
    await expect(toast(page, "Comment added!")).toBeVisible();
    await expect(form.getByLabel("Leave a comment")).toHaveValue("");
    await page.getByRole("button", { name: `Reply to ${author_name}` }).click();
    await expect(page.getByLabel("Your reply")).toBeFocused();

    await page.getByRole("button", { name: "Sign In" }).click();
    await send(
      page.getByRole("dialog"),
      { Email: owner.email, Password: owner.password },
      "Sign In",
    );
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await page.getByRole("link", { name: "Admin" }).click();
    await page
      .getByRole("navigation", { name: "Management" })
      .getByRole("link", { name: "Posts" })
      .click();
    await page.getByRole("link", { name: "New Post" }).click();
    const title = unique("No place to keep it");
    const fields = { Title: title, Content: "Text" };
    await send(desk(page, "Create New Post"), fields, "Save draft");
    await expect(toast(page, "Post created successfully")).toBeVisible();
    await page.getByRole("link", { name: "Back to posts" }).click();
    await expect(page.getByRole("article", { name: title })).toBeVisible();
  });
}
