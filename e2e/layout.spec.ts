import { texts } from "@/languages/de";
import { articlePath } from "./article.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

test("the owner's menu fits the narrowest phone", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  await page.goto("/blog");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Admin" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("with large letters no page is wider than a phone", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/", "/pay"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 150% }" });
    await expectNoSidewaysScroll(page);
  }
});

test(
  "content stays below a bar of two rows",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
    await page.goto(articlePath);
    const notice = page.getByText(/^The server does not answer/).locator("..");
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

test("the owner's bar is one row, with long names", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: "Admin" })).toBeVisible();
  const bar = page.getByRole("banner");
  const longer = { ...texts, "Robin Sample": "Maximiliane Schwarzenberger-Lichtenstein" };
  await bar.evaluate((element, words: Record<string, unknown>) => {
    const list = element.querySelector("nav ul");
    for (const link of [...(list?.children ?? [])].slice(0, 3)) list?.append(link.cloneNode(true));
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
});
