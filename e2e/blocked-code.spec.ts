/** Code files that an ad blocker blocks: prerendered content can be read, and the rest works. */
import fs from "node:fs";
import { articlePath } from "./article.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { codeOf, expectAccessible, mainLink } from "./steps.ts";

const REFUSED = /ERR_FAILED|could not be loaded/;
const BROKEN = "Unexpected Application Error!";

test("no file name looks like one that ad blockers block", () => {
  const named = fs
    .readdirSync("dist-embedded/assets", { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() && entry.name !== "404.html" ? entry.name : []));
  expect(named.filter((name) => !/^[0-9a-f]{8}\.[a-z0-9]+$/.test(name))).toEqual([]);
});

for (const [path, code] of [
  ["/", "HomePage"],
  ["/contact", "ContactPage"],
  ["/pay", "PayPage"],
  [articlePath, "PostPage"],
  [articlePath, "article"],
  [articlePath, "site"],
  [articlePath, "index"],
] as const) {
  test(
    `${path} can be read and left while its code «${code}» is blocked`,
    { tag: code === "PostPage" ? [] : "@full" },
    async ({ browser }) => {
      // The fixture's page would wait for hydration.
      const page = await browser.newPage();
      await page.route(codeOf(code), (route) => route.abort());
      const refused = page.waitForEvent("requestfailed");
      await page.goto(path);
      await refused;
      const heading = page.getByRole("heading", { level: 1 });
      await expect(page.getByRole("alert")).toContainText("your ad blocker");
      await expectAccessible(page, ["light"]);
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(BROKEN);
      if (path === "/contact") {
        await page.getByLabel("Name").fill("Ada");
        await page.getByLabel("Name").press("Enter");
        expect(new URL(page.url()).search, "what was typed, in the address").toBe("");
      }
      await mainLink(page, "/about").click();
      await expect(page).toHaveURL("/about");
      await page.close();
    },
  );
}

test("a browser too old for the code gets a message, and the page can be read", async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.route(codeOf("index"), (route) =>
    route.fulfill({ contentType: "text/javascript", body: "syntax of tomorrow" }),
  );
  await page.goto("/contact");
  await expect(page.getByRole("alert")).toContainText("whether your browser is up to date");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get In Touch");
  await page.close();
});

for (const [from, link, code, account] of [
  ["/about", "/pay", "PayPage", undefined],
  ["/admin", "/admin/analytics", "AdminAnalyticsPage", owner],
] as const) {
  test(
    `a link to ${link} reports that its code was blocked, and the site still works`,
    { tag: account ? "@full" : [] },
    async ({ openBrowser, browserConsole }) => {
      browserConsole.expect(REFUSED);
      const page = await openBrowser(account);
      await page.goto(from);
      await page.route(codeOf(code), (route) => route.abort());
      await page.locator(`a[href="${link}"]:visible`).first().click();
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(BROKEN);
      await expect(heading).toBeInViewport();
      await expect(page.getByRole("main")).toContainText("your ad blocker");
      await page.locator(`a[href="${from}"]:visible`).first().click();
      await expect(heading).not.toHaveText(BROKEN);
    },
  );
}

test("when views cannot be counted, nobody sees an error", async ({ page, browserConsole }) => {
  browserConsole.expect(/ERR_FAILED/);
  await page.route(/\/rpc\/(record_page_view|increment_post_views)/, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto(articlePath);
  await refused;
  await expect(page.getByRole("button", { name: /^Like this post, \d/ })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Notifications/ })).toHaveCount(0);
});
