import { makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { mainLink } from "./steps.ts";

const UNREACHABLE = "The server did not answer. Check your connection and try again.";
const OFFLINE = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test(
  "what has been read stays readable offline, and what has not says so",
  { tag: "@full" },
  async ({ page, context, browserConsole }) => {
    const word = unique("Offline");
    const [read, unread] = await Promise.all([
      makePost({ title: `${word} read before` }),
      makePost({ title: `${word} not read yet` }),
    ]);
    await page.goto(`/blog?q=${encodeURIComponent(word)}`);
    await page.getByRole("link", { name: read.title }).click();
    await expect(page.getByText("The body of the post.")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Found 2 published posts")).toBeVisible();

    await context.setOffline(true);
    browserConsole.expect(OFFLINE);
    await page.getByRole("link", { name: read.title }).click();
    await expect(page.getByText("The body of the post.")).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: unread.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This post could not be loaded",
    );
    await expect(page.getByRole("alert")).toContainText(UNREACHABLE);

    await context.setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(unread.title);
  },
);

test(
  "a page that cannot be fetched offline offers to load again",
  { tag: "@full" },
  async ({ page, context, browserConsole }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
    await context.setOffline(true);
    browserConsole.expect(OFFLINE);
    browserConsole.expect(/Failed to fetch dynamically imported module/);
    await mainLink(page, "/about").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page.getByText("This page could not be fetched.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  },
);
