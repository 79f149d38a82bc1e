import { randomUUID } from "node:crypto";
import { texts } from "@/languages/de";
import type { Locator } from "@playwright/test";
import { articlePath } from "./article.ts";
import { asOwner, makeMessage, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { adminPaths, hiddenPaths, publicPaths } from "./site-paths.ts";
import { expectNoSidewaysScroll, open } from "./steps.ts";

test(
  "at 400 % zoom the bar does not stay over the text",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(owner);
    // A desktop window.
    await page.setViewportSize({ width: 320, height: 180 });
    for (const path of ["/services", "/admin/settings"]) {
      await page.goto(path);
      const bar = page.getByRole("banner").first();
      await expect(bar).toBeInViewport();
      await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
      await expect(bar).not.toBeInViewport();
    }
    const isInFront = await page.getByLabel("SEO title").evaluate((field) => {
      // As the browser scrolls to a field that gets the focus from below.
      field.scrollIntoView();
      const { x, y, height } = field.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + height / 2) === field;
    });
    expect(isInFront, "a field, with the choice of a section above").toBe(true);
  },
);

test("the open menu stays in view when a phone is turned", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/services");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.setViewportSize({ width: 640, height: 300 });
  await expect(page.getByRole("button", { name: "Close menu" })).toBeInViewport();
});

test("the owner's menu fits the narrowest phone", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  await page.goto("/blog");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Admin" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("iPhones do not zoom in on the owner's fields", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner, { hasTouch: true, isMobile: true });
  for (const path of ["/admin/posts/new", "/admin/projects?new", "/admin/pages?new"]) {
    await page.goto(path);
    await expect(page.getByLabel("Title")).toBeVisible();
    const small = await page.locator("input, select, textarea").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const size = parseFloat(getComputedStyle(field).fontSize);
        return field.checkVisibility() && size < 16 ? [`${field.outerHTML}: ${size} px`] : [];
      }),
    );
    expect(small, path).toEqual([]);
  }
});

test(
  "with large letters no page is wider than the screen of a phone or a laptop",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const { id } = await makePost();
    const client = await asOwner();
    // More than a page of them
    await Promise.all(Array.from({ length: 21 }, () => makeMessage()));
    const unfinished = { post: id, browser: randomUUID(), input: { title: "Not saved" } };
    await client
      .rpc("save_working_copy", { ...unfinished, on_device: "Firefox on Windows" })
      .throwOnError();
    const paths = new Map([
      [undefined, [...publicPaths, ...hiddenPaths, "/no-such-page"]],
      [owner, [...adminPaths, "/admin/posts/new"]],
    ]);
    for (const [account, itsPaths] of paths) {
      const page = await openBrowser(account);
      const settings = await page.context().newCDPSession(page);
      await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      for (const path of itsPaths)
        await test.step(path, async () => {
          await open(page, path);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await expectNoSidewaysScroll(page);
          }
        });
    }
  },
);

test(
  "content stays below a bar of two rows",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
    await page.goto(articlePath);
    const notice = page.getByText(/^The server is not responding/).locator("..");
    await expect(notice).toBeVisible();
    const button = await page.getByRole("button", { name: "Sign In" }).boundingBox();
    expect(button?.y, "clear of the edge of the window").toBeGreaterThan(4);
    const bar = await page.getByRole("banner").boundingBox();
    const end = (bar?.y ?? 0) + (bar?.height ?? 0);
    for (const below of [notice, page.locator(".reading-progress")]) {
      const { top, bottom } = await below.evaluate((part) => part.getBoundingClientRect().toJSON());
      expect(top).toBeLessThanOrEqual(end);
      expect(bottom).toBeGreaterThan(end);
    }
  },
);

test(
  "the owner's bar has only one row, even with long names",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(owner);
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "Admin" })).toBeVisible();
    const bar = page.getByRole("banner");
    const longer = { ...texts, "Robin Sample": "Maximiliane Schwarzenberger-Lichtenstein" };
    await bar.evaluate((element, words: Record<string, unknown>) => {
      const list = element.querySelector("nav ul");
      for (const link of [...(list?.children ?? [])].slice(0, 3))
        list?.append(link.cloneNode(true));
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const word = words[walker.currentNode.textContent ?? ""];
        if (typeof word === "string") walker.currentNode.textContent = word;
      }
    }, longer);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { height } = (await bar.boundingBox()) ?? {};
      expect(height, `at ${width} px, with its line`).toBe(65);
      await expectNoSidewaysScroll(page);
    }
  },
);

