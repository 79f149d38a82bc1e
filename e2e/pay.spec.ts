import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { paymentMethods } from "@/content/payments";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

// The time of the rate is shown in the reader's time zone.
test.use({ timezoneId: "UTC" });

const RATE_SERVICE = "https://mempool.space/**";
const { bep20, trc20 } = paymentMethods;

/** The rate service is a third party: the tests respond for it. */
async function serveRate(page: Page): Promise<void> {
  await page.route(RATE_SERVICE, (route) =>
    route.fulfill({
      json: { time: Date.parse("2026-11-20T09:30:00Z") / 1000, USD: 80_000 },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
}

/** Decodes a QR code's image. */
async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const qrCode = (page: Page) => page.getByRole("img", { name: /^QR code/ });

test("the QR code contains what Copy copies, in both themes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await serveRate(page);
  await page.goto("/pay?method=bitcoin");
  await page.getByRole("button", { name: "$25", exact: true }).click();
  await page.getByLabel("Note").fill("Thanks for 100% ä");
  await expect(page.getByText(/amount=0\.0003125/)).toBeVisible();

  await page.getByRole("button", { name: "Copy Payment link" }).click();
  await expect(toast(page, "Payment link copied to clipboard!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(async () => {
      expect(await scan(await qrCode(page).screenshot())).toBe(copied);
    }).toPass();
  }
});

test("a decimal comma is kept, in a browser that writes points", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/pay");
  const amount = page.getByRole("spinbutton", { name: "Amount in USD (optional)" });
  await amount.click();
  await page.keyboard.type("1,50");
  await expect(amount).toHaveValue("1.50");
  await expect(page.getByText(/&amount=1\.5&/)).toBeVisible();

  await page.evaluate(() => navigator.clipboard.writeText("1,000"));
  await amount.fill("");
  await page.keyboard.press("ControlOrMeta+V");
  // A thousand, or one: nobody pays by a guess.
  await expect(page.getByText(/^Enter an amount from/)).toBeVisible();
  await expect(page.getByText(/&amount=/)).toHaveCount(0);
});

test("everyone can use a conversion and a hint", { tag: "@full" }, async ({ page }) => {
  await serveRate(page);
  await page.goto("/pay?method=bitcoin");
  await page.getByRole("button", { name: "$25", exact: true }).click();
  await expect(page.getByText(/the rate of/)).toBeVisible();
  await expect(qrCode(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: bep20.label }).click();
  await expect(qrCode(page)).toBeVisible();
  await expectAccessible(page);
});

test("a visitor prints the code and nothing else", { tag: "@full" }, async ({ page }) => {
  // Printing ends immediately here; the sheet is checked while printing.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const sheet = new RegExp(`^Pay .+: ${trc20.title}$`);
  await page.goto("/pay?method=trc20");
  await page.getByRole("button", { name: "Print QR" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText(sheet)).toBeVisible();
  await expect(page.getByText("Example. Do not pay to this address.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await scan(await page.screenshot())).toBe(trc20.example.account);
  await expect(page.getByText(trc20.example.account).last()).toHaveCSS("color", "rgb(0, 0, 0)");

  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByText(sheet)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("no payment method overflows a narrow screen", { tag: "@full" }, async ({ page }) => {
  await serveRate(page);
  await page.goto("/pay");
  await page.getByRole("spinbutton", { name: "Amount in USD (optional)" }).fill("9999.99");
  await page.getByLabel("Note").fill("W".repeat(100));
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { label } of Object.values(paymentMethods)) {
      await page.getByRole("tab", { name: label }).click();
      await expect(qrCode(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});
