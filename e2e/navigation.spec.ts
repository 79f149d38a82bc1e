import type { Page } from "@playwright/test";
import { publicPaths } from "./site-paths.ts";
import { makePost, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo, toast } from "./steps.ts";

test("the back-to-top button covers nothing in the footer", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/privacy");
  const button = page.getByRole("button", { name: "Back to top" });
  const footer = page.getByRole("contentinfo");
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(footer.getByRole("link").last()).toBeInViewport();
  await expect(button).toBeAttached();
  const [lower, upper] = await Promise.all([footer.boundingBox(), button.boundingBox()]);
  expect((upper?.y ?? Infinity) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
});

test("the back-to-top button does not cover the focus", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto("/services");
  const button = page.getByRole("button", { name: "Back to top" });
  const control = page.getByRole("button", { name: /^Get Started/ }).nth(2);
  await tabTo(page, control);
  await expect(button).toBeVisible();
  const [lower, upper] = await Promise.all([button.boundingBox(), control.boundingBox()]);
  expect((upper?.y ?? Infinity) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
});

test("a stored theme is applied before the first paint", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    // Every frame that could be painted, from the first one that has a body.
    const frames: boolean[] = [];
    Object.assign(window, { frames_: frames });
    requestAnimationFrame(function look() {
      if (document.body) frames.push(document.documentElement.classList.contains("dark"));
      requestAnimationFrame(look);
    });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const frames = await page.evaluate((): unknown => Reflect.get(window, "frames_"));
  expect(frames).toContain(true);
  expect(frames).not.toContain(false);
});

test("a chosen theme is applied everywhere in one frame", { tag: "@full" }, async ({ page }) => {
  await page.goto("/blog");
  const moving = await page
    .getByRole("button", { name: /^Switch to/ })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.getAnimations().length;
    });
  expect(moving).toBe(0);
  await expect(page.locator("html.changes-theme")).toHaveCount(0);
});

test("a navigation starts at the top, and going back restores the position", async ({ page }) => {
  // This test's own posts: others are published in the meantime, and the newest come first.
  const word = unique("Place");
  const posts = await Promise.all(
    Array.from({ length: 9 }, (_, index) => makePost({ title: `${word} ${index}` })),
  );
  await page.goto(`/blog?q=${encodeURIComponent(word)}`);
  await expect(page.getByText(`Found ${posts.length} published posts`)).toBeVisible();
  const link = page.getByRole("link", { name: word }).last();
  const title = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText(`Found ${posts.length} published posts`)).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // The list has to be loaded again, and is not as tall at once.
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test(
  "a comment can be posted from the front page without a mouse",
  { tag: "@full" },
  async ({ page }) => {
    const post = await makePost({ title: unique("By keyboard") });
    const words = unique("Typed without a mouse");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    await tabTo(page, page.getByRole("link", { name: /^All \d+ articles$/ }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog");
    await tabTo(page, page.getByRole("searchbox", { name: "Search articles" }));
    await page.keyboard.type(post.title);
    const card = page.getByRole("link", { name: post.title });
    await expect(card).toBeVisible();
    await tabTo(page, card);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    await tabTo(page, page.getByLabel("Name"));
    await page.keyboard.type("Mika Visitor");
    await tabTo(page, page.getByLabel("Leave a comment"));
    await page.keyboard.type(words);
    await tabTo(page, page.getByRole("button", { name: "Post Comment" }));
    await page.keyboard.press("Enter");
    await expect(toast(page, "Comment added!")).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: words })).toBeVisible();
  },
);

/** The focused element and what is wrong with it; undefined when focus has left the page. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const isInSight = [0.1, 0.5, 0.9].some((part) => {
      const y = box.y + box.height * part;
      const atop = document.elementFromPoint(box.x + box.width / 2, y);
      return atop !== null && (element.contains(atop) || atop.contains(element));
    });
    const before: unknown = Reflect.get(window, "focusedBefore");
    Object.assign(window, { focusedBefore: element });
    const isBackwards =
      before instanceof Element &&
      (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
    const name = element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "";
    return {
      name: `${element.tagName} ${name}`,
      faults: [
        (outlineStyle === "none" || parseFloat(outlineWidth) < 1) && "no outline",
        !isInSight && "covered or off screen",
        isBackwards && "before the one before",
      ].filter((fault) => fault !== false),
    };
  });
}

/** Presses Tab from the top to the end of the page; returns the stops, in order. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    if (!stop) return stops;
    expect(stop.faults, stop.name).toEqual([]);
    stops.push(stop.name);
  }
  throw new Error(`The Tab key never gets out of the page: ${stops.slice(-5).join(", ")}`);
}

test(
  "in an editor the Tab key reaches nothing behind its buttons",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(owner);
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [path, opener] of [
      ["/admin/projects", "New Project"],
      ["/admin/kinds", "New Kind"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
      for (let name = ""; !name.endsWith("Close");) {
        await page.keyboard.press("Tab");
        const stop = await lookAtFocus(page);
        name = stop?.name ?? "Close";
        expect(stop?.faults, `${path}: ${name}`).not.toContain("covered or off screen");
      }
    }
  },
);

for (const path of [...publicPaths, "/no-such-page"]) {
  test(`the Tab key visibly reaches everything on ${path}`, { tag: "@full" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
    // Before the walk, during which the articles of other tests may be added to those of the build.
    const links = await page.getByRole("main").getByRole("link").count();
    const stops = await walk(page);
    expect(stops[0]).toBe("A Skip to content");
    // A back-to-top button may follow.
    const last = page.getByRole("contentinfo").getByRole("link").last();
    const name = (await last.getAttribute("aria-label")) ?? (await last.textContent());
    expect(stops.slice(-2), "the last link of the footer").toContain(`A ${name}`);
    // No stop on the page itself is missing: every control is one.
    expect(stops.length).toBeGreaterThan(links);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
}

test("a phone's menu closes when Tab moves out of it", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await tabTo(page, menu.getByRole("button", { name: "Sign In" }));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByLabel("Name")).toBeFocused();
  await expect(menu).toBeHidden();
  expect((await lookAtFocus(page))?.faults).toEqual([]);
});

test("a dialog keeps focus inside, closes on Escape and returns focus", async ({ page }) => {
  await page.goto("/blog");
  const button = page.getByRole("button", { name: "Sign In" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("Back closes what was opened, whether it leads to another place or another page", async ({
  page,
}) => {
  await page.goto("/skills");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Services" }).click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("main", { name: "About Me" })).toBeFocused();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/about#main");
  for (const [name, path] of [
    ["Search", "/about"],
    ["Search", "/services"],
    ["Sign In", "/skills"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toBeHidden();
    const isOther = path !== "/about";
    await expect(
      isOther ? page.getByRole("main") : page.getByRole("button", { name }),
    ).toBeFocused();
  }
});
