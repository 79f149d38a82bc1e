/** The owner's account with real second factors. Runs last, as the site has another owner in the meantime. */
import type { Page } from "@playwright/test";
import { linkMailedTo, makeReader, owner, type Account } from "../../../e2e/backend.ts";
import { expect, test } from "../../../e2e/fixtures.ts";
import { followMail, toast } from "../../../e2e/steps.ts";
import { totp, wrongCode } from "../../support/totp.ts";
import { query } from "./database.ts";

test.afterAll(async () => {
  await query(
    `update private.site_owner set bound_at = now() - interval '1 day',
       user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  );
});

const NEW_PASSWORD = "four geese by the lake";
const code = (page: Page) => page.getByLabel("Six-digit code");
const management = (page: Page) => page.getByRole("navigation", { name: "Management" });

/** Requests a reset link, and opens it once it differs from the previous one. */
async function openResetLink(page: Page, { email }: Account, former = ""): Promise<string> {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const reset = page.getByRole("dialog", { name: "Reset Password" });
  await reset.getByLabel("Email").fill(email);
  await reset.getByRole("button", { name: "Send reset link" }).click();
  await expect(toast(page, "Check your email")).toBeVisible();
  let link = former;
  await expect(async () => {
    link = await linkMailedTo(email, "recovery");
    expect(link).not.toBe(former);
  }).toPass();
  await followMail(page, link);
  return link;
}

async function givePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Sets up an authenticator on the account page. Returns its key. */
async function addAuthenticator(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const secret = key.replaceAll(" ", "");
  await code(page).fill(totp(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  return secret;
}

test("an account becomes the owner's, gets two authenticators, signs in with them and is recovered", async ({
  page,
  openBrowser,
  browserConsole,
}) => {
  const robin = await makeReader();
  await query("select private.set_owner($1)", [robin.email]);

  // Earlier sessions and passwords of the account no longer work.
  browserConsole.expect(/status of 400 .*\/auth\/v1\/token\?grant_type=password/);
  await givePassword(page, robin);
  await expect(page.getByText("Invalid login credentials").first()).toBeVisible();
  const former = await openResetLink(page, robin);
  const form = page.getByRole("dialog", { name: "Set a new password" });
  await form.getByLabel("New password").fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Save password" }).click();
  await expect(toast(page, "Password changed")).toBeVisible();
  robin.password = NEW_PASSWORD;

  await page.goto("/account");
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  const phone = await addAuthenticator(page, "Phone");
  await page.getByRole("button", { name: "Add another authenticator" }).click();
  const spare = await addAuthenticator(page, "Spare");

  const elsewhere = await openBrowser();
  await givePassword(elsewhere, robin);
  await expect(elsewhere.getByRole("heading", { name: "Second factor" })).toBeVisible();
  browserConsole.expect(/status of 422 .*\/auth\/v1\/factors\//);
  await code(elsewhere).fill(wrongCode(phone));
  await elsewhere.keyboard.press("Enter");
  await expect(code(elsewhere)).toHaveAccessibleDescription(/^That code is wrong\./);
  await code(elsewhere).fill(totp(spare));
  await elsewhere.keyboard.press("Enter");
  await expect(management(elsewhere)).toBeVisible();

  // The phone is lost: the spare one removes it.
  await elsewhere.goto("/account");
  await elsewhere.getByRole("button", { name: "Remove Phone" }).click();
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(elsewhere.getByRole("button", { name: "Remove Phone" })).toBeHidden();

  // The password is forgotten: the link alone is not enough.
  await query("update auth.users set recovery_sent_at = null where email = $1", [robin.email]);
  const forgetful = await openBrowser();
  await openResetLink(forgetful, robin, former);
  const recovery = forgetful.getByRole("dialog", { name: "Set a new password" });
  await expect(recovery.getByLabel("New password")).toBeHidden();
  await code(forgetful).fill(totp(spare));
  await forgetful.keyboard.press("Enter");
  await recovery.getByLabel("New password").fill("five geese by the lake");
  await recovery.getByRole("button", { name: "Save password" }).click();
  await expect(toast(forgetful, "Password changed")).toBeVisible();
  await forgetful.goto("/admin");
  await expect(management(forgetful)).toBeVisible();
});
