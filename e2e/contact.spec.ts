import { readEmails, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

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

  const told = () => readEmails().filter((mail) => mail.subject.includes(subject));
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toMatchObject({ kind: "message", replyTo: "grace@example.com" });
});
