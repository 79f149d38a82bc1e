import type { Page } from "@playwright/test";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, signIn } from "./steps.ts";

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const isRenewal = (url: URL) =>
  url.pathname.endsWith("/auth/v1/token") && url.searchParams.get("grant_type") !== "password";
const isData = (url: URL) => url.pathname.startsWith("/rest/v1/");

/** Makes the backend reject and not refresh this browser's session, until `restore`. */
async function endSession(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.route(isRenewal, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
    }),
  );
  await page.route(isData, (route) =>
    route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } }),
  );
  return { restore: () => page.unroute(isData) };
}

/** A separate session: ending a shared one would sign out other tests. */
async function openSettings(page: Page): Promise<void> {
  await page.goto("/blog");
  await signIn(page, owner);
  await page.goto("/admin/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
}

function question(page: Page) {
  return page.getByRole("dialog", { name: "Sign in again" });
}

test(
  "the owner whose session ends signs in again and carries on",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 40[01]/);
    await openSettings(page);
    await page.getByLabel("Site description").fill("Half a sentence");
    const session = await endSession(page);
    await page.getByRole("button", { name: "Save Settings" }).click();

    await expect(question(page).getByLabel("Email")).toHaveValue(owner.email);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Site description")).toHaveValue("Half a sentence");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign in again" }).click();

    await session.restore();
    await question(page).getByLabel("Password").fill(owner.password);
    await question(page).getByRole("button", { name: "Sign In" }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel("Site description")).toHaveValue("Half a sentence");
    // Not stored: the settings are the same for all tests that run beside this one.
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByLabel("Site description")).not.toHaveValue("Half a sentence");
  },
);
