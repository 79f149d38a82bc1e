/** The built site on a device with a wrong clock, and pages in the back/forward cache. */
import { makePost, makeReader } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { goToComments, signIn } from "./steps.ts";

const HOUR = 3_600_000;

test.use({
  // Playwright disables the back/forward cache.
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

test("a reader whose clock is two hours ahead can edit a new comment", async ({ page }) => {
  const post = await makePost();
  const reader = await makeReader();
  const tokens: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/token")) tokens.push(request.url());
  });
  await page.clock.setSystemTime(Date.now() + 2 * HOUR);
  await page.goto(`/blog/${post.id}`);
  await signIn(page, reader);
  await goToComments(page);
  await page.getByLabel("Leave a comment").fill("From the future");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await page.getByRole("button", { name: /^Edit your comment/ }).click();
  await page.getByLabel("Your comment").fill("From this afternoon");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByText("From this afternoon")).toBeVisible();
  expect(tokens).toHaveLength(1);
});

test("a restored page reloads once signed out", { tag: "@full" }, async ({ page, context }) => {
  await page.goto("/about");
  await signIn(page, await makeReader());
  await page.evaluate(() =>
    window.addEventListener("pageshow", ({ persisted }) =>
      sessionStorage.setItem("cache", String(persisted)),
    ),
  );
  // Pages of the site would send a message that makes this browser, unlike others, evict its cached pages.
  await context.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => localStorage.clear());

  // It is cached, so nothing loads before the page reloads itself.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("cache"))).toBe("true");
});
