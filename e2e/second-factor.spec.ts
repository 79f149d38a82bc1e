import type { Page, Request } from "@playwright/test";
import { secondFactorStandIn } from "../tests/support/second-factor.ts";
import { totp, wrongCode } from "../tests/support/totp.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

type Session = { access_token: string; user: object };

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const tokenOf = (request: Request) => request.headers()["authorization"]?.slice(7) ?? "";

/** Adds second factors, like those of Supabase Auth, to the embedded backend's responses. */
async function serveSecondFactor(page: Page) {
  const standIn = secondFactorStandIn<Session>();
  await page.route("**/auth/v1/token?*", async (route) => {
    const response = await route.fetch();
    const session: Session = await response.json();
    const isRenewal = route.request().url().includes("grant_type=refresh_token");
    const json = isRenewal ? standIn.complete(session) : standIn.signIn(session);
    await route.fulfill({ response, json });
  });
  await page.route("**/auth/v1/user", async (route) => {
    const response = await route.fetch();
    const user: object = await response.json();
    await route.fulfill({ response, json: standIn.userOf(user) });
  });
  await page.route(/\/auth\/v1\/factors/, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const sent: Record<string, string> = request.postDataJSON() ?? {};
    const { status, body } = standIn.answer(request.method(), pathname, tokenOf(request), sent);
    await route.fulfill({ status, json: body });
  });
}

/** Enters the password before the admin area. */
async function givePassword(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("the owner signs in with a code", { tag: "@full" }, async ({ page, browserConsole }) => {
  const menu = page.getByRole("button", { name: "Open menu" });
  const code = page.getByLabel("Six-digit code");
  await page.setViewportSize({ width: 360, height: 740 });
  await serveSecondFactor(page);
  await page.goto("/admin");
  await givePassword(page);
  await expect(menu).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const secret = key.replaceAll(" ", "");
  await code.fill(totp(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("dialog", { name: "Your second factor is on" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Remove Phone" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await givePassword(page);
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  browserConsole.expect(/status of 422 .*\/auth\/v1\/factors\//);
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/^That code is wrong\./);
  await expect(menu).toBeHidden();
  // The invalid code is selected.
  await page.keyboard.type(totp(secret));
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
});
