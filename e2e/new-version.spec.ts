import type { Locator, Page, Route } from "@playwright/test";
import { makePost, owner, unique } from "./backend.ts";
import { desk, writePlainly } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { codeOf, expectAccessible, fillStorage, mainLink } from "./steps.ts";
import { asNext, isNext, NEXT } from "./versions.ts";

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const NOT_THERE = /status of 404|MIME type of "text\/html"|could not be loaded/;

/** A host's response for a missing file: many send the site's page instead of a 404. */
const GONE = {
  "a 404": { status: 404, body: "Not Found" },
  "a page": { status: 200, contentType: "text/html", body: "<!doctype html><div id=root></div>" },
};

type Gone = (typeof GONE)[keyof typeof GONE];

/** Serves the old response with the next version's paths. */
async function renamed(route: Route): Promise<void> {
  const url = route.request().url().replace(NEXT, "/assets/");
  const response = await route.fetch({ url });
  if (!/html|javascript|css/.test(response.headers()["content-type"] ?? ""))
    return route.fulfill({ response });
  const text = await response.text();
  // With other URLs the page's own scripts have other hashes: the policy is omitted.
  const headers = response.headers();
  delete headers["content-security-policy"];
  await route.fulfill({ response, headers, body: asNext(text) });
}

const isPage = (route: Route) => route.request().resourceType() === "document";
const asksForPage = (route: Route) => route.request().headers()["accept"] === "text/html";

/** Opens a page and waits until all its requests are complete. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
}

const deployed: Page[] = [];

/** Simulates a deployment: all code has new paths, and the old ones are missing. */
async function deploy(page: Page, gone: Gone): Promise<void> {
  deployed.push(page);
  await page.route("**/assets/**", (route) => route.fulfill(gone));
  await page.route(`**${NEXT}**`, renamed);
  await page.route(
    (url) => !/^\/(rest|auth|assets)/.test(url.pathname),
    (route) => (isPage(route) || asksForPage(route) ? renamed(route) : route.fallback()),
  );
}

// Some of a page's requests are still running when the test is over.
test.afterEach(async () => {
  for (const page of deployed.splice(0)) await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

const about = (page: Page) => mainLink(page, "/about");

for (const [name, gone] of Object.entries(GONE)) {
  test(
    `a page left open during a deployment still works if old code gets ${name}`,
    { tag: "@full" },
    async ({ page, browserConsole }) => {
      browserConsole.expect(NOT_THERE);
      const post = await makePost();
      const words = unique("Typed before the deployment");
      await openAtRest(page, `/blog/${post.id}`);
      await page.getByLabel("Leave a comment").fill(words);
      const loads = countLoads(page);
      await deploy(page, gone);

      await about(page).click();
      await expect(page).toHaveTitle(/^About/);
      await expect(page).toHaveURL("/about");
      expect(await isNext(page)).toBe(true);
      await page.goBack();
      await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
      expect(loads()).toBe(1);
    },
  );
}

/** Presses a control whose code is missing, which reloads the page. */
async function pressWithoutCode(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await deploy(page, GONE["a 404"]);
  const load = page.waitForEvent("load");
  // A mouse would prefetch the code, and click in the page that appears.
  await button.dispatchEvent("click");
  await load;
  expect(await isNext(page)).toBe(true);
}

test("a dialog opens on the second attempt", { tag: "@full" }, async ({ page, browserConsole }) => {
  browserConsole.expect(NOT_THERE);
  await openAtRest(page, "/skills");
  const signIn = page.getByRole("button", { name: "Sign In" });
  await pressWithoutCode(page, signIn);
  await signIn.click();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

test("a post's draft is restored", { tag: "@full" }, async ({ openBrowser, browserConsole }) => {
  browserConsole.expect(NOT_THERE);
  const page = await openBrowser(owner);
  await writePlainly(page);
  await openAtRest(page, "/admin/posts/new");
  const editor = desk(page, "Create New Post");
  await editor.getByLabel("Content").fill("Half a post.");
  await expect(editor.getByText(/^Saved \d/)).toBeVisible();
  await deploy(page, GONE["a page"]);
  // The preview needs the renderer, which is missing.
  await editor.getByRole("button", { name: "Preview" }).click();
  await editor.getByRole("button", { name: "Restore" }).click();
  await expect(editor.getByLabel("Content")).toHaveValue("Half a post.");
  await editor.getByRole("button", { name: "Preview" }).click();
  await expect(editor.getByRole("article").getByText("Half a post.")).toBeVisible();
  expect(await isNext(page)).toBe(true);
});

test("a page is reloaded at most once", { tag: "@full" }, async ({ page, browserConsole }) => {
  browserConsole.expect(NOT_THERE);
  const broken = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await openAtRest(page, "/skills");
  const loads = countLoads(page);
  await page.route(codeOf("AboutPage"), (route) => route.fulfill(GONE["a 404"]));
  await about(page).click();
  await expect(broken).toBeVisible();
  await expect(page.getByText("This page could not be fetched.")).toBeVisible();
  await expectAccessible(page);
  expect(loads(), "loads while the site is the same").toBe(0);

  // An inconsistent host: revalidated, it has a new version, but it sends the old page.
  await openAtRest(page, "/skills");
  await page.route("**/about", (route) => (isPage(route) ? route.fallback() : renamed(route)));
  await about(page).click();
  const failure = page.getByText("The code of this page could not be loaded");
  await expect(failure).toBeVisible();
  expect(loads(), "loads until it is given up").toBe(2);

  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page).toHaveTitle(/^About/);
  await expect(failure).toHaveCount(0);
});

test(
  "text that cannot be stored is not lost",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(NOT_THERE);
    const post = await makePost();
    const words = unique("Kept by this page alone");
    await openAtRest(page, `/blog/${post.id}`);
    await fillStorage(page);
    await page.getByLabel("Leave a comment").fill(words);
    const loads = countLoads(page);
    await deploy(page, GONE["a 404"]);

    await about(page).click();
    await expect(page.getByText("Your browser does not keep what you typed.")).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
    expect(loads()).toBe(0);
  },
);
