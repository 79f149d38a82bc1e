/** A reader of the built site while the backend is unavailable, and after it is back. */
import type { Page, Route } from "@playwright/test";
import { article, articlePath, comment, firstPart, project, reply } from "./article.ts";
import { makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, goToComments, mainLink } from "./steps.ts";

const API = "**/rest/v1/**";

/** The ways of being unavailable; the browser fails by itself for a name that does not resolve. */
const ways: Record<string, { answer: (route: Route) => Promise<void>; logged: RegExp }> = {
  refusing: {
    answer: (route) => route.abort("connectionrefused"),
    logged: /ERR_CONNECTION_REFUSED/,
  },
  "without a name": {
    answer: (route) => route.abort("namenotresolved"),
    logged: /ERR_NAME_NOT_RESOLVED/,
  },
  overloaded: {
    answer: (route) => route.fulfill({ status: 503, json: {} }),
    logged: /status of 503/,
  },
  paused: { answer: (route) => route.fulfill({ status: 540, json: {} }), logged: /status of 540/ },
};
/** Neither a response nor a failure. */
const silence = (): Promise<void> => new Promise(() => undefined);

const notice = (page: Page) =>
  page.getByText(/^The server is not responding. You are reading the site as of/);

/** Follows a reader's path: from the home page to lists, searches, an article and its comments. */
async function readOn(page: Page): Promise<void> {
  await mainLink(page, "/blog").click();
  await expect(page.getByText(/^Found \d+ published posts$/)).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await page.getByRole("searchbox", { name: "Search articles" }).fill(article.title.toUpperCase());
  await expect(page.getByText("Found 1 published post")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: article.title }).click();
  await expect(page.getByText("It begins with")).toBeVisible();
  await expect(page.getByRole("link", { name: firstPart.title }).first()).toBeVisible();
  await goToComments(page);
  await expect(page.getByText(comment.content)).toBeVisible();
  await expect(page.getByText(reply.content)).toBeVisible();
  await page
    .getByRole("link", { name: `#${article.tags[1]}` })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("link", { name: article.title })).toBeVisible();
  await mainLink(page, "/projects").click();
  await page.getByRole("main").getByRole("link", { name: project.title }).first().click();
  await expect(page.getByText("It began with a line.")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("What is drawn");
  await expect(page.getByRole("option", { name: article.title })).toBeVisible();
  await page.keyboard.press("Escape");
}

for (const [name, { answer, logged }] of Object.entries(ways)) {
  test(
    `while the backend is ${name}, readers can keep reading, and once it is back everything is live again`,
    { tag: "@full" },
    async ({ page, browserConsole }) => {
      browserConsole.expect(logged);
      await page.clock.install();
      await page.route(API, answer);
      await page.goto("/");
      await expect(notice(page)).toBeVisible();
      await readOn(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);

      const title = unique("Written meanwhile");
      await mainLink(page, "/blog").click();
      await page.getByRole("searchbox", { name: "Search articles" }).fill(title);
      await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
      await makePost({ title });
      await page.unroute(API);
      await page.clock.fastForward(31_000);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByRole("link", { name: title })).toBeVisible();
    },
  );
}

test(
  "while the backend does not respond, readers can keep reading",
  { tag: "@full" },
  async ({ page }) => {
    await page.clock.install();
    await page.route(API, silence);
    await page.goto(articlePath);
    await goToComments(page);
    await page.clock.fastForward(4_000);
    await expect(page.getByText(comment.content)).toBeVisible();
    await mainLink(page, "/blog").click();
    await page.clock.fastForward(4_000);
    await expect(page.getByText(/^Found \d+ published posts$/)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page);
  },
);
