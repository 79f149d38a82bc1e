/** An article as its readers use it, with JavaScript and without. */
import { article, articlePath } from "./article.ts";
import { makePost } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible } from "./steps.ts";

const SECTIONS = ["A part of it", "Its code", "What is drawn & counted"];

test("whoever reads finds the sections, and takes code along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const grammars: string[] = [];
  page.on("request", (request) => {
    if (/colour-code/.test(request.url())) grammars.push(request.url());
  });
  await page.goto(articlePath);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText(SECTIONS);
  await contents.getByRole("link", { name: "What is drawn & counted" }).click();
  await expect(page.getByRole("heading", { name: "What is drawn & counted" })).toBeInViewport();
  await expect(contents.locator("[aria-current]")).toHaveText("What is drawn & counted");
  await expect(page).toHaveURL(/#user-content-what-is-drawn--counted$/);

  const [program, session] = [page.locator(".code").first(), page.locator(".code").nth(1)];
  await expect(program.locator(".token-keyword").first()).toHaveText("const");
  await expect(session).toContainText("terminalConsole");
  await session.getByRole("button", { name: "Copy code" }).click();
  await expect(session.getByRole("button", { name: "Copied code" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npm ci\nnpm test");

  const scrolls = () =>
    program.locator("pre").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await scrolls()).toBe(true);
  await program.getByRole("button", { name: "Wrap lines" }).click();
  expect(await scrolls()).toBe(false);
  await expectAccessible(page);
  expect(grammars, "what the build has coloured needs no grammar").toEqual([]);

  await page.getByRole("heading", { name: "Its code" }).getByRole("link").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#user-content-its-code$/);
});

test("without JavaScript there are sections, colours and further articles", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(articlePath);
  const contents = page.getByRole("group").filter({ hasText: "On this page" });
  await expect(contents).not.toHaveAttribute("open");
  await contents.getByText("On this page").click();
  await page.getByRole("navigation", { name: "On this page" }).getByText("Its code").click();
  await expect(page.getByRole("heading", { name: "Its code" })).toBeInViewport();
  await expect(page.locator(".code .token-keyword").first()).toHaveText("const");
  await expect(page.getByRole("navigation", { name: "Previous and next article" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
  await context.close();
});

test("code that is newer than the build is coloured in the browser", async ({ page }) => {
  const post = await makePost({ content: article.content });
  await page.goto(`/blog/${post.slug}`);
  await expect(page.locator(".code .token-keyword").first()).toHaveText("const");
  await expect(page.locator(".code .line.marked")).toHaveText("$ npm ci");
});
