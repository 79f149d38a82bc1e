/** An article as its readers use it, with JavaScript and without. */
import type { Locator, Page } from "@playwright/test";
import { article, articlePath, comment, firstPart, tagPath } from "./article.ts";
import { makePost } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import {
  codeOf,
  expectAccessible,
  fileOf,
  expectNoSidewaysScroll,
  goToComments,
  tabTo,
} from "./steps.ts";

const SECTIONS = ["A part of it", "Its code", "What is drawn & counted", "A part of it"];

test(
  "a reader can jump to sections, and copy code",
  { tag: "@full" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const grammars: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(fileOf("colour-code"))) grammars.push(request.url());
    });
    await page.goto(articlePath);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveText(SECTIONS);
    await contents.getByRole("link", { name: "What is drawn & counted" }).click();
    await expect(page.getByRole("heading", { name: "What is drawn & counted" })).toBeInViewport();
    await expect(contents.locator("[aria-current]")).toHaveText("What is drawn & counted");
    await expect(page).toHaveURL(/#user-content-what-is-drawn--counted$/);

    const [program, session] = [page.locator(".code").first(), page.locator(".code").nth(1)];
    await expect(program.locator(".keyword").first()).toHaveText("const");
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

    // The link to the heading, and nothing else: what was copied remains in the clipboard.
    await page.getByRole("heading", { name: "Its code" }).getByRole("link").click();
    await expect(page).toHaveURL(/#user-content-its-code$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npm ci\nnpm test");
  },
);

test("comments are loaded when a reader is near, and for a link to one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/comments_page") || pathname === fileOf("Comments"))
      asked.push(pathname);
  });
  // The page's last request.
  const lastAnswer = page.waitForResponse(/\/record_page_view/);
  await page.goto(articlePath);
  await (await lastAnswer).finished();
  expect(asked).toEqual([]);
  await goToComments(page);
  await expect(page.getByText(comment.content)).toBeVisible();

  await page.goto("/blog");
  await page.goto(`${articlePath}#comment-${comment.id}`);
  await expect(page.getByText(comment.content)).toBeInViewport();
});

test(
  "comments whose code fails to load show an error, and are loaded on request",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_FAILED/);
    browserConsole.expect(/A part of this site could not be loaded/);
    const comments = page.getByRole("region", { name: "Comments" });
    const failed = comments.getByRole("alert");
    await page.route(codeOf("Comments"), (route) => route.abort());
    await page.goto(articlePath);
    await comments.scrollIntoViewIfNeeded();
    await expect(failed).toContainText("The comments could not be loaded.");
    await page.unroute(codeOf("Comments"));
    await comments.getByRole("button", { name: "Reload" }).click();
    await goToComments(page);
    await expect(page.getByText(comment.content)).toBeVisible();

    await page.route(codeOf("Comments"), (route) => route.abort());
    await page.goto(`/blog/${firstPart.slug}`);
    await comments.scrollIntoViewIfNeeded();
    await expect(failed).toBeVisible();
    await page.unroute(codeOf("Comments"));
    await page.getByRole("link", { name: `Next in this series ${article.title}` }).click();
    await goToComments(page);
    await expect(page.getByText(comment.content)).toBeVisible();
  },
);

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
  await expect(page.locator(".code .keyword").first()).toHaveText("const");
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

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(
    `every link within an article leads to its target, ${how} JavaScript`,
    { tag: javaScriptEnabled ? "@full" : [] },
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(articlePath);
      const links = page.locator("a[href*='#user-content-']").filter({ visible: true });
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(addresses.length).toBeGreaterThan(2 * SECTIONS.length + 4);
      for (const [index, address] of addresses.entries()) {
        const [, id = ""] = address?.split("#") ?? [];
        const target = page.locator(`[id="${decodeURIComponent(id)}"]`);
        await expect(target, id).toHaveCount(1);
        await page.evaluate(() => window.scrollTo(0, 0));
        await links.nth(index).press("Enter");
        await expect(target, id).toBeInViewport();
        await expect(page, id).toHaveURL(new RegExp(`#${id}$`));
      }
      await page.close();
    },
  );
}

