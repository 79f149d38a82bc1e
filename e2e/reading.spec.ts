/** An article as its readers use it, with JavaScript and without. */
import { article, articlePath, firstPart, tagPath } from "./article.ts";
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

test("without JavaScript there are sections, colours, the series and further articles", async ({
  browser,
}) => {
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
  await expect(
    page.getByRole("link", { name: `Previous in this series ${firstPart.title}` }),
  ).toBeVisible();
  await page.getByText(`Part 2 of 2 — ${article.series}`).click();
  await page
    .getByRole("navigation", { name: "Parts of this series" })
    .getByRole("link", { name: firstPart.title })
    .click();
  await expect(page.getByText(`Part 1 of 2 — ${article.series}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
  await context.close();
});

test("code that is newer than the build is coloured in the browser", async ({ page }) => {
  const post = await makePost({ content: article.content });
  await page.goto(`/blog/${post.slug}`);
  await expect(page.locator(".code .token-keyword").first()).toHaveText("const");
  await expect(page.locator(".code .line.marked")).toHaveText("$ npm ci");
});

test("whoever searches finds the section, and goes on to its tag", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("somebody drawd counted");
  const option = page.getByRole("option", { name: article.title });
  await expect(option).toContainText("What is drawn & counted: ");
  await expect(option.locator("mark").first()).toBeVisible();
  await expectAccessible(page);
  while ((await option.getAttribute("aria-selected")) !== "true")
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${articlePath}#user-content-what-is-drawn--counted`);
  await expect(page.getByRole("heading", { name: "What is drawn & counted" })).toBeInViewport();

  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "#first.js" }).click();
  await expect(page).toHaveURL(tagPath);
  await expect(page.getByRole("heading", { level: 1, name: "#first.js" })).toBeVisible();
  await expect(page.getByText("1 article")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
});

test("whoever left an article goes on at the paragraph, at another width", async ({ page }) => {
  const sections = Array.from({ length: 8 }, (_, section) => {
    const paragraphs = Array.from(
      { length: 4 },
      (_, paragraph) =>
        `<p>Paragraph ${section + 1}.${paragraph + 1}. ${"Words follow. ".repeat(60)}</p>`,
    );
    return `<h2>Section ${section + 1}</h2>${paragraphs.join("")}`;
  });
  const post = await makePost({ content: sections.join("") });
  const paragraph = page.getByText("Paragraph 5.3.");
  await page.goto(`/blog/${post.slug}`);
  await paragraph.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 5);
  });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("reading-places")))
    .toContain("section-5");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  await page.getByRole("link", { name: `Continue reading: ${post.title}` }).click();
  const offer = page.getByRole("button", { name: "Continue where you stopped Section 5" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();
  await expect(offer).toBeHidden();
});
