import { demoOwner } from "../supabase/embedded/keys.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { beginRequest, expectAccessible, expectNoSidewaysScroll, signIn, tabTo } from "./steps.ts";

// Its owner has booking hours: on the shared site, requests have no time.
const site = isolatedSite();

test(
  "a booking appears in both calendars",
  { tag: "@full" },
  async ({ page, browser, openBrowser }) => {
    const owner = await openBrowser();
    await owner.goto(site.url);
    await signIn(owner, demoOwner);
    await owner.goto(`${site.url}admin/settings`);
    const hours = owner.getByRole("region", { name: "Consultations" });
    await hours.getByLabel("Monday").fill("9-12");
    await hours.getByLabel("Thursday").fill("13:30 – 17");
    await hours.getByLabel("Time zone").selectOption("Europe/Berlin");
    await hours.getByLabel("At most per day").fill("1");
    await hours.getByLabel("Notice for changes").fill("0");
    await owner.getByRole("button", { name: "Save Settings" }).click();
    await expect(hours.getByLabel("Thursday")).toHaveValue("13:30-17:00");
    const calendar = owner.getByRole("region", { name: "Calendar" });
    await calendar.getByRole("button", { name: "Create an address" }).click();
    const feed = await calendar.getByLabel("Address").inputValue();
    await expectAccessible(owner);

    await owner.goto(`${site.url}admin/kinds`);
    await owner.getByRole("button", { name: "New Kind" }).click();
    await owner.getByLabel("Title").fill("Second opinion");
    await owner.getByLabel("Length").fill("45");
    await owner.getByLabel("Price").fill("$90");
    await owner.getByLabel("Place").fill("2");
    await owner.getByRole("checkbox", { name: "Consulting" }).check();
    await expectAccessible(owner);
    await owner.getByRole("button", { name: "Save Kind" }).click();
    await expect(owner.getByRole("article", { name: "Second opinion" })).toBeVisible();
    await expectAccessible(owner);

    const context = await browser.newContext({
      timezoneId: "America/New_York",
      locale: "en-US",
      viewport: { width: 360, height: 740 },
    });
    const visitor = await context.newPage();
    const dialog = await beginRequest(visitor, `${site.url}services`, "consulting");
    await expect(dialog.getByRole("grid")).toBeVisible();
    await expect(dialog).toContainText("Times are in your time zone, America/New York.");
    await expect(dialog).toContainText("is in Europe/Berlin.");
    await tabTo(visitor, dialog.getByRole("radio", { name: "First talk 30 minutes, free" }));
    const kind = dialog.getByRole("radio", { name: "Second opinion 45 minutes, $90" });
    while (!(await kind.isChecked())) await visitor.keyboard.press("ArrowDown");
    await expect(dialog).toContainText("45 minutes. Times are");
    await tabTo(visitor, dialog.locator("td button[tabindex='0']"));
    await visitor.keyboard.press("Enter");
    await visitor.keyboard.press("Tab");
    await visitor.keyboard.press("Space");
    await visitor.keyboard.press("ArrowRight");
    const time = dialog
      .getByRole("radiogroup", { name: "Time" })
      .getByRole("radio", { checked: true });
    const chosen = await time.inputValue();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await tabTo(visitor, dialog.getByRole("button", { name: "Send Request" }));
    await visitor.keyboard.press("Enter");
    await expect(dialog).toHaveAccessibleName("Consultation requested");
    await expectAccessible(visitor);
    const saving = visitor.waitForEvent("download");
    await dialog.getByRole("button", { name: "Add to calendar" }).click();
    expect((await saving).suggestedFilename()).toBe("consultation.ics");

    const starts = startsIn(chosen);
    const shown = async () => (await owner.request.get(feed)).text();
    expect(await shown()).toMatch(
      new RegExp(`${starts}\r\n.*\r\nSTATUS:TENTATIVE\r\nSUMMARY:Consultation: Grace Client\r\n`),
    );

    await owner.goto(`${site.url}admin/consultations`);
    await expect(owner.getByText("Second opinion, $90")).toBeVisible();
    await owner.getByRole("button", { name: "Accept Grace Client" }).click();
    await expect(owner.getByLabel("Your answer")).toHaveValue(/Eastern (Standard|Daylight) Time/);
    await expectAccessible(owner);
    await owner.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    await expect(owner.getByRole("link", { name: "Write to Grace Client" })).toBeFocused();
    expect(await shown()).toMatch(new RegExp(`${starts}\r\n.*\r\nSTATUS:CONFIRMED\r\n`));

    // No other consultation on that day
    await page.goto(`${site.url}services`);
    await page.getByRole("button", { name: "Schedule Consultation" }).click();
    const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "Europe/Berlin" });
    await expect(page.getByRole("button", { name: / – \d+ times?$/ }).first()).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`${day.format(new Date(chosen))} – \\d`) }),
    ).toHaveCount(0);
    await page
      .getByRole("button", { name: / – \d+ times?$/ })
      .first()
      .click();
    await expect(page.getByRole("radio").first()).toBeAttached();
    await expect(page.locator(`input[value="${chosen}"]`)).toHaveCount(0);

    // By keyboard, on a phone, through the link to its page.
    await dialog.getByRole("link", { name: "Open its page" }).click();
    const link = visitor.url();
    expect(link).toMatch(/\/date#[\w-]{43}$/);
    await expect(visitor.getByRole("heading", { name: "Your consultation" })).toBeVisible();
    await expect(visitor.locator("main")).toContainText(/Central European (Standard|Summer) Time/);
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await tabTo(visitor, visitor.getByRole("button", { name: "Move it" }));
    await visitor.keyboard.press("Enter");
    const form = visitor.getByRole("form", { name: "Another time" });
    await tabTo(visitor, form.locator("td button[tabindex='0']"));
    await visitor.keyboard.press("Enter");
    await visitor.keyboard.press("Tab");
    await visitor.keyboard.press("Space");
    const moved = await form.getByRole("radio", { checked: true }).inputValue();
    expect(moved).not.toBe(chosen);
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await tabTo(visitor, form.getByRole("button", { name: "Move it there" }));
    await visitor.keyboard.press("Enter");
    await expect(form).toBeHidden();
    await expect(visitor.getByRole("button", { name: "Move it" })).toBeFocused();
    // For the visitor, and for the owner.
    await expect(visitor.locator(`main time[datetime^="${moved.slice(0, 19)}"]`)).toHaveCount(2);
    expect(await shown()).toMatch(new RegExp(`${startsIn(moved)}\r\n.*\r\nSTATUS:CONFIRMED\r\n`));
    expect(await shown()).not.toContain(starts);

    await tabTo(visitor, visitor.getByRole("button", { name: "Call it off" }));
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("dialog")).toHaveAccessibleName("Call off the consultation?");
    await expectAccessible(visitor);
    await tabTo(visitor, visitor.getByRole("button", { name: "Call off", exact: true }));
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("heading", { name: "Called off" })).toBeVisible();
    // The button has disappeared, but the focus is not lost.
    await expect(visitor.locator("main:focus, main :focus")).toHaveCount(1);
    expect(await shown()).not.toContain("Grace Client");
    await owner.reload();
    await expect(owner.getByText(/^Called off by the client/)).toBeVisible();
    await context.close();
  },
);

/** The line of the owner's calendar, which is in Berlin. */
function startsIn(instant: string): string {
  const wall = new Date(instant).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });
  return `DTSTART;TZID=Europe/Berlin:${wall.replace(/[-:]/g, "").replace(" ", "T")}`;
}