test(
  "code that is newer than the build is highlighted in the browser",
  { tag: "@full" },
  async ({ page }) => {
    const post = await makePost({ content: article.content });
    await page.goto(`/blog/${post.slug}`);
    await expect(page.locator(".code .keyword").first()).toHaveText("const");
    await expect(page.locator(".code .line.marked")).toHaveText("$ npm ci");
  },
);

test(
  "a table of contents taller than the screen follows the current section",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.goto(articlePath);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const last = contents.getByRole("link").last();
    await expect(last).not.toBeInViewport();
    const heading = page.locator(".article :is(h2, h3)").last();
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(last).toHaveAttribute("aria-current");
    await expect(last).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(contents, "before the first section").toHaveJSProperty("scrollTop", 0);
  },
);

test(
  "the section that was jumped to is the current one, however near the next one is",
  { tag: "@full" },
  async ({ page }) => {
    const { slug } = await makePost({
      content: `<h2>Setup</h2><h3>On Linux</h3>${"<p>A paragraph.</p>".repeat(60)}<h2>Use</h2><h2>End</h2>`,
    });
    await page.goto(`/blog/${slug}#user-content-setup`);
    const current = page
      .getByRole("navigation", { name: "On this page" })
      .locator("[aria-current]");
    await expect(current).toHaveText("Setup");
    await page.evaluate(() => window.scrollBy(0, 20));
    await expect(current).toHaveText("On Linux");
    await page.getByRole("link", { name: "Setup", exact: true }).first().click();
    await expect(current).toHaveText("Setup");
  },
);

test(
  "a reader whose browser uses another language can have dates in English",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(undefined, { locale: "de-DE" });
    await page.goto(articlePath);
    const date = page.locator("article time").first();
    const iso = (await date.getAttribute("datetime")) ?? "";
    const inLanguage = (locale: string) =>
      new Date(iso).toLocaleDateString(locale, { dateStyle: "long" });
    const choose = async (action: string) => {
      await page.keyboard.press("Control+k");
      const loaded = page.waitForEvent("load");
      await page.getByRole("option", { name: action }).click();
      await loaded;
      await page.locator("html[data-hydrated]").waitFor();
    };
    await expect(date).toHaveText(inLanguage("de"));
    await choose("Show dates in English");
    await expect(date).toHaveText(inLanguage("en"));
    await choose("Show dates in Deutsch");
    await expect(date).toHaveText(inLanguage("de"));
  },
);

/** Finds a section of the article by a misspelt word, and opens it. */
async function searchForSection(page: Page): Promise<void> {
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
}

test("a search finds the section, and links to its tag", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await searchForSection(page);

  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "#first.js" }).click();
  await expect(page).toHaveURL(tagPath);
  await expect(page.getByRole("heading", { level: 1, name: "#first.js" })).toBeVisible();
  await expect(page.getByText("1 article")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
});

