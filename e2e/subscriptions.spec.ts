import { demoOwner } from "../supabase/embedded/keys.ts";
import { tagPath } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn } from "./steps.ts";

// Its owner has turned on emails to readers: the shared site shows nothing of the kind.
const site = isolatedSite();

const READER = "reader@example.com";
const emailsOf = (kind: string) =>
  site.emails.filter((mail) => mail.to === READER && mail.kind === kind);

test("a subscription, from beginning to end", { tag: "@full" }, async ({ page, openBrowser }) => {
  const list = new URL(tagPath, site.url).href;
  await page.goto(list);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Email me new articles" })).toBeHidden();

  const owner = await openBrowser();
  await owner.goto(site.url);
  await signIn(owner, demoOwner);
  await owner.goto(`${site.url}admin/settings`);
  const delivery = owner.getByRole("region", { name: "Notification delivery" });
  const readers = owner.getByRole("region", { name: "Emails to readers" });
  await expect(readers.getByRole("switch")).toBeDisabled();
  await delivery.getByLabel("Delivery service").selectOption("resend");
  await delivery.getByLabel("API key").fill("re_sample");
  await delivery.getByLabel("Sender").fill("Sample site <site@example.com>");
  await delivery.getByRole("button", { name: "Save delivery service" }).click();
  await readers.getByRole("switch").click();
  await expect(owner.getByText("Readers can now subscribe to emails")).toBeVisible();
  await expectAccessible(owner);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(list);
  await page.getByRole("button", { name: "Email me new articles" }).click();
  const form = page.getByRole("form", { name: "Articles by email" });
  await form.getByLabel("Email address").fill(READER);
  await form.getByLabel("What").selectOption("All new articles");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Until then, nothing else is sent.")).toBeVisible();

  await expect.poll(() => emailsOf("confirm")).toHaveLength(1);
  await page.goto(emailsOf("confirm")[0]?.link ?? "");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("button", { name: "Confirm my address" })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await site.query(
    "insert into public.posts (title, slug, content, published) values ('Fresh news', 'fresh-news', 'Text.', true)",
  );
  await expect.poll(() => emailsOf("news")).toHaveLength(1);
  const [news] = emailsOf("news");
  expect(news?.text).toContain("/blog/fresh-news");

  const [, url = ""] = /<(.*)>/.exec(news?.headers?.["List-Unsubscribe"] ?? "") ?? [];
  const click = await page.request.post(url, { form: { "List-Unsubscribe": "One-Click" } });
  expect(click.status()).toBe(200);
  await site.query(
    "insert into public.posts (title, slug, content, published) values ('Too late', 'too-late', 'Text.', true)",
  );
  await expect
    .poll(() =>
      site.query(
        "select from private.news where seen_at is not null and post_id = (select id from public.posts where slug = 'too-late')",
      ),
    )
    .toHaveLength(1);
  expect(emailsOf("news")).toHaveLength(1);
  // Still the page behind the link.
  await page.reload();
  await expect(page.getByText("There are no subscriptions for this link")).toBeVisible();
});
