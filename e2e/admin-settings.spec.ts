import type { Page } from "@playwright/test";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

// Reduced motion, so that nothing is checked during a fade-in.
const CALM = { reducedMotion: "reduce" } as const;
test.use({ contextOptions: CALM });

async function openSettings(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
}

test("the health page links to the setting it names", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner);
  await page.goto("/admin/health");
  const line = page.getByRole("article", { name: "Build hook" });
  await line.getByRole("link", { name: "Settings" }).click();
  const titled = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(titled("Build hook")).toBeFocused();
  await expect(titled("Build hook")).toBeInViewport();
  const sections = page.getByRole("navigation", { name: "Sections of the settings" });
  await expect(sections.getByRole("link", { name: "Build hook" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await titled("Moderation").evaluate((heading) => heading.scrollIntoView());
  await expect(sections.locator("[aria-current]")).toHaveText("Moderation");
  await expectAccessible(page);

  await page.goto("/admin/settings#reader-emails");
  await expect(titled("Emails to readers")).toBeFocused();
  await expect(sections.locator("[aria-current]")).toHaveText("Emails to readers");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Section of the settings").selectOption("SEO");
  await expect(titled("SEO")).toBeInViewport();
  await expect(page).toHaveURL(/#seo$/);
  await expectAccessible(page);
});

/** Mocks maintenance mode for this browser: other tests need the site open. */
async function closeSite(page: Page): Promise<void> {
  // The settings are only fetched if something has changed since the build.
  await page.route("**/rest/v1/rpc/site_version", (route) =>
    route.fulfill({ json: "a later one" }),
  );
  await page.route("**/rest/v1/site_settings*", async (route) => {
    const response = await route.fetch();
    const settings: unknown = await response.json();
    await route.fulfill({ response, json: { ...Object(settings), maintenance_mode: true } });
  });
  await page.route("**/rest/v1/rpc/maintenance_contact", (route) =>
    route.fulfill({ json: "owner@example.com" }),
  );
}

for (const width of [320, 360, 768, 1280]) {
  test(`the settings fit ${width} pixels`, { tag: "@full" }, async ({ openBrowser }) => {
    const adminPage = await openBrowser(owner, { ...CALM, viewport: { width, height: 740 } });
    await openSettings(adminPage);
    await expectNoSidewaysScroll(adminPage);
    await expect(adminPage.getByRole("button", { name: "Save Settings" })).toBeInViewport();
    await adminPage.getByLabel("Twitter link").focus();
    await expect(adminPage.getByRole("button", { name: "Save Settings" })).toBeInViewport();
  });
}

test("a closed site explains why, and lets the owner in", { tag: "@full" }, async ({ page }) => {
  await closeSite(page);
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site will be back shortly");
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

test("a closed site reopens by itself", { tag: "@full" }, async ({ page }) => {
  await page.clock.install();
  await closeSite(page);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site will be back shortly");
  await page.unrouteAll({ behavior: "wait" });
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
