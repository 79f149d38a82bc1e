/** An unconfirmed address is not a dead end. */
import { newAccount } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { expectAccessible, followMail, toast } from "./steps.ts";

const TOO_EARLY = /status of 429 .*\/auth\/v1\/resend/;
const ON_ITS_WAY = "If this address still needs confirming, an email is on its way.";

// The tests backdate its emails.
const site = isolatedSite();

const linksTo = (email: string) =>
  site.emails.flatMap(({ to, link }) => (to === email && link !== null ? [link] : []));

/** Makes the last email to an address older. */
async function wait(email: string, interval: string): Promise<void> {
  await site.query(
    "update auth.users set confirmation_sent_at = confirmation_sent_at - $2::interval where email = $1",
    [email, interval],
  );
}

test(
  "a link that has expired leads to a new one, which leads back to the page",
  { tag: "@full" },
  async ({ page, openBrowser, browserConsole }) => {
    const { email, password } = newAccount();
    await page.goto(`${site.url}contact`);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByLabel("Full name").fill("Noor Reader");
    const signUp = page.getByRole("dialog");
    await signUp.getByLabel("Email").fill(email);
    await signUp.getByLabel("Password").fill(password);
    await signUp.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("dialog", { name: "Check your email" })).toBeVisible();
    expect(linksTo(email)).toHaveLength(1);

    await wait(email, "2 hours");
    await followMail(page, linksTo(email)[0] ?? "");
    const dialog = page.getByRole("dialog", { name: "Confirm your address" });
    await expect(dialog).toContainText("The link has expired or was used already.");
    await expect(page).toHaveURL(/\/contact$/);
    await expectAccessible(page);
    await expect(dialog.getByLabel("Email")).toHaveValue(email);
    const again = dialog.getByRole("button", { name: "Send the email again" });
    await again.click();
    await expect(dialog.getByRole("status")).toContainText(ON_ITS_WAY);
    await expect(dialog.getByRole("timer")).toContainText(/available in \d+ s/);
    await expect(again).toBeFocused();
    await expectAccessible(page);
    expect(linksTo(email)).toHaveLength(2);

    // In another browser Auth's response is unknown: the pause has not passed.
    const elsewhere = await openBrowser();
    await followMail(elsewhere, linksTo(email)[0] ?? "");
    const other = elsewhere.getByRole("dialog", { name: "Confirm your address" });
    await other.getByLabel("Email").fill(email);
    browserConsole.expect(TOO_EARLY);
    await other.getByRole("button", { name: "Send the email again" }).click();
    await expect(other.getByRole("status")).toContainText(ON_ITS_WAY);
    expect(linksTo(email)).toHaveLength(2);

    await followMail(page, linksTo(email)[1] ?? "");
    await expect(toast(page, "You are signed in")).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await followMail(page, linksTo(email)[1] ?? "");
    await expect(toast(page, "This link has expired or was used already.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  },
);
