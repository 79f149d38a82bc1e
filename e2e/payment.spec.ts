import { demoOwner } from "../supabase/embedded/keys.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { beginRequest, expectAccessible, expectNoSidewaysScroll, signIn } from "./steps.ts";

// Its owner has hours: on the shared site visitors send requests without a time.
const site = isolatedSite(({ query }) =>
  query("update public.site_settings set booking_hours = 'Mon 09:00-12:00' where singleton"),
);

test(
  "a consultation with payment is requested, paid, not paid in time, and paid late",
  { tag: "@full" },
  async ({ browser, browserConsole, openBrowser }) => {
    const owner = await openBrowser(undefined, { locale: "en-US" });
    await owner.goto(site.url);
    await signIn(owner, demoOwner);
    await owner.goto(`${site.url}admin/kinds`);
    await owner.getByRole("button", { name: "New Kind" }).click();
    await owner.getByLabel("Title").fill("Audit");
    // In a browser that writes points.
    await owner.getByLabel("Amount to pay").pressSequentially("49,50");
    await owner.getByLabel("Payment link").fill("http://pay.example/{amount}?for={reference}");
    browserConsole.expect(/status of 400/);
    await owner.getByRole("button", { name: "Save Kind" }).click();
    await expect(owner.getByLabel("Payment link")).toHaveAccessibleDescription(
      /an https:\/\/ address/,
    );
    await owner.getByLabel("Payment link").fill("https://pay.example/{amount}?for={reference}");
    await owner.getByRole("switch", { name: "Addresses from the Pay page" }).click();
    await owner.getByLabel("Held for").fill("24");
    await expectAccessible(owner);
    await owner.getByRole("button", { name: "Save Kind" }).click();
    await expect(owner.getByRole("article", { name: "Audit" })).toContainText("$49.50");

    const context = await browser.newContext({
      locale: "en-US",
      viewport: { width: 360, height: 740 },
    });
    const visitor = await context.newPage();
    const dialog = await beginRequest(visitor, `${site.url}services`, "other");
    await dialog.getByRole("radio", { name: "Audit 30 minutes, $49.50" }).check();
    await dialog
      .getByRole("button", { name: / – \d+ times?$/ })
      .first()
      .click();
    const time = dialog.getByRole("radiogroup", { name: "Time" }).getByRole("radio").first();
    await time.press("Space");
    const chosen = await time.inputValue();
    await expect(dialog).toContainText("$49.50 is due by then.");
    await expectAccessible(visitor);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect(dialog).toHaveAccessibleName("Consultation requested");
    await dialog.getByRole("link", { name: "Open its page" }).click();

    const payment = visitor.getByRole("region", { name: "Payment" });
    await expect(payment).toContainText("$49.50");
    const [stored] = await site.query<{ payment_reference: string }>(
      "select payment_reference from public.consultation_requests where name = 'Grace Client'",
    );
    const reference = stored?.payment_reference ?? "";
    await expect(payment).toContainText(reference);
    await expect(payment.getByRole("link", { name: /^Pay at pay\.example/ })).toHaveAttribute(
      "href",
      `https://pay.example/49.50?for=${reference}`,
    );
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    const link = visitor.url();
    await payment.getByRole("link", { name: "Pay in cryptocurrency" }).click();
    await expect(visitor.getByLabel("Amount in USD (optional)")).toHaveValue("49.50");
    await expect(visitor.getByLabel("Note (optional)")).toHaveValue(reference);
    expect(visitor.url()).toBe(`${site.url}pay`);

    await owner.goto(`${site.url}admin/consultations?q=${reference}`);
    const request = owner.getByRole("article", { name: "Grace Client" });
    await expect(request).toContainText(`$49.50, ${reference}: not paid yet`);
    await expectAccessible(owner);
    await request.getByRole("button", { name: "Mark as paid Grace Client" }).click();
    await expect(request).toContainText("marked as paid");
    await visitor.goto(link);
    await visitor.reload();
    await expect(payment).toContainText("marked it as paid on");
    await expectAccessible(visitor);

    await request.getByRole("button", { name: "More for Grace Client" }).click();
    await owner.getByRole("menuitem", { name: "Mark as not paid" }).click();
    await expect(request).toContainText("not paid yet");
    const pass = () =>
      site.query(
        "update public.consultation_requests set held_until = held_until - interval '25 hours' where name = 'Grace Client'",
      );
    await pass();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Not paid in time" })).toBeVisible();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    const isFree = async () => {
      const [row] = await site.query<{ free: boolean }>(
        "select $1 = any (times) as free from public.free_times()",
        [chosen],
      );
      return row?.free;
    };
    expect(await isFree()).toBe(true);
    await owner.reload();
    await expect(request).toContainText("Not paid in time, free since");
    await expectAccessible(owner);

    await request.getByRole("button", { name: "Mark as paid Grace Client" }).click();
    await expect(request).toContainText("Pending");
    expect(await isFree()).toBe(false);
    await visitor.reload();
    await expect(visitor.locator("main")).toContainText("The time is held for you.");
    await context.close();
  },
);
