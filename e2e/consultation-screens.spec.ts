/** Every consultation screen, in each of its states, for accessibility and layout. */
import type { Page } from "@playwright/test";
import { dateOf, checkScreen, setTheScene, type Asker } from "./consultation-scene.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";

const site = isolatedSite(setTheScene);

// Reduced motion, so that nothing is checked during a fade-in.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  locale: "en-US",
  timezoneId: "America/New_York",
});

const freeDay = (page: Page) => page.getByRole("button", { name: / – \d+ times?$/ }).first();
const times = (page: Page) => page.getByRole("radiogroup", { name: "Time" }).getByRole("radio");

async function openForm(page: Page) {
  await page.goto(`${site.url}services`);
  await page.getByRole("button", { name: "Schedule Consultation" }).click();
  return page.getByRole("dialog");
}

test("the form, in each of its states", { tag: "@full" }, async ({ page, browserConsole }) => {
  const dialog = await openForm(page);
  await expect(freeDay(page)).toBeVisible();
  await checkScreen(page, "the days of a month");
  await dialog.getByLabel("Name").fill("Grace Client");
  await dialog.getByLabel("Email").fill("grace@example.com");
  await dialog.getByLabel("Project details").fill("Two servers.");
  await dialog.getByLabel("Project type").selectOption("consulting");
  await checkScreen(page, "kinds of a project type");
  await dialog.getByRole("radio", { name: /^Half a day/ }).check();
  await freeDay(page).click();
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(times(page).first()).toBeFocused();
  await checkScreen(page, "a day without a time");
  await times(page).first().press("Space");
  await expect(dialog).toContainText("$600 is due by then.");
  await checkScreen(page, "a time with payment");

  const chosen = await times(page).first().inputValue();
  await site.query(
    `insert into public.consultation_requests (name, email, project_type, message, status, scheduled_for)
     values ('Somebody', 'else@example.com', 'other', 'Text.', 'scheduled', $1)`,
    [chosen],
  );
  browserConsole.expect(/status of 409/);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog.getByText(/^That time has just been taken/).first()).toBeVisible();
  await checkScreen(page, "a time that someone else has taken");
  // Other times on the selected day are still free.
  await times(page).first().press("Space");
  browserConsole.expect(/status of 503/);
  await page.route("**/rpc/send_consultation_request", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The server had a problem.");
  await checkScreen(page, "a request that failed to send");
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog).toHaveAccessibleName("Consultation requested");
  await checkScreen(page, "a request that was sent");
});

test("the form without times", { tag: "@full" }, async ({ page, browserConsole }) => {
  const answer = { time_zone: "Europe/Berlin", minutes: 30, times: [], days_ahead: 60 };
  await page.route("**/rpc/free_times*", (route) => route.fulfill({ json: [answer] }));
  const dialog = await openForm(page);
  await expect(dialog).toContainText("No times are available in the next 60 days.");
  await checkScreen(page, "no time is free");
  await page.unroute("**/rpc/free_times*");
  await page.route("**/rpc/free_times*", (route) => route.fulfill({ status: 503 }));
  browserConsole.expect(/status of 503/);
  await openForm(page);
  await expect(dialog).toContainText("The available times could not be loaded.");
  await checkScreen(page, "times that failed to load");
  await page.unroute("**/rpc/free_times*");
  await page.route("**/rest/v1/site_settings*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...Object(await response.json()), booking_hours: "" },
    });
  });
  await openForm(page);
  await expect(dialog.getByRole("group", { name: /^Day/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page, "no hours, and an incomplete request");
});

const states: [Asker, string][] = [
  ["A waits", "Your request"],
  ["B has to pay", "Your request"],
  ["C has paid", "Your request"],
  ["D is held no more", "Your request"],
  ["E has an offer", "Your request"],
  ["F has a date", "Your consultation"],
  ["G is late", "Your consultation"],
  ["H was there", "Your consultation"],
  ["I called it off", "Called off"],
  ["J was called off", "Called off"],
  ["K paid too late", "Not paid in time"],
  ["L was declined", "Declined"],
  ["M has no time", "Your request"],
];
for (const [asker, heading] of states)
  test(`the page of a consultation: ${asker}`, { tag: "@full" }, async ({ page }) => {
    await page.goto(`${site.url}${dateOf(asker)}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await checkScreen(page, asker);
  });

test("a link to a consultation that does not exist", { tag: "@full" }, async ({ page }) => {
  await page.goto(`${site.url}date#nobody`);
  await expect(page.getByRole("heading", { name: "Link not valid" })).toBeVisible();
  await checkScreen(page, "an invalid link");
});

test("a consultation, moved and cancelled", { tag: "@full" }, async ({ page, browserConsole }) => {
  await page.goto(`${site.url}${dateOf("F has a date")}`);
  await page.getByRole("button", { name: "Move it" }).click();
  await freeDay(page).click();
  await times(page).first().press("Space");
  await checkScreen(page, "another time");
  await site.query(
    `insert into public.consultation_requests (name, email, project_type, message, status, scheduled_for)
     values ('Somebody', 'else@example.com', 'other', 'Text.', 'scheduled', $1)`,
    [await times(page).first().inputValue()],
  );
  browserConsole.expect(/status of 4\d\d/);
  await page.getByRole("button", { name: "Move it there" }).click();
  await expect(page.getByText(/^That time has just been taken/).first()).toBeVisible();
  await checkScreen(page, "a time that someone else has taken");
  await page.getByRole("button", { name: "Call it off" }).click();
  await checkScreen(page, "the confirmation before cancelling");
  await page.keyboard.press("Escape");
  await site.query(
    "update public.site_settings set booking_change_notice_hours = 720 where singleton",
  );
  // Other times on the selected day are still free.
  await times(page).first().press("Space");
  await page.getByRole("button", { name: "Move it there" }).click();
  await expect(page.getByText(/^It can no longer be changed here/).first()).toBeVisible();
  await checkScreen(page, "a change after the deadline");

  browserConsole.expect(/status of 503/);
  await page.route("**/rpc/read_date", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await checkScreen(page, "a consultation that failed to load");
});
