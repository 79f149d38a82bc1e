import { readMails, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

test("the form says at each field what it wants", { tag: "@full" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("grace at example");
  await page.getByRole("button", { name: "Send Message" }).click();

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

test("the owner hears of a message, though its tab was closed as soon as it was sent", async ({
  page,
}) => {
  const subject = unique("A question");
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("How do you find them?");
  const sent = page.waitForRequest(/rpc\/send_contact_message/);
  await page.getByRole("button", { name: "Send Message" }).click();
  await sent;
  await page.close();

  const told = () => readMails().filter((mail) => mail.subject.includes(subject));
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toMatchObject({ kind: "message", replyTo: "grace@example.com" });
});
