import type { Locator, Page } from "@playwright/test";
import { makeMessage, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

type Message = { id: string; name: string; email: string; subject: string; message: string };

test.use({ account: owner });

/** Stores messages; `mark` is in every name, so that a search finds just these. */
function makeMessages(mark: string, subjects: string[]): Promise<Message[]> {
  return Promise.all(
    subjects.map((subject, index) => makeMessage({ name: `${mark} ${index}`, subject })),
  );
}

/** Opens a filtered list: other tests write in parallel. */
async function openInbox(page: Page, screen: string, search: string): Promise<void> {
  await page.goto(`/admin/${screen}?q=${encodeURIComponent(search)}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

const card = (page: Page, title: string): Locator => page.getByRole("article", { name: title });

test(
  "a message from the contact form is read, answered and done",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const subject = unique('50% & "more"? #1 🎉');
    const visitor = await openBrowser();
    await visitor.goto("/contact");
    await visitor.getByLabel("Name").fill("Ada Reader");
    await visitor.getByLabel("Email").fill("ada+site@example.com");
    await visitor.getByLabel("Subject").fill(subject);
    await visitor.getByLabel("Message").fill("Line one\n\nLine two");
    await visitor.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(visitor, "Message sent successfully!")).toBeVisible();

    await page.goto("/admin/messages");
    await page.getByRole("searchbox", { name: "Search messages" }).fill(subject.toUpperCase());
    await expect(page.getByRole("tab", { name: "All 1" })).toBeVisible();
    await expect(page.getByText("1 matching message")).toBeVisible();
    const message = card(page, subject);
    await message.getByRole("button", { name: subject, exact: true }).click();
    await expect(message.getByText("Line one")).toBeVisible();
    await expect(message.getByRole("button", { name: "Mark Read" })).toBeHidden();
    await toast(page, "Message status updated").getByRole("button", { name: "Undo" }).click();
    // A toast stays as long as it is hovered, and gives back the focus when it disappears.
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    const href = await message.getByRole("link", { name: "Reply" }).getAttribute("href");
    const mail = new URL(href ?? "");
    expect(decodeURIComponent(mail.pathname)).toBe("ada+site@example.com");
    expect([...mail.searchParams]).toEqual([["subject", `Re: ${subject}`]]);

    await message.getByRole("button", { name: "Mark Read" }).click();
    await expect(message.getByRole("button", { name: "Mark Read" })).toBeHidden();
    await expect(message.getByRole("button", { name: "More for" })).toBeFocused();
    await message.getByRole("button", { name: "Mark Replied" }).click();
    await expect(page.getByRole("tab", { name: "Replied 1" })).toBeVisible();
    await toast(page, "Message status updated")
      .getByRole("button", { name: "Undo" })
      .first()
      .click();
    await expect(page.getByRole("tab", { name: "Read 1", exact: true })).toBeVisible();
    await page.reload();
    await expect(message).toContainText("Read");

    await page.getByRole("button", { name: `More for ${subject}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete message" });
    await expect(question).toContainText(`delete "${subject}" from Ada Reader?`);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No messages found")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test(
  "everyone can use an opened message, the menus, the question and a long name",
  { tag: "@full" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const mark = unique("Writer");
    const long = `Donaudampfschifffahrt${"skapitän".repeat(15)}`;
    await makeMessages(mark, [long, ...Array.from({ length: 25 }, (_, index) => `No. ${index}`)]);
    await page.setViewportSize({ width: 360, height: 740 });
    await openInbox(page, "messages", mark);
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
  },
);
