import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { expectAccessible, expectNoSidewaysScroll, tabTo } from "./steps.ts";

// Thursday afternoon for its owner is Friday on Kiritimati, in summer and in winter.
const site = isolatedSite(({ query }) =>
  query(`update public.site_settings set booking_hours = 'Thu 13:30-17:00', booking_time_zone = 'Europe/Berlin',
    booking_notice_hours = 0, booking_change_notice_hours = 0 where singleton`),
);
test.use({ timezoneId: "Pacific/Kiritimati", locale: "en-US" });

test(
  "a visitor requests a time by keyboard, in a time zone where it is another day",
  { tag: "@full" },
  async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(`${site.url}services`);
    await tabTo(page, page.getByRole("button", { name: "Schedule Consultation" }));
    await press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await page.keyboard.type("Grace Client");
    await press("Tab");
    await page.keyboard.type("grace@example.com");
    await tabTo(page, dialog.getByLabel("Project type"));
    await page.keyboard.type("Other");
    await expect(dialog.getByLabel("Project type")).toHaveValue("other");

    const focused = dialog.locator("td button:focus");
    const goTo = async (key: string, day: RegExp) => {
      await press(key);
      await expect(focused).toHaveAccessibleName(day);
    };
    const free = /^Fri, .* – \d+ times?$/;
    await tabTo(page, dialog.locator("td button[tabindex='0']"));
    await expect(focused).toHaveAccessibleName(free);
    await goTo("ArrowDown", free);
    const month = (await dialog.getByRole("grid").getAttribute("aria-label")) ?? "";
    await press("PageDown");
    await expect(dialog.getByRole("grid")).not.toHaveAccessibleName(month);
    await expect(focused).toBeVisible();
    await press("PageUp");
    await expect(dialog.getByRole("grid")).toHaveAccessibleName(month);
    await goTo("Home", /^Sun, .* – no time$/);
    await press("Enter");
    await expect(dialog.getByRole("radiogroup", { name: "Time" })).toHaveCount(0);
    await goTo("End", /^Sat, .* – no time$/);
    await goTo("ArrowLeft", free);
    await goTo("ArrowRight", /^Sat, /);
    await goTo("ArrowLeft", free);
    await goTo("ArrowUp", free);
    await goTo("ArrowDown", free);
    await press("Enter");
    await expect(dialog.getByRole("gridcell", { selected: true })).toHaveCount(1);
    await press("Tab");
    await press("Space");
    await expect(dialog.getByText(/^Fri, .*, which is Thu.* for /)).toHaveRole("status");
    await expect(dialog).toContainText("Times are in your time zone, Pacific/Kiritimati.");
    await tabTo(page, dialog.getByLabel("Project details"));
    await page.keyboard.type("Two servers.");
    await tabTo(page, dialog.getByRole("button", { name: "Send Request" }));
    await press("Enter");
    await expect(dialog).toHaveAccessibleName("Consultation requested");
    await expect(dialog).toContainText(/Friday, .* is held for you/);
    await tabTo(page, dialog.getByRole("link", { name: "Open its page" }));
    await press("Enter");

    const term = (name: string | RegExp) =>
      page.locator("dl > dt", { hasText: name }).locator("xpath=following-sibling::dd[1]");
    await expect(term("For you")).toHaveText(/^Friday, .* Line Islands Time$/);
    await expect(term(/^For (?!you)/)).toHaveText(/^Thursday, .* Central European/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
