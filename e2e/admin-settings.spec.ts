import type { Page } from "@playwright/test";
import { asOwner, owner, unique } from "./backend.ts";
import type { Tables } from "../src/lib/database.types.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

// There is one row of settings for all tests: these change what no other test looks at, in turn.
test.describe.configure({ mode: "serial" });

// Without motion nothing is judged half faded in.
const CALM = { reducedMotion: "reduce" } as const;
test.use({ contextOptions: CALM });

async function openSettings(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
}

/** Closes the site for this browser alone: the other tests need it open. */
async function closeSite(page: Page): Promise<void> {
  await page.route("**/rest/v1/site_settings*", async (route) => {
    const response = await route.fetch();
    const settings: unknown = await response.json();
    await route.fulfill({ response, json: { ...Object(settings), maintenance_mode: true } });
  });
  await page.route("**/rest/v1/rpc/maintenance_contact", (route) =>
    route.fulfill({ json: "owner@example.com" }),
  );
}

const CHANGED = "seo_description, social_twitter";
let before: Pick<Tables<"site_settings">, "seo_description" | "social_twitter">;

test.beforeAll(async () => {
  const client = await asOwner();
  const { data } = await client.from("site_settings").select(CHANGED).single().throwOnError();
  before = data;
});

test.afterAll(async () => {
  const client = await asOwner();
  await client.from("site_settings").update(before).eq("singleton", true).throwOnError();
});

test("what the owner sets is stored, and visitors see it", async ({ openBrowser, page }) => {
  const description = unique("Essays and music");
  const desk = await openBrowser(owner, CALM);
  await openSettings(desk);
  await desk.getByLabel("SEO description").fill(` ${description} `);
  await desk.getByLabel("Twitter link").fill("https://twitter.com/changed");
  await expect(desk.getByText("You have unsaved changes")).toBeVisible();
  await desk.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(desk, "Settings Saved")).toBeVisible();
  await expect(desk.getByText("You have unsaved changes")).toBeHidden();
  await desk.reload();
  await expect(desk.getByLabel("SEO description")).toHaveValue(description);

  await page.goto("/");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Twitter" })).toHaveAttribute(
    "href",
    "https://twitter.com/changed",
  );
});

test("what the database refuses is told at its field", async ({ openBrowser, browserConsole }) => {
  browserConsole.expect(/status of 400/);
  const desk = await openBrowser(owner, CALM);
  await openSettings(desk);
  await desk.getByLabel("Twitter link").fill("ftp://not-the-web.example");
  await desk.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(desk, "Failed to save settings")).toBeVisible();
  const field = desk.getByLabel("Twitter link");
  await expect(field).toHaveAccessibleDescription(
    "The Twitter link must be a web address (https://…).",
  );
  await expect(field).toBeFocused();
  await expectAccessible(desk);
});

test("two tabs: the second save is told, and offered both versions", async ({ openBrowser }) => {
  const [one, two] = [unique("From one tab"), unique("From another")];
  const desk = await openBrowser(owner, CALM);
  await openSettings(desk);
  const other = await desk.context().newPage();
  await openSettings(other);
  await other.getByLabel("SEO description").fill(two);
  await other.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(other, "Settings Saved")).toBeVisible();

  await desk.getByLabel("SEO description").fill(one);
  await desk.getByRole("button", { name: "Save Settings" }).click();
  const conflict = desk.getByRole("dialog", { name: "Changed elsewhere meanwhile" });
  await expect(conflict.getByRole("region", { name: "SEO description" })).toContainText(two);
  await expectAccessible(desk);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(toast(desk, "Settings Saved")).toBeVisible();
  await other.reload();
  await expect(other.getByLabel("SEO description")).toHaveValue(one);
});

test("unsaved changes outlive a closed tab and are offered", async ({ openBrowser }) => {
  const desk = await openBrowser(owner, CALM);
  await openSettings(desk);
  await desk.getByLabel("Site name").fill("Half a name");
  const later = await desk.context().newPage();
  await desk.close({ runBeforeUnload: false });
  await later.goto("/admin/settings");
  await expect(later.getByText("You have an unsaved draft from")).toBeVisible();
  await expectAccessible(later);
  await later.getByRole("button", { name: "Restore" }).click();
  await expect(later.getByLabel("Site name")).toHaveValue("Half a name");
  await later.getByRole("button", { name: "Discard" }).click();
  await expect(later.getByLabel("Site name")).not.toHaveValue("Half a name");
});

for (const width of [320, 360, 768, 1280]) {
  test(`the settings fit ${width} pixels, with the save button in reach`, async ({
    openBrowser,
  }) => {
    const desk = await openBrowser(owner, { ...CALM, viewport: { width, height: 740 } });
    await openSettings(desk);
    await expectNoSidewaysScroll(desk);
    await expect(desk.getByRole("button", { name: "Save Settings" })).toBeInViewport();
    await desk.getByLabel("Twitter link").focus();
    await expect(desk.getByRole("button", { name: "Save Settings" })).toBeInViewport();
  });
}

test("while the site is closed visitors see why, and the owner gets in from there", async ({
  page,
}) => {
  await closeSite(page);
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The site is closed for a moment",
  );
  await expect(page.getByRole("link", { name: "owner@example.com" })).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email").fill(owner.email);
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  await expect(page.getByText("Maintenance mode is on.")).toBeVisible();
  await expectAccessible(page);
});

test("a closed site opens by itself", async ({ page }) => {
  await page.clock.install();
  await closeSite(page);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The site is closed for a moment",
  );
  await page.unrouteAll({ behavior: "wait" });
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
