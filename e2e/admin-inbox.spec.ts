import { makeMessage, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

test.use({ account: owner });

test("everyone can use an open message and its menus", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const mark = unique("Writer");
  const long = `Donaudampfschifffahrt${"skapitän".repeat(15)}`;
  const subjects = [long, ...Array.from({ length: 25 }, (_, index) => `No. ${index}`)];
  await Promise.all(
    subjects.map((subject, index) => makeMessage({ name: `${mark} ${index}`, subject })),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  // Other tests write in parallel.
  await page.goto(`/admin/messages?q=${encodeURIComponent(mark)}`);
  await page.getByRole("button", { name: "Sort by Newest" }).click();
  await page.getByRole("menuitemradio", { name: "Name" }).click();
  await expect(page.getByRole("article").first()).toContainText(long);
  await page.getByRole("button", { name: "View" }).first().click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete message" })).toBeVisible();
  await expectAccessible(page);
});
