import fs from "node:fs";
import { makePost, makeReader, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, signIn, toast } from "./steps.ts";

const REFUSED_SIGN_IN = /status of 400 .*\/auth\/v1\/token\?grant_type=password/;

/** Signing out fails for the session of a deleted account. */
const NOBODY_TO_SIGN_OUT = /status of 403 .*\/auth\/v1\/logout/;

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "a reader changes name and password, downloads their data and deletes the account, while the comments stay",
  { tag: "@full" },
  async ({ page, openBrowser, browserConsole }) => {
    const post = await makePost();
    const reader = await makeReader();
    const name = unique("Noor Reader");
    const words = unique("Signed with my name");
    await page.goto(`/blog/${post.id}`);
    await signIn(page, reader);
    await page.getByRole("link", { name: "Account" }).click();

    await expect(page.getByText(reader.email)).toBeVisible();
    await page.getByLabel("Full name").fill(name);
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(toast(page, "Name changed")).toBeVisible();
    await page.goBack();
    await page.getByLabel("Leave a comment").fill(words);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByRole("article").filter({ hasText: words })).toContainText(name);

    // Another device, which the new password signs out.
    const elsewhere = await openBrowser();
    await elsewhere.goto("/blog");
    await signIn(elsewhere, reader);

    await page.goto("/account");
    await page.getByLabel("Current password").fill("not it");
    await page.getByLabel("New password").fill("four geese by the lake");
    await expect(page.getByText(/^Strength: /)).toBeVisible();
    browserConsole.expect(REFUSED_SIGN_IN);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(toast(page, "That is not your current password.")).toBeVisible();
    await page.getByLabel("Current password").fill(reader.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(toast(page, "Password changed")).toContainText(
      "Your other devices are signed out.",
    );

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
    expect(JSON.parse(fs.readFileSync(await file.path(), "utf8"))).toMatchObject({
      stored: {
        account: { email: reader.email, name },
        comments: [{ content: words, author_name: name, status: "approved", post: post.title }],
        likes: [],
      },
    });

    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your email address").fill(reader.email);
    await expectAccessible(page);
    browserConsole.expect(NOBODY_TO_SIGN_OUT);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(toast(page, "Your account is deleted")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();

    await page.goto(`/blog/${post.id}`);
    const comment = page.getByRole("article").filter({ hasText: words });
    await expect(comment).toContainText("Deleted reader");
    await expect(comment).not.toContainText(name);
    await expect(page.getByRole("heading", { name: "Comments (1)" })).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    const signInDialog = page.getByRole("dialog", { name: "Sign In" });
    await signInDialog.getByLabel("Email").fill(reader.email);
    await signInDialog.getByLabel("Password").fill("four geese by the lake");
    await signInDialog.getByRole("button", { name: "Sign In" }).click();
    await expect(toast(page, "Invalid login credentials")).toBeVisible();
  },
);
