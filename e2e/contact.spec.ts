import type { Page } from "@playwright/test";
import { asOwner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, tabTo, toast } from "./steps.ts";

const LOST_REQUEST = /Failed to load resource: net::ERR_FAILED .*\/rest\/v1\/contact_messages/;
const SUCCESS = "Message sent successfully! I'll get back to you soon.";
const FAILURE = "Failed to send message. Please try again.";
const MESSAGE = "First line.\nSecond line, with “quotes” & 100 %.";

/** What has reached the owner under this subject. */
async function inbox(subject: string) {
  const client = await asOwner();
  const { data } = await client
    .from("contact_messages")
    .select("name, email, subject, message, status")
    .eq("subject", subject)
    .throwOnError();
  return data;
}

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Grace Visitor");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill(MESSAGE);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

test("a visitor's message reaches the owner, and the form is empty again", async ({ page }) => {
  const subject = unique("A question");
  await fillIn(page, subject);
  await send(page).click();

  await expect(toast(page, SUCCESS)).toBeVisible();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
  expect(await inbox(subject)).toEqual([
    {
      name: "Grace Visitor",
      email: "grace@example.com",
      subject,
      message: MESSAGE,
      status: "unread",
    },
  ]);
});

test("with the backend down nothing typed is lost, and it is stored once in the end", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(LOST_REQUEST);
  const subject = unique("Not lost on the way");
  await fillIn(page, subject);
  await page.route("**/rest/v1/contact_messages*", (route) => route.abort());
  await send(page).click();
  await expect(toast(page, FAILURE)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("The server did not answer.");
  await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);

  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Grace Visitor");
  await expect(page.getByLabel("Subject")).toHaveValue(subject);
  await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);
  await page.unroute("**/rest/v1/contact_messages*");
  await send(page).click();
  await expect(toast(page, SUCCESS)).toBeVisible();
  expect(await inbox(subject)).toHaveLength(1);
});

test("a message whose answer was lost is not stored twice", async ({ page, browserConsole }) => {
  browserConsole.expect(LOST_REQUEST);
  browserConsole.expect(/status of 409 .*\/rest\/v1\/contact_messages/);
  const subject = unique("Stored, but nobody said so");
  await fillIn(page, subject);
  await page.route("**/rest/v1/contact_messages*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(toast(page, FAILURE)).toBeVisible();
  expect(await inbox(subject)).toHaveLength(1);

  await page.unroute("**/rest/v1/contact_messages*");
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue(subject);
  await send(page).click();
  await expect(toast(page, SUCCESS)).toBeVisible();
  expect(await inbox(subject)).toHaveLength(1);
});

test("the form says at each field what it wants", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("grace at example");
  await send(page).click();

  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please fill out this field.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/@/);
  await expect(page.getByLabel("Subject")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Grace");
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test("a refusal of the backend can be read where it was written", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/status of 400 .*\/rest\/v1\/contact_messages/);
  await fillIn(page, "   ");
  await send(page).click();

  await expect(toast(page, FAILURE)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("The subject needs 1 to 200 characters.");
  await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);
});

test("a message can be written and sent with the keyboard alone", async ({ page }) => {
  const subject = unique("By keyboard");
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, page.getByLabel("Name"));
  await page.keyboard.type("Grace");
  await page.keyboard.press("Tab");
  await page.keyboard.type("grace@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(subject);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");

  await expect(toast(page, SUCCESS)).toBeVisible();
  expect(await inbox(subject)).toHaveLength(1);
});