for (const path of ["/", "/resume", "/services"]) {
  test(`${path} breaks words that are longer than a line`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const count = await page.evaluate(() => {
      const parts = document.querySelectorAll("main :is(li, dt, dd, blockquote)");
      const texts = [...parts].filter(({ childElementCount }) => childElementCount === 0);
      for (const text of texts) text.textContent = "Rindfleischetikettierungsüberwachungsaufgaben";
      return texts.length;
    });
    expect(count).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
  });
}

test("similar elements line up", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  const button = (name: string) => edges(page.getByRole("button", { name }).first());

  await page.goto("/skills");
  const tab = page.getByRole("tab", { selected: true });
  const row = page.getByRole("tablist").locator("..");
  expect((await edges(tab)).bottom, "a tab, on its line").toBe((await edges(row)).bottom);
  const other = page.getByRole("tab").last();
  await other.hover();
  await page.mouse.down();
  await expect(other, "a pressed control").toHaveCSS("translate", "0px 1px");
  await page.mouse.up();

  await page.route(/\.(?:avif|webp)$|\/storage\//, (route) => route.fulfill({ body: "" }));
  await page.goto("/projects");
  const lead = page.getByRole("article").first();
  await expect(lead.locator("img")).toHaveCount(0);
  const { words } = await edges(page.getByRole("heading", { level: 1 }));
  const leadWords = await edges(lead.getByRole("heading"));
  expect(leadWords.words, "the first card, in the place of its missing picture").toBe(words);

  const fontSizes: string[] = [];
  for (const path of ["/services", "/draft", "/blog/no-such-article"]) {
    await open(page, path);
    const heading = page.getByRole("heading", { level: 1 });
    fontSizes.push(await heading.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect(new Set(fontSizes).size, "sizes of pages’ headings").toBe(1);

  await page.goto("/services");
  const widths = page
    .getByRole("button", { name: "Get Started" })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(await widths).size, "widths of buttons with the same words").toBe(1);
  await page.setViewportSize({ width: 768, height: 800 });
  const heights = page
    .getByRole("navigation", { name: "Footer" })
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(await heights).size, "heights of the footer’s links").toBe(1);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Schedule Consultation" }).click();
  // It begins with the owner's.
  await page.getByRole("dialog").getByLabel("Name").clear();
  await page.getByRole("button", { name: "Send Request" }).click();
  const label = page.getByRole("dialog").getByText("Name", { exact: true });
  await expect(label, "the name of the first invalid field").toBeInViewport({ ratio: 1 });
  const mark = page
    .getByRole("dialog")
    .getByText("Project type")
    .evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await mark, "the mark of a required choice").toContain("*");
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto("/admin/comments");
  const exit = await edges(page.getByRole("link", { name: "Exit Admin" }));
  expect(exit.right, "the bar and what is below it").toBe((await button("Newest")).right);
  const author = page.getByRole("article").first().locator("p > span").first();
  const all = await edges(page.getByText("Select all shown"));
  expect((await edges(author)).words, "names, below the words of the bar").toBe(all.words);

  const borders: string[] = [];
  for (const path of ["/admin/posts", "/admin/media"]) {
    await page.goto(path);
    const search = page.getByRole("searchbox");
    borders.push(await search.evaluate((element) => getComputedStyle(element).borderWidth));
  }
  expect(new Set(borders).size, "borders of search boxes").toBe(1);
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  const copy = await button("Copy Address");
  expect((await button("Replace")).height, "buttons in a row").toBe(copy.height);

  await page.goto("/admin/posts/new");
  await page.getByRole("button", { name: "Save draft" }).click();
  const title = await edges(page.getByText("The title is required."));
  const content = await edges(page.getByText("The content is required."));
  expect(content.words, "errors, below each other").toBe(title.words);

  await page.goto("/admin/settings");
  await expect(page.getByRole("switch", { name: "Emails to readers" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save times" })).toBeVisible();
  const gaps = page.locator("section:has(> div > div > h2)").evaluateAll((sections) =>
    sections.slice(1).flatMap((section, index) => {
      const before = sections[index];
      // The bar of the form follows its last section.
      return before?.closest("form") === section.closest("form")
        ? [section.getBoundingClientRect().top - before.getBoundingClientRect().bottom]
        : [];
    }),
  );
  expect(new Set((await gaps).map(Math.round)), "gaps between sections").toEqual(new Set([48]));
});

/** The edges of an element, and the position where its text begins. */
function edges(locator: Locator) {
  return locator.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { bottom, right, height } = element.getBoundingClientRect();
    return { bottom, right, height, words: words.getBoundingClientRect().left };
  });
}
