import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { clientOf, makeMessage, owner, unique } from "./backend.ts";
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

async function makeRequest(name: string): Promise<void> {
  const client = await clientOf();
  await client
    .rpc("send_consultation_request", {
      id: randomUUID(),
      name,
      email: "client@example.com",
      project_type: "web-development",
      budget_range: "5k-15k",
      message: "Two kilns and a calendar.",
    })
    .throwOnError();
}

/** Opens a filtered list: other tests write in parallel. */
async function openInbox(page: Page, screen: string, search: string): Promise<void> {
  await page.goto(`/admin/${screen}?q=${encodeURIComponent(search)}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Answers the question when a consultation takes place. */
async function scheduleFor(page: Page, date: string, time: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Schedule the consultation/ });
  await dialog.getByLabel("Date").fill(date);
  await dialog.getByLabel("Time").fill(time);
  await dialog.getByRole("button", { name: "Schedule" }).click();
}

const card = (page: Page, title: string): Locator => page.getByRole("article", { name: title });

test("a message from the contact form is read, answered and done", async ({
  page,
  openBrowser,
}) => {
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
  // While a toast that had the focus goes away, it gives the focus back to what had it before.
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
  await toast(page, "Message status updated").getByRole("button", { name: "Undo" }).first().click();
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
});

test(
  "two windows never overwrite each other's step",
  { tag: "@full" },
  async ({ page, openBrowser }) => {
    const name = unique("Client");
    await makeRequest(name);
    const other = await openBrowser(owner);
    await openInbox(page, "consultations", name);
    await openInbox(other, "consultations", name);

    await other.getByRole("button", { name: "Decline" }).click();
    await expect(toast(other, "Consultation status updated")).toBeVisible();
    await page.getByRole("button", { name: "Schedule" }).click();
    await scheduleFor(page, "2030-12-24", "15:00");
    await expect(toast(page, "Failed to update consultation status")).toContainText(
      "It was changed in the meantime and is declined now.",
    );
    await page.keyboard.press("Escape");
    await expect(card(page, name)).toContainText("Declined");
    await expect(page.getByRole("button", { name: "Schedule" })).toBeHidden();
  },
);

test(
  "a request is scheduled, completed and found by what it shows",
  { tag: "@full" },
  async ({ page }) => {
    const name = unique("Client");
    await makeRequest(name);
    await openInbox(page, "consultations", name);
    const request = card(page, name);
    await expect(request).toContainText("Web Development");
    await request.getByRole("button", { name: "Details" }).click();
    await expect(request.getByRole("heading", { name: "Project Details" })).toBeVisible();
    await request.getByRole("button", { name: "Schedule" }).click();
    await scheduleFor(page, "2030-12-24", "15:00");
    const link = page.getByRole("link", { name: `Write to ${name}` });
    await expect(link).toBeFocused();
    const body = new URL((await link.getAttribute("href")) ?? "").searchParams.get("body");
    expect(body).toMatch(/Tuesday,? 24 December 2030 at 15:00 \w/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(request).toContainText("Scheduled for 24 Dec 2030, 15:00");
    await request.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByRole("tab", { name: "Completed 1" })).toBeVisible();
    await expect(request.getByRole("link", { name: "Reply" })).toHaveAttribute(
      "href",
      "mailto:client@example.com?subject=Re%3A%20Web%20Development%20Consultation",
    );

    await page.getByRole("searchbox").fill("Web Development");
    await expect(page.getByRole("article").first()).toContainText("Web Development");
    await expect(page.getByText("AI Integration")).toBeHidden();
  },
);

test(
  "a long list is turned by keyboard, keeps its place and is exported whole",
  { tag: "@full" },
  async ({ page }) => {
    const mark = unique("Writer");
    await makeMessages(mark, [
      "=1+1",
      ...Array.from({ length: 44 }, (_, index) => `Question ${index}`),
    ]);
    await openInbox(page, "messages", mark);
    const rows = page.getByRole("article");
    await expect(page.getByText("Page 1 of 3", { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(20);
    await page.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Page 2 of 3", { exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Contact Messages" })).toBeFocused();
    await expect(rows.first()).toBeInViewport();
    await page.reload();
    await expect(page.getByText("Page 2 of 3", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Page 1 of 3", { exact: true })).toBeVisible();
    await page.goto(`/admin/messages?q=${encodeURIComponent(mark)}&page=99`);
    await expect(page.getByText("Page 3 of 3", { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(5);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await fs.readFile(await file.path(), "utf8");
    expect(csv).toMatch(/^\uFEFF"created_at",/);
    expect(csv.match(/"Question \d+"/g)).toHaveLength(44);
    expect(csv).toContain(`"'=1+1"`);
    await expect(toast(page, "CSV exported")).toContainText("45 messages");
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

test(
  "the list and its search ask for no more rows than they show",
  { tag: "@full" },
  async ({ page }) => {
    const mark = unique("Writer");
    await makeMessages(
      mark,
      Array.from({ length: 30 }, (_, index) => `No. ${index}`),
    );
    const answers: Promise<unknown>[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/rest/v1/contact_messages")) answers.push(response.json());
    });
    await page.goto("/admin/messages");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("searchbox").fill(mark);
    await expect(page.getByText(/^30 matching messages/)).toBeVisible();
    const sizes = (await Promise.all(answers)).map((rows) =>
      Array.isArray(rows) ? rows.length : 0,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBe(20);
  },
);
