/** Email links that are late, already used, or opened in another browser. */
import type { Page } from "@playwright/test";
import { linkMailedTo, newAccount, type Account } from "../../../e2e/backend.ts";
import { expect, test } from "../../../e2e/fixtures.ts";
import { followMail, signIn, toast } from "../../../e2e/steps.ts";
import { query } from "./database.ts";

const TOO_EARLY = /status of 429 .*\/auth\/v1\/resend/;
const ON_ITS_WAY = "If this address still needs confirming, an email is on its way.";

async function signUp(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Create an account" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Account" });
  await dialog.getByLabel("Full name").fill("Noor Reader");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("dialog", { name: "Check your email" })).toBeVisible();
}

/** Makes the last email to an address older. */
async function ageLastEmail(email: string, interval: string): Promise<void> {
  // Auth reads the age of a link from the token's row, and the pause from the account.
  await query(
    "update auth.users set confirmation_sent_at = confirmation_sent_at - $2::interval where email = $1",
    [email, interval],
  );
  await query(
    `update auth.one_time_tokens set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval
     where user_id = (select id from auth.users where email = $1)`,
    [email, interval],
  );
}

test("an expired link leads to a new one, which leads back to the page, once", async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  const late = await linkMailedTo(account.email, "signup");
  await ageLastEmail(account.email, "2 days");
  await followMail(page, late);
  const dialog = page.getByRole("dialog", { name: "Confirm your address" });
  await expect(dialog).toContainText("The link has expired or has already been used.");
  await expect(page).toHaveURL(/\/contact$/);
  await dialog.getByLabel("Email").fill(account.email);
  await dialog.getByRole("button", { name: "Send the email again" }).click();
  await expect(dialog.getByRole("status")).toContainText(ON_ITS_WAY);

  let link = late;
  await expect(async () => {
    link = await linkMailedTo(account.email, "signup");
    expect(link).not.toBe(late);
  }).toPass();
  await followMail(page, link);
  await expect(toast(page, "You are signed in")).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await followMail(page, link);
  await expect(toast(page, "This link has expired or has already been used.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("requesting an email too early gets the usual response", async ({ page, browserConsole }) => {
  const account = newAccount();
  await signUp(page, account);
  await ageLastEmail(account.email, "10 seconds");
  await page.goto("/contact?link=confirmation#error=access_denied&error_code=otp_expired");
  const dialog = page.getByRole("dialog", { name: "Confirm your address" });
  await dialog.getByLabel("Email").fill(account.email);
  browserConsole.expect(TOO_EARLY);
  await dialog.getByRole("button", { name: "Send the email again" }).click();
  await expect(dialog.getByRole("status")).toContainText(ON_ITS_WAY);
});

test("a link opened in another browser signs nobody in", async ({ page, openBrowser }) => {
  const account = newAccount();
  await signUp(page, account);
  const elsewhere = await openBrowser();
  await followMail(elsewhere, await linkMailedTo(account.email, "signup"));
  await expect(toast(elsewhere, "Your address is confirmed")).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Sign In" })).toBeVisible();
  await elsewhere.goto("/contact");
  await signIn(elsewhere, account);
});
