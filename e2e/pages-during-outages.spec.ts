import type { Page } from "@playwright/test";
import { adminPages } from "./site-paths.ts";
import { makeComment, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { outages, waitForOutage, type Outage } from "./outages.ts";

const isData = (url: URL) => url.pathname.startsWith("/rest/v1/") && !isGate(url);
const isGate = (url: URL) => url.pathname === "/rest/v1/rpc/is_owner";

/** Expects the page to show the error and to recover on Retry. */
async function expectToRecover(page: Page, outage: Outage): Promise<void> {
  const alerts = page.getByRole("main").getByRole("alert");
  await waitForOutage(page, outage);
  await expect(alerts.first()).toContainText(outage.message);
  // No spinner is left.
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);

  await page.unroute(isData);
  // One Retry may bring back several parts.
  await expect(async () => {
    const retry = alerts.getByRole("button", { name: "Retry" }).first();
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(alerts).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [name, makeOutage] of Object.entries(outages)) {
  test(
    `an article newer than the build says so when the backend is ${name}, and recovers`,
    { tag: "@full" },
    async ({ page, browserConsole }) => {
      const outage = makeOutage();
      if (outage.consoleMessage) browserConsole.expect(outage.consoleMessage);
      const post = await makePost();
      const comment = await makeComment(post.id);
      await page.clock.install();
      await page.route(isData, outage.handle);
      const asked = page.waitForRequest((request) => isData(new URL(request.url())));
      await page.goto(`/blog/${post.id}`);
      await asked;
      await expectToRecover(page, outage);
      await expect(page.getByText(comment.content)).toBeVisible();
    },
  );

  test(
    `every page of the owner says so when the backend is ${name}, and recovers`,
    { tag: "@full" },
    async ({ openBrowser, browserConsole }) => {
      const outage = makeOutage();
      if (outage.consoleMessage) browserConsole.expect(outage.consoleMessage);
      const page = await openBrowser(owner);
      // The session is shared with other tests, so it must not be refreshed here.
      await page.route("**/auth/v1/**", (route) => route.abort());
      if (name === "unauthorized") browserConsole.expect(/net::ERR_FAILED.*auth/);
      await page.clock.install();
      await page.goto("/about");
      await page.route(isGate, outage.handle);
      await page.goto("/admin");
      await waitForOutage(page, outage);
      await expect(page.getByRole("alert")).toContainText(outage.message);
      await page.unroute(isGate);

      const sidebar = page.getByRole("navigation", { name: "Management" });
      for (const [index, item] of adminPages.entries()) {
        await page.route(isData, outage.handle);
        const asked = page.waitForRequest((request) => isData(new URL(request.url())));
        // Behind the gate waits the first of them.
        if (index === 0) await page.getByRole("button", { name: "Retry" }).click();
        else await sidebar.getByRole("link", { name: item, exact: true }).click();
        await asked;
        await expectToRecover(page, outage);
      }
    },
  );
}