test(
  "a section of the current article, opened by its id, is found as well",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/blog/${article.id}`);
    await searchForSection(page);
  },
);

test(
  "an article is printed in the light theme, with complete tables",
  { tag: "@full" },
  async ({ page }) => {
    const keyword = page.locator(".code .keyword").first();
    const colour = () => keyword.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(articlePath);
    const light = await colour();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    expect(await colour()).not.toBe(light);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await colour()).toBe(light);
    await expect(page.locator(".article table").first()).toHaveCSS("display", "table");
  },
);

test("nothing follows a printed article, not even a gap", { tag: "@full" }, async ({ page }) => {
  await page.goto(articlePath);
  await page.emulateMedia({ media: "print" });
  const article = await page.locator("article.h-entry").boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A gap that does not fit on the last page would be an empty one.
  expect(height - (article?.y ?? 0) - (article?.height ?? 0)).toBeLessThan(2);
});

test(
  "HTML written by an author is shown, copied and printed as intended",
  { tag: "@full" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { slug } = await makePost({
      content: `<p>Press <img src="/icon-192.png" alt="the icon" width="16" height="16"> here.</p>
<ol type="a"><li>One</li></ol><ol type="I"><li>One</li></ol><ol><li>One</li></ol>
<pre><code class="language-ts" data-line-numbers="">let a;\n\nlet b;</code></pre>
<details><summary>More</summary><p>What is folded.</p></details>${"<p>A paragraph.</p>".repeat(40)}<h2>The end</h2>`,
    });
    await page.goto(`/blog/${slug}#the-end`);
    await expect(
      page.getByRole("heading", { name: "The end" }),
      "by its bare name",
    ).toBeInViewport();
    await expect(page.getByAltText("the icon")).toHaveCSS("display", "inline");
    const markers = await page
      .locator(".article ol")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(markers).toEqual(["lower-alpha", "upper-roman", "decimal"]);

    await page.locator(".article pre").evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.keyboard.press("Control+C");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("let a;\n\nlet b;");
    await expect(page.getByText("What is folded.")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("What is folded.")).toBeVisible();
  },
);

test(
  "returning to an article continues at the same paragraph, even at another width",
  { tag: "@full" },
  async ({ page }) => {
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
    const offer = page.getByRole("button", { name: "Continue where you left off Section 5" });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.click();
    await expect(paragraph).toBeFocused();
    await expect(paragraph).toBeInViewport();
    await expect(offer).toBeHidden();
  },
);

/** The space between an element's content and the edges of the window, in pixels. */
async function spaceAround(locator: Locator) {
  return locator.evaluate((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(innerWidth - right) };
  });
}

test(
  "an article in Arabic is set from right to left on a phone, but its code is not",
  { tag: "@full" },
  async ({ page }) => {
    const { slug } = await makePost({
      language: "ar",
      title: "الكتابة من اليمين إلى اليسار",
      content: `<h2>العنوان</h2><p>فقرة قصيرة.</p><blockquote><p>قول.</p></blockquote>
<pre><code class="language-ts">const answer: number = "${"wide ".repeat(40)}".length;</code></pre>`,
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/blog/${slug}`);
    const text = page.getByText("فقرة قصيرة.");
    await expect(text).toHaveCSS("text-align", "start");
    await expect(text).toHaveCSS("hyphens", "auto");
    for (const part of [text, page.getByRole("heading", { level: 1 })]) {
      const { left, right } = await spaceAround(part);
      expect(right).toBe(16);
      expect(left).toBeGreaterThan(16);
    }
    const quote = page.getByRole("blockquote");
    await expect(quote).toHaveCSS("border-right-width", "2px");
    await expect(quote).toHaveCSS("border-left-width", "0px");
    const code = page.locator(".article code");
    await expect(code).toHaveCSS("direction", "ltr");
    await expect(code).toHaveCSS("hyphens", "manual");
    expect((await spaceAround(code)).left).toBeGreaterThan(16);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

const picture = (name: string, src = "/icon-512.png") =>
  `<figure><img src="${src}" alt="${name}"><figcaption>Seen from ${name}</figcaption></figure>`;

test("pictures are viewed enlarged by keyboard alone", { tag: "@full" }, async ({ page }) => {
  const { slug } = await makePost({
    content: picture("north") + picture("nearby", "/images/portrait-192.avif") + picture("south"),
  });
  await page.goto(`/blog/${slug}`);
  const button = page.getByRole("button", { name: "Enlarge picture: north" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture 1 of 2" });
  await expect(dialog.getByRole("img", { name: "north" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Seen from north")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog").getByRole("img", { name: "south" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});
