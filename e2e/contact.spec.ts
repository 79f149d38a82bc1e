import type { Page } from "@playwright/test";
import { asOwner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, tabTo, toast } from "./steps.ts";

const SUCCESS = "Message sent successfully! I'll get back to you soon.";
const MESSAGE = "First line.\nSecond line, with “quotes” & 100 %.";

/** Stored messages with this subject. */
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

test(
  "a visitor's message reaches the owner, and the form is empty again",
  { tag: "@full" },
  async ({ page }) => {
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
  },
);

test("the form says at each field what it wants", { tag: "@full" }, async ({ page }) => {
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

test(
  "a message can be written and sent with the keyboard alone",
  { tag: "@full" },
  async ({ page }) => {
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
  },
);
