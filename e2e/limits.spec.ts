/**
 * Rate limits, on an isolated site: the other tests' site has none, and all browsers here share one
 * IP address.
 */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { services } from "@/content/services";
import { publishableKey } from "../supabase/embedded/keys.ts";
import { expect, test } from "./fixtures.ts";
import { startIsolatedSite, type IsolatedSite } from "./isolated-site.ts";
import { goToComments, toast } from "./steps.ts";

const TOO_MANY = "That was a lot in a short time. Please wait a little and try again.";
const sender = { name: "Grace Visitor", email: "grace@example.com" };

let site: IsolatedSite;
let post_id = "";
let address = "";

// In series, as they share a site.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startIsolatedSite();
  // The real limits, with windows that do not end during a test.
  await site.query("update private.rate_limits set window_seconds = window_seconds + 1000000000");
  const [post] = await site.query<{ id: string }>("select id from posts where published limit 1");
  post_id = post?.id ?? "";
  const [settings] = await site.query<{ contact_email: string }>(
    "select contact_email from site_settings",
  );
  address = settings?.contact_email ?? "";
});

test.afterAll(() => site.close());

/** Limit per client. */
async function limitOf(action: string): Promise<number> {
  const [limit] = await site.query<{ per_client: number }>(
    "select per_client from private.rate_limits where action = $1 order by window_seconds",
    [action],
  );
  return limit?.per_client ?? 0;
}

/** Calls a function from the address that the browser has, too. */
async function write(name: string, row: object): Promise<void> {
  const response = await fetch(`${site.url}rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ id: randomUUID(), ...row }),
  });
  expect(response.status).toBe(204);
}

/** Checks that a form shows the error, offers mail instead and keeps its text. */
async function expectRefused(page: Page, typed: Record<string, string>): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: TOO_MANY });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("link", { name: address })).toHaveAttribute(
    "href",
    `mailto:${address}`,
  );
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test(
  "one message too many is not taken, and stays in the form, over a reload, too",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 429 .*\/rest\/v1\/rpc\/send_contact_message/);
    const limit = await limitOf("contact_message");
    for (let i = 1; i < limit; i += 1) {
      await write("send_contact_message", { ...sender, subject: `Number ${i}`, message: "Text." });
    }
    const typed = { Name: "Grace", Email: "grace@example.com", Subject: "Last", Message: "Hello." };
    await page.goto(`${site.url}contact`);
    await fillIn(page, typed);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page, "Message sent successfully!")).toBeVisible();

    const more = { ...typed, Subject: "One too many", Message: "Not lost." };
    await fillIn(page, more);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectRefused(page, more);
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue("Not lost.");

    // The owner changes one row, and the same message goes through.
    await site.query(
      "update private.rate_limits set per_client = 8, visitors_total = 80, accounts_total = 40 where action = 'contact_message'",
    );
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page, "Message sent successfully!")).toBeVisible();
  },
);

test(
  "one request too many is not taken, and stays in the dialog",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 429 .*\/rest\/v1\/rpc\/send_consultation_request/);
    const limit = await limitOf("consultation_request");
    for (let i = 1; i <= limit; i += 1) {
      await write("send_consultation_request", {
        ...sender,
        project_type: "other",
        message: `No. ${i}`,
      });
    }
    await page.goto(`${site.url}services`);
    await page.getByRole("button", { name: `Get Started: ${services[0]?.title}` }).click();
    const typed = {
      Name: "Grace",
      Email: "grace@example.com",
      "Project details": "Two servers.",
    };
    await fillIn(page, typed);
    await page.getByRole("button", { name: "Send Request" }).click();
    await expectRefused(page, typed);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Get Started: ${services[0]?.title}` }).click();
    await expect(page.getByLabel("Project details")).toHaveValue("Two servers.");
  },
);

test(
  "a comment with a blocked word waits, and one comment too many stays in the form",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 429 .*\/rest\/v1\/rpc\/add_comment/);
    const limit = await limitOf("comment");
    for (let i = 1; i < limit; i += 1) {
      await write("add_comment", { post_id, author_name: "Grace", content: `Number ${i}` });
    }
    await page.goto(`${site.url}blog/${post_id}`);
    await goToComments(page);
    await fillIn(page, { Name: "Grace", "Leave a comment": "Come to my CaSiNo." });
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(toast(page, "Your comment is awaiting moderation.")).toBeVisible();
    await expect(page.getByText("Come to my CaSiNo.")).toHaveCount(0);

    const more = { Name: "Grace", "Leave a comment": "One too many." };
    await fillIn(page, more);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expectRefused(page, more);
  },
);
