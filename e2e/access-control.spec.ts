import type { Page } from "@playwright/test";
import { adminPaths } from "./site-paths.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

async function expectQuietPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Admin Dashboard")).toHaveCount(0);
}

test("a visitor sees only a sign-in page in the admin area", { tag: "@full" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of adminPaths) await expectQuietPage(page, path);
  const tables = asked.filter((path) => path.startsWith("/rest/v1/"));
  expect(new Set(tables)).toEqual(new Set(["/rest/v1/site_settings"]));
});

test("the owner signs in there and reaches the requested page", async ({ page }) => {
  await page.goto("/admin/posts");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeVisible();
  await expect(page).toHaveURL("/admin/posts");
});
