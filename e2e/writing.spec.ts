/** The editor itself, which needs a browser: keys, undo, the preview beside the text. */
import type { Locator } from "@playwright/test";
import { owner, unique, makePost } from "./backend.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { codeOf, expectAccessible, expectNoSidewaysScroll, tabTo, toast } from "./steps.ts";

test.use({ account: owner });

test("the owner writes Markdown next to a preview", { tag: "@full" }, async ({ page }) => {
  const title = unique("By keyboard");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/posts/new");
  const editor = desk(page, "Create New Post");
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeVisible();
  await expect(editor.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Heading", exact: true })).toBeFocused();
  await tabTo(page, text);

  await page.keyboard.type("## Morning\n\n- one\ntwo\n\nA word that is ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await page.getByRole("button", { name: "Preview" }).click();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Morning" })).toBeVisible();
  await expect(article.getByRole("listitem")).toHaveText(["one", "two"]);
  await expect(article.locator("strong")).toHaveText("bold");
  await expect(text, "the text stays beside it").toBeVisible();

  await text.press("Control+s");
  await expect(toast(page, "Post created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(text).toBeFocused();
  await page.keyboard.type(" and more");
  await expect(article.locator("strong")).toHaveText("bold and more");
  await page.keyboard.press("Control+z");
  // On a fast machine all text typed within half a second is one step.
  await expect(text, "undo goes on after a save").not.toContainText("more");

  await page.keyboard.press("Control+f");
  await expect(page.getByRole("textbox", { name: "Replace" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();

  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n- item");
  await page.keyboard.press("Tab");
  await expect(text, "in a list Tab indents").toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(text, "after Escape it leaves").not.toBeFocused();
});

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0;
}

test("the editor scrolls with its preview at every width", { tag: "@full" }, async ({ page }) => {
  const parts = Array.from(
    { length: 30 },
    (_, index) => `<h2>Part ${index + 1}</h2><p>${"word ".repeat(80)}</p>`,
  );
  const post = await makePost({ published: false, content: parts.join("\n") });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/admin/posts/${post.id}`);
  await page.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  const part = (number: number) =>
    preview.getByRole("heading", { name: `Part ${number}`, exact: true });
  await expect(part(30), "it opens at the cursor").toBeInViewport();
  await page.getByRole("textbox", { name: "Content" }).focus();
  await page.keyboard.press("Control+Home");
  await expect(part(1), "and goes along with it").toBeInViewport();
  await page.keyboard.press("Control+End");
  await expect(part(30)).toBeInViewport();
  await expectAccessible(page);
  const title = page.getByLabel("Title", { exact: true });
  const ems = await title.evaluate(
    (field) => field.clientHeight / parseFloat(getComputedStyle(field).fontSize),
  );
  expect(ems, "accents above capitals are not cut off").toBeGreaterThan(1.3);

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(
      await heightOf(page.getByRole("heading", { name: "Edit Post" })),
      "one line",
    ).toBeLessThan(30);
    expect(await heightOf(page.getByText(/ min read$/).first()), "one line").toBeLessThan(30);
  }
  await page.setViewportSize({ width: 900, height: 420 });
  const text = page.getByRole("textbox", { name: "Content" });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await text.scrollIntoViewIfNeeded();
  const scroller = page.locator(".cm-scroller");
  expect(await heightOf(scroller), "there is room where the screen is low").toBeGreaterThan(150);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByLabel("Language").selectOption("ar");
  await expect(text, "the text is written as it reads").toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("region", { name: "Revisions" })).toBeAttached();
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(scrollHeight, "only its parts scroll").toBe(800);
  await page.getByRole("button", { name: "Close settings" }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByRole("switch", { name: "Published" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await settings.getByRole("switch", { name: "Published" }).click();
  await settings.getByLabel("Publication time").fill("2099-11-29T10:30");
  await settings.getByRole("button", { name: "Close" }).click();
  const linesOfPreview = await page.getByRole("button", { name: "Preview" }).evaluate((button) => {
    const label = document.createRange();
    label.selectNodeContents(button);
    return button.scrollWidth > button.clientWidth ? Infinity : label.getClientRects().length;
  });
  expect(linesOfPreview, "a long word for saving breaks no other").toBe(1);
});

test("pictures are pasted, versions restored", { tag: "@full" }, async ({ page, openBrowser }) => {
  await page.goto("/admin/posts/new");
  await desk(page, "Create New Post").getByLabel("Title").fill(unique("A year of tides"));
  const text = page.getByRole("textbox", { name: "Content" });
  await text.click();
  await page.keyboard.insertText("It was measured.\n\n");
  // A new colour each, as pasted from a file manager.
  await text.evaluate(async (element) => {
    const data = new DataTransfer();
    const hue = Math.random() * 360;
    for (const number of [1, 2]) {
      const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 500 });
      const context = canvas.getContext("2d");
      if (context) context.fillStyle = `hsl(${hue + number * 25} 70% 50%)`;
      context?.fillRect(0, 0, 800, 500);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) data.items.add(new File([blob], `Pier ${number}.png`, { type: "image/png" }));
    }
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", paste));
  });
  await expect(text).toContainText("Uploading Pier 2");
  await expect(text, "placeholders become pictures").not.toContainText("Uploading", {
    timeout: 60_000,
  });
  await openPostSettings(page);
  await page.getByRole("switch", { name: "Published" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: "What do the pictures show?" });
  for (const number of [1, 2])
    await question.getByLabel(`Alternative text of picture ${number}`).fill(`Pier ${number}`);
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(toast(page, "Post created successfully")).toBeVisible();
  const address = new URL(page.url()).pathname;

  const reader = await openBrowser();
  await reader.goto(address.replace("/admin/posts", "/blog"));
  const pictures = reader.locator(".article").getByRole("img", { name: /^Pier \d$/ });
  await expect(pictures).toHaveCount(2);
  await expect(pictures.last()).toHaveAttribute("srcset", /640w.*800w/);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(pictures.last()).not.toHaveJSProperty("naturalWidth", 0);

  const phone = await openBrowser(owner, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.goto(address);
  await phone.getByRole("textbox", { name: "Content" }).tap();
  await phone.keyboard.press("Control+Home");
  await phone.keyboard.type("Corrected on a walk. ");
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("button", { name: "Update" }).tap();
  await expect(toast(phone, "Post updated successfully")).toBeVisible();

  await page.goto(address);
  await expect(text).toContainText("Corrected on a walk.");
  await openPostSettings(page);
  const revisions = page.getByRole("region", { name: "Revisions" });
  await expect(revisions).toContainText("2 versions");
  await revisions
    .getByRole("button", { name: /^Actions for/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(toast(page, "Version restored")).toBeVisible();
  await expect(text).toContainText("It was measured.");
  await expect(text).not.toContainText("Corrected on a walk.");
  await expect(text).toContainText("Pier 2");
});

test(
  "without the editor there is a plain text field",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/Failed to load resource|ERR_FAILED|could not be loaded/);
    await page.route(codeOf("MarkdownEditor"), (route) => route.abort());
    await page.goto("/admin/posts/new");
    const text = page.getByRole("textbox", { name: "Content" });
    await text.fill("Written all the same");
    await expect(text).toHaveJSProperty("tagName", "TEXTAREA");
    await expect(page.getByText("4 words · 1 min read")).toBeVisible();
  },
);
