import type { Page } from "@playwright/test";
import { ada, makePost, owner, unique } from "./backend.ts";
import { desk } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, signIn, toast } from "./steps.ts";

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

test(
  "an editor with half a post in it survives the end of the session",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 40[01]/);
    const title = unique("Half a post");
    await openSettings(page);
    await page.goto("/admin/posts");
    await page.getByRole("link", { name: "New Post" }).click();
    const editor = desk(page, "Create New Post");
    await editor.getByLabel("Title").fill(title);
    await editor.getByLabel("Content").fill("The first words.");
    const session = await endSession(page);
    await editor.getByRole("button", { name: "Save draft" }).click();

    await expect(question(page)).toBeVisible();
    await session.restore();
    await question(page).getByLabel("Password").fill(owner.password);
    await question(page).getByRole("button", { name: "Sign In" }).click();
    await expect(question(page)).toBeHidden();
    await expect(editor.getByLabel("Title")).toHaveValue(title);
    await editor.getByRole("button", { name: "Save draft" }).click();
    await expect(toast(page, "Post created successfully")).toBeVisible();
    await expect(desk(page, "Edit Post")).toBeVisible();
  },
);

test(
  "signing out in another tab asks about what was typed in this one, and signs out both",
  { tag: "@full" },
  async ({ page }) => {
    await openSettings(page);
    await page.getByLabel("Site description").fill("Half a sentence");
    const other = await page.context().newPage();
    await other.goto("/admin");
    await other.getByRole("button", { name: "Sign Out" }).click();
    const asked = other.getByRole("dialog", { name: "Sign out and discard?" });
    await expect(asked).toContainText("changes to the settings");
    await expectAccessible(other);
    await asked.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Site description")).toHaveValue("Half a sentence");

    await other.getByRole("button", { name: "Sign Out" }).click();
    await asked.getByRole("button", { name: "Sign out and discard" }).click();
    for (const tab of [other, page]) {
      await expect(tab.getByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
      await expect(question(tab)).toBeHidden();
    }
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("Half");
  },
);

test(
  "whoever signs in as somebody else stands before the gate",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 40[01]/);
    await openSettings(page);
    const session = await endSession(page);
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(question(page)).toBeVisible();
    await session.restore();
    await question(page).getByLabel("Email").fill(ada.email);
    await question(page).getByLabel("Password").fill(ada.password);
    await question(page).getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
    await expect(page.getByText(ada.email)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save Settings" })).toBeHidden();
  },
);

test(
  "a reader whose session ends keeps the comment, signs in again and posts it",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/status of 40[01]/);
    const post = await makePost();
    const words = unique("Every word of it");
    await page.goto(`/blog/${post.id}`);
    await signIn(page, ada);
    await page.getByLabel("Leave a comment").fill(words);
    const session = await endSession(page);
    await page.getByRole("button", { name: "Post Comment" }).click();

    const notice = toast(page, "Your session has ended");
    await expect(notice).toBeVisible();
    await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
    await session.restore();
    await notice.getByRole("button", { name: "Sign In" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In" });
    await dialog.getByLabel("Email").fill(ada.email);
    await dialog.getByLabel("Password").fill(ada.password);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(toast(page, "Comment added!")).toBeVisible();
  },
);
