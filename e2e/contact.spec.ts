import { readEmails, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

test("the owner is notified of a message even if its tab is closed immediately", async ({
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

  const emails = () => readEmails().filter((mail) => mail.subject.includes(subject));
  await expect.poll(() => emails().length).toBe(1);
  expect(emails()[0]).toMatchObject({ kind: "message", replyTo: "grace@example.com" });
});
