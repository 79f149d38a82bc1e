/** The owner's consultation screens, for accessibility and layout. */
import type { Page } from "@playwright/test";
import { demoOwner } from "../supabase/embedded/keys.ts";
import { checkScreen, setTheScene, type Asker } from "./consultation-scene.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { signIn } from "./steps.ts";

const site = isolatedSite(async (site) => {
  await setTheScene(site);
  await site.query(`update public.consultation_requests set name = name || ' for Sample & Sons, Consulting Engineers'
    where name = 'A waits'`);
  await site.query(`insert into private.busy_calendars (id, name, secret, function_url, read_at, asked_at, error, left_out) values
    (gen_random_uuid(), 'Work', 'https://a.example/a.ics', 'https://a.example', now(), now(), null, 3),
    (gen_random_uuid(), 'Family, choir and everything else', 'https://a.example/b.ics', 'https://a.example',
      now() - interval '2 days', now(), 'The server answered with status 500.', 0),
    (gen_random_uuid(), 'Club', 'https://a.example/c.ics', 'https://a.example', null, now(), null, 0)`);
});

// Reduced motion, so that nothing is checked during a fade-in.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  locale: "en-US",
  timezoneId: "Europe/Berlin",
});

async function openDesk(page: Page, path: string, heading: string) {
  await page.goto(`${site.url}services`);
  await signIn(page, demoOwner);
  await page.goto(site.url + path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function openInbox(page: Page) {
  await openDesk(page, "admin/consultations", "Consultation Requests");
  const dialog = page.getByRole("dialog");
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  const choose = async (asker: Asker, item: string) => {
    await page.getByRole("button", { name: `More for ${asker}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(dialog).toBeVisible();
  };
  return { dialog, choose, close };
}

test("the inbox, and replies to a request", { tag: "@full" }, async ({ page }) => {
  const { dialog, close } = await openInbox(page);
  const of = (asker: Asker) => page.getByRole("article", { name: asker });
  await expect(of("B has to pay")).toContainText("not paid yet");
  await page.getByRole("button", { name: "C has paid", exact: true }).click();
  await checkScreen(page, "the inbox");

  await page.getByRole("button", { name: "More for F has a date" }).click();
  await checkScreen(page, "the menu of a consultation");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Propose another time A waits" }).click();
  await dialog.getByLabel("Date").fill("2020-01-02");
  await dialog.getByLabel("Time").fill("10:00");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(dialog).toContainText("That time has passed.");
  await checkScreen(page, "a proposed time in the past");
  await close();
  await page.getByRole("button", { name: "Decline A waits" }).click();
  await checkScreen(page, "declining a request");
  await close();
  await page.getByRole("button", { name: "Accept A waits" }).click();
  await checkScreen(page, "accepting a time");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("link", { name: "Write to A waits" })).toBeFocused();
  await checkScreen(page, "how the client is notified");
});

test("the owner's actions on a consultation", { tag: "@full" }, async ({ page }) => {
  const { choose, close } = await openInbox(page);
  await choose("F has a date", "Change time");
  await checkScreen(page, "moving a consultation");
  await close();
  await choose("F has a date", "Call off");
  await checkScreen(page, "cancelling a consultation");
  await close();
  await choose("B has to pay", "Send a payment reminder");
  await checkScreen(page, "a payment that is due");
  await close();
  await page.getByRole("button", { name: "Schedule M has no time" }).click();
  await checkScreen(page, "scheduling a consultation");
  await close();
  await choose("H was there", "Delete");
  await checkScreen(page, "deleting a request");
});

test("kinds of consultation", { tag: "@full" }, async ({ page, browserConsole }) => {
  await openDesk(page, "admin/kinds", "Consultation kinds");
  await expect(page.getByRole("article", { name: "Code review" })).toBeVisible();
  await checkScreen(page, "the list");
  await page.getByRole("button", { name: "More for Code review" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await checkScreen(page, "deleting a kind");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Half a day" }).click();
  await page.getByLabel("Payment link").fill("http://pay.example");
  browserConsole.expect(/status of 400/);
  await page.getByRole("button", { name: "Save Kind" }).click();
  await expect(page.getByLabel("Payment link")).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page, "a kind that was refused");
});

test("hours and busy calendars, health and the dashboard", { tag: "@full" }, async ({ page }) => {
  await openDesk(page, "admin/settings", "Settings");
  const busy = page.getByRole("region", { name: "Busy elsewhere" });
  await expect(busy).toContainText("The busy times from the last reading still apply.");
  const hours = page.getByRole("region", { name: "Consultations" });
  await hours.getByLabel("Monday").fill("noon");
  await hours.getByLabel("Tuesday").focus();
  await expect(hours.getByLabel("Monday")).toHaveAttribute("aria-invalid", "true");
  await checkScreen(page, "the settings");
  await busy.getByRole("button", { name: "Remove Work" }).click();
  await checkScreen(page, "removing a calendar");
  await page.keyboard.press("Escape");

  await page.goto(`${site.url}admin/health`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await checkScreen(page, "health");
  await page.goto(`${site.url}admin`);
  await expect(page.getByText(/^Not paid yet: /)).toBeVisible();
  await checkScreen(page, "the dashboard");
});
