import type { Locator, Page } from "@playwright/test";
import { ada, makeComment, makePost, owner, unique } from "./backend.ts";
import { articlePath, comment } from "./article.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { adminPaths, publicPaths } from "./site-paths.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  goToComments,
  mainLink,
  open,
  toast,
} from "./steps.ts";

// Reduced motion, so that nothing is checked during a fade-in.
const CALM = { reducedMotion: "reduce" } as const;
test.use({ contextOptions: CALM });

function colourOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function borderOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).borderColor);
}

test("everyone can use an article with an open reply", { tag: "@full" }, async ({ page }) => {
  await page.goto(articlePath);
  await expect(page.locator("pre").first()).toBeVisible();
  await goToComments(page);
  await page.getByRole("button", { name: `Reply to ${comment.author_name}` }).click();
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(toast(page, "Please fill in all fields")).toBeVisible();
  await expectAccessible(page);
});

test("everyone can use likes and a held comment", { tag: "@full" }, async ({ openBrowser }) => {
  const post = await makePost();
  await makeComment(post.id);
  const page = await openBrowser(ada, CALM);
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.getByRole("button", { name: /^Like this post/ }).click();
  await expect(toast(page, "Post liked!")).toBeVisible();
  await page.getByLabel("Leave a comment").fill("www.one.com www.two.com www.three.com");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("Awaiting moderation", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("everyone can use an empty list and a filtered one", { tag: "@full" }, async ({ page }) => {
  await page.goto("/blog?q=nobody+wrote+this");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
  await expectAccessible(page);
  const { category } = await makePost({ category: unique("Category") });
  await page.goto(`/blog?category=${encodeURIComponent(category)}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
});

for (const [path, count] of [
  ["/about", 4],
  ["/skills", 6],
  ["/pay", 4],
] as const) {
  test(`everyone can use every tab of ${path}`, { tag: "@full" }, async ({ page }) => {
    await open(page, path);
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveCount(count);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
}

test("everyone can use the player, large and small", { tag: "@full" }, async ({ page }) => {
  await open(page, "/music");
  await page.getByRole("region", { name: "Playlist" }).getByRole("button").first().click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expectAccessible(page);
  await mainLink(page, "/blog").click();
  await expect(page.getByRole("region", { name: "Music player" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test("controls are visible in forced colours", { tag: "@full" }, async ({ page, openBrowser }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/music");
  const paper = await colourOf(page.locator("html"));
  expect(await colourOf(page.getByRole("slider", { name: "Volume" }))).not.toBe(paper);
  await expectAccessible(page);
  await open(page, "/projects");
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  expect(await colourOf(chip("all"))).not.toBe(await colourOf(chip("planned")));
  await expectAccessible(page);

  const desk = await openBrowser(owner, { ...CALM, forcedColors: "active" });
  await open(desk, "/admin");
  const sidebar = desk.locator(".dark", { has: desk.getByRole("navigation") });
  expect(await colourOf(sidebar)).toBe(await colourOf(desk.locator("html")));

  await open(desk, "/admin/posts");
  await desk.getByRole("button", { name: "Newest" }).press("Enter");
  const choices = desk.getByRole("menuitemradio");
  await expect(choices.first()).toBeFocused();
  expect(await borderOf(choices.first())).not.toBe(await borderOf(choices.last()));
});

test("everyone can use a toast with an action", { tag: "@full" }, async ({ page }) => {
  await page.goto(articlePath);
  await page.getByRole("button", { name: /^Like this post/ }).click();
  const buttons = toast(page, "Sign in required").getByRole("button");
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await expectAccessible(page);
});

test("everyone can use the site during the party", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/skills");
  await expect(page.locator("[data-party=false]")).toBeAttached();
  for (const key of ["Up", "Up", "Down", "Down", "Left", "Right", "Left", "Right"]) {
    await page.keyboard.press(`Arrow${key}`);
  }
  await page.keyboard.type("ba");
  await expect(page.locator("[data-party=true]")).toBeAttached();
  await expectAccessible(page);
});

test("everyone can use the phone menu", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  await expectAccessible(page);
});

test("everyone can use the sign-in dialog in all its modes", { tag: "@full" }, async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await expect(dialog.getByLabel("Full name")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I already have an account" }).click();
  await dialog.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(dialog.getByRole("button", { name: "Send reset link" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/contact?link=confirmation#error=access_denied&error_code=otp_expired");
  await expect(dialog).toHaveAccessibleName("Confirm your address");
  await expectAccessible(page);
});

test("everyone can use the owner's sidebar", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner, CALM);
  await open(page, "/admin");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Admin Panel" })).toBeVisible();
  await expectAccessible(page);
});

test("everyone can use menus in the owner's lists", { tag: "@full" }, async ({ openBrowser }) => {
  const post = await makePost({ published: false, featured: true });
  const page = await openBrowser(owner, CALM);
  await open(page, `/admin/posts?q=${encodeURIComponent(post.title)}`);
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More for ${post.title}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The width of a desktop window at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 180 });
  await page.getByRole("button", { name: `More for ${post.title}` }).click();
  for (const item of await page.getByRole("menuitem").all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item, "a menu scrolls where it has no room").toBeInViewport({ ratio: 0.9 });
  }
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete post" })).toBeVisible();
  await expectAccessible(page);
});

test("everyone can use the editor and its dialogs", { tag: "@full" }, async ({ openBrowser }) => {
  const post = await makePost({ published: false, tags: ["css"] });
  const page = await openBrowser(owner, CALM);
  await page.goto(`/admin/posts/${post.id}`);
  const editor = desk(page, "Edit Post");
  await editor.getByLabel("Title").clear();
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(editor.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Preview" }).click();
  await expect(editor.getByRole("article")).toContainText("The body of the post.");
  await expectAccessible(page);
  await openPostSettings(page);
  await expect(editor.getByLabel("Excerpt")).toBeVisible();
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(editor).toContainText("You have an unsaved draft from");
  await expectAccessible(page);
});

test("everyone can use the analytics, fully opened", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner, CALM);
  await open(page, "/admin/analytics?days=90");
  await page.getByText("Show as a table").click();
  await page.getByRole("button", { name: "Show all 100" }).click();
  await expect(page.getByRole("region", { name: "Table of views per day" })).toBeVisible();
  await expectAccessible(page);
});

/** The controls around which something cuts off the outline that shows the focus; runs in the page. */
function outlinesCutOff(): string[] {
  const controls = document.body.querySelectorAll<HTMLElement>(
    ":is(a[href], button, input, select, textarea, summary):not(:disabled)",
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ focusVisible: true });
    control.scrollIntoView({ block: "center", inline: "center" });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    if (outlineStyle === "none" || document.activeElement !== control) return [];
    const box = control.getBoundingClientRect();
    for (let frame = control.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowClipMargin } = getComputedStyle(frame);
      if (overflowX === "visible" || frame.matches("body, html")) continue;
      const edge = frame.getBoundingClientRect();
      // A pixel less is still seen.
      const room = overflowX === "clip" ? parseFloat(overflowClipMargin) + 1.5 : 1.5;
      const beyond = [
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      ];
      if (Math.max(...beyond) + around > room) return [control.outerHTML.slice(0, 100)];
    }
    return [];
  });
}

test("the focus is seen on whatever has it", { tag: "@full" }, async ({ openBrowser }) => {
  for (const [account, paths] of [
    [undefined, publicPaths],
    [owner, adminPaths],
  ] as const) {
    const page = await openBrowser(account, CALM);
    for (const path of paths) {
      await open(page, path);
      expect(await page.evaluate(outlinesCutOff), path).toEqual([]);
    }
  }
});

/** Goes through a dialog with a key, and returns what had the focus and could not be seen at all. */
async function hiddenOnTheWay(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const unseen = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control) return "nothing";
      const { x, y, width, height } = control.getBoundingClientRect();
      const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
        const there = document.elementFromPoint(x + width / 2, y + height * part);
        return there && (control.contains(there) || there.matches("label"));
      });
      return isSeen ? undefined : control.outerHTML.slice(0, 100);
    });
    if (unseen) hidden.push(unseen);
  }
  return hidden;
}

test(
  "what has the focus is neither behind an editor's buttons nor beyond the ends of the dialog",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(owner, CALM);
    for (const [width, height] of [
      [360, 640],
      [1280, 600],
      // A desktop window at 400 % zoom.
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ["/admin/projects?new", "/admin/pages?new"]) {
        for (const key of ["Tab", "Shift+Tab"] as const) {
          await page.goto(path);
          await expect(page.getByRole("dialog").getByLabel("Title")).toBeFocused();
          await expect(
            page.getByRole("textbox", { name: /^(Content|Long description)/ }),
          ).toBeVisible();
          expect(await hiddenOnTheWay(page, key), `${key} at ${width}, ${path}`).toEqual([]);
        }
      }
    }
  },
);
