import type { Page } from "@playwright/test";
import { singlePaths } from "./site-paths.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, footerLink, mainLink } from "./steps.ts";

const LOST_REQUEST = /Failed to load resource: net::ERR_FAILED .*\/(rest|auth)\/v1\//;
const BACKEND = ["**/rest/v1/**", "**/auth/v1/**"];

async function cutOff(page: Page): Promise<void> {
  for (const address of BACKEND) await page.route(address, (route) => route.abort());
}

async function expectNoToast(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: /^Notifications/ })).toHaveCount(0);
}

test("every page opens without the backend", { tag: "@full" }, async ({ page, browserConsole }) => {
  browserConsole.expect(LOST_REQUEST);
  await cutOff(page);
  await page.goto("/pay");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const linkTo = (path: string) => {
    if (path === "/privacy") return footerLink(page, path);
    // Opens the list of articles first, which links to it.
    if (path === "/blogroll") return page.getByRole("main").locator(`a[href="${path}"]`);
    return mainLink(page, path);
  };
  const others = singlePaths.filter((one) => !["/pay", "/blog", "/blogroll"].includes(one));
  for (const path of [...others, "/blog", "/blogroll", "/"]) {
    await linkTo(path).click();
    // The page that appears takes the focus.
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await expectAccessible(page);
  await expectNoToast(page);
});

test(
  "at 400 % zoom the notice does not stay over the text",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(LOST_REQUEST);
    await cutOff(page);
    // A desktop window.
    await page.setViewportSize({ width: 320, height: 180 });
    await page.goto("/services");
    const notice = page.getByText(/^The server is not responding/);
    await expect(notice).toBeInViewport();
    await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
    await expect(notice).not.toBeInViewport();
  },
);
