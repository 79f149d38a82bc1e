import { linkMailedTo, makePost, makeReader, newAccount, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, followMail, signIn, toast } from "./steps.ts";

const REFUSED_SIGN_IN = /status of 400 .*\/auth\/v1\/token\?grant_type=password/;

test("a reader signs up while commenting, posts the comment and likes the post", async ({
  page,
  browserConsole,
}) => {
  const post = await makePost({ content: "<p>A long one.</p>".repeat(40) });
  const reader = newAccount();
  const name = unique("Noor Reader");
  const words = unique("Signed with my own name");
  await page.goto(`/blog/${post.id}`);
  await page.getByLabel("Leave a comment").fill(words);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Create an account" }).click();
  const signUp = page.getByRole("dialog", { name: "Create Account" });
  await signUp.getByLabel("Full name").fill(name);
  await signUp.getByLabel("Email").fill(reader.email);
  await signUp.getByLabel("Password").fill(reader.password);
  await signUp.getByRole("button", { name: "Create Account" }).click();
  await expect(toast(page, "Account created!")).toContainText(
    "Please check your email to verify your account.",
  );
  const checkEmail = page.getByRole("dialog", { name: "Check your email" });
  await expect(checkEmail).toContainText("Please check your email to verify your account.");
  await expect(checkEmail).toContainText(reader.email);
  await expectAccessible(page);

  // Signing in fails until the address is confirmed.
  await checkEmail.getByRole("button", { name: "Sign in" }).click();
  const signInDialog = page.getByRole("dialog", { name: "Sign In" });
  await signInDialog.getByLabel("Password").fill(reader.password);
  browserConsole.expect(REFUSED_SIGN_IN);
  await signInDialog.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Email not confirmed")).toContainText("Error");
  await expect(signInDialog.getByRole("button", { name: "Send the email again" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkMailedTo(reader.email, "signup"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(toast(page, "You are signed in")).toContainText("Your address is confirmed.");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeAttached();
  await expect(page).toHaveURL(/\/blog\/[^?#]+#comments$/);
  await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
  await expect(page.getByLabel("Leave a comment")).toBeInViewport();
  await expect(page.getByLabel("Name")).toBeHidden();
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByRole("article").filter({ hasText: words })).toContainText(name);

  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, reader);
  await expect(toast(page, "Welcome back!")).toContainText("You have successfully signed in.");
  await expect(page.getByRole("link", { name: "Admin" })).toBeHidden();

  await page.getByRole("button", { name: "Like this post, 0 likes" }).click();
  await expect(toast(page, "Post liked!")).toBeVisible();
  await page.reload();
  const liked = page.getByRole("button", { name: "Like this post, 1 like", pressed: true });
  await expect(liked).toBeVisible();
  await liked.click();
  await expect(toast(page, "Like removed")).toBeVisible();
  await page.reload();
  const notLiked = page.getByRole("button", { name: "Like this post, 0 likes", pressed: false });
  await expect(notLiked).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test(
  "a forgotten password is replaced through the emailed link",
  { tag: "@full" },
  async ({ page, openBrowser, browserConsole }) => {
    const reader = await makeReader();
    await page.goto("/blog");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    const reset = page.getByRole("dialog", { name: "Reset Password" });
    await reset.getByLabel("Email").fill(reader.email);
    await reset.getByRole("button", { name: "Send reset link" }).click();
    await expect(toast(page, "Check your email")).toBeVisible();

    const link = await linkMailedTo(reader.email, "recovery");
    // For a site URL in Supabase that ends with a slash.
    await followMail(page, link.replace("/confirm", "//confirm"));
    const form = page.getByRole("dialog", { name: "Set a new password" });
    await form.getByLabel("New password").fill("another good password");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save password" }).click();
    await expect(toast(page, "Password changed")).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();

    const elsewhere = await openBrowser();
    await followMail(elsewhere, link);
    await expect(toast(elsewhere, "This link has expired or has already been used.")).toBeVisible();
    await elsewhere.getByRole("button", { name: "Sign In" }).click();
    const dialog = elsewhere.getByRole("dialog", { name: "Sign In" });
    await dialog.getByLabel("Email").fill(reader.email);
    await dialog.getByLabel("Password").fill(reader.password);
    browserConsole.expect(REFUSED_SIGN_IN);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(toast(elsewhere, "Invalid login credentials")).toBeVisible();
    await dialog.getByLabel("Password").fill("another good password");
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(elsewhere.getByRole("button", { name: "Sign Out" })).toBeVisible();
  },
);
