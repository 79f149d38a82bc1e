/** Prerendered pages: their content before hydration, and hydration itself. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { deletedPost, editedPost } from "./after-build.ts";
import { article, articlePath } from "./article.ts";
import { asOwner, makePost } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { publicPages, publicPaths } from "./site-paths.ts";
import { codeOf, holdBack } from "./steps.ts";

// sweep.spec.ts visits the pages as they are, with reduced motion, as every kind of user.
test(
  "every page is hydrated without changes, whatever its query and fragment",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(undefined, {
      locale: "de-DE",
      timezoneId: "Pacific/Auckland",
      reducedMotion: "no-preference",
    });
    for (const address of publicPaths) {
      await page.goto(`${address}?q=a&method=bitcoin&status=completed#contact`);
      await expect(page.locator("#page-data"), address).toBeAttached();
    }
  },
);

test("without JavaScript every page shows its content", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [address, text] of Object.entries(publicPages)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: text }).first(), address).toBeVisible();
    await expect(page.getByRole("status", { name: /Loading|Drawing/ })).toHaveCount(0);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  }
  await page.goto(articlePath);
  await expect(page.locator(".article")).toContainText("Somebody said so.");
  await expect(page.getByText("Comments need JavaScript.")).toBeVisible();
  await page.close();
});

test("actions before hydration take effect after it", async ({ browser }) => {
  // A new page: the fixture's `goto` would wait for hydration.
  const page = await browser.newPage();
  const release = await holdBack(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Ada Early");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Subject").fill("Before the app");
  await page.getByLabel("Message").fill("Typed and sent before anything could take it.");
  await page.getByRole("button", { name: "Sign In" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name")).toHaveValue("Ada Early");
  await expect(page.getByLabel("Message")).toHaveValue(/^Typed and sent/);
  // Saved as a draft like all typed text.
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("Before the app");
  await page.close();
});

test("a tab pressed before hydration is open after it", { tag: "@full" }, async ({ browser }) => {
  const page = await browser.newPage();
  const release = await holdBack(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Values" }).click();
  release();
  await expect(page.getByRole("tab", { name: "Values" })).toHaveAttribute("aria-selected", "true");
  await page.close();
});

test("a form submitted before hydration is sent once, without leaving the page", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const release = await holdBack(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /send_contact_message/.test(request.url()))
      sent.push(request.url());
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Ada Early");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Subject").fill("Sent early");
  await page.getByLabel("Message").fill("Sent before anything could take it.");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(new URL(page.url()).search).toBe("");
  release();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText("Message");
  expect(sent).toHaveLength(1);
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.close();
});

test("a search typed before hydration is run after it", { tag: "@full" }, async ({ browser }) => {
  const page = await browser.newPage();
  const release = await holdBack(page);
  await page.goto("/blog", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill(article.title);
  release();
  await expect(page.getByText("Found 1 published post")).toBeVisible();
  await expect(page).toHaveURL(/\?q=An\+article/);
  await expect(page.getByRole("searchbox")).toHaveValue(article.title);
  await page.close();
});

test(
  "a picture that fails before hydration leaves no gap",
  { tag: "@full" },
  async ({ browser }) => {
    const page = await browser.newPage();
    const release = await holdBack(page);
    await page.route("**/icon-192.png", (route) => route.abort());
    await page.goto(articlePath, { waitUntil: "commit" });
    const cover = page.locator('article img[src="/icon-192.png"]');
    await expect(cover).toHaveCount(1);
    await expect(cover).toHaveJSProperty("naturalWidth", 0);
    release();
    await expect(cover).toHaveCount(0);
    await page.close();
  },
);

test("a post edited, deleted or published after the build is correct at once", async ({ page }) => {
  const client = await asOwner();
  const edited = { title: "A title of today", content: "<p>As it is <em>now</em>.</p>" };
  await client.from("posts").update(edited).eq("id", editedPost.id).throwOnError();
  await client.from("posts").delete().eq("id", deletedPost.id).throwOnError();
  const heading = page.getByRole("heading", { level: 1 });

  for (const { slug, title } of [editedPost, deletedPost]) {
    const file = await page.request.get(`/blog/${slug}`);
    expect(await file.text()).toContain(title);
  }
  for (const address of [editedPost.id, editedPost.slug]) {
    await page.goto(`/blog/${address}`);
    await expect(heading).toHaveText(edited.title);
    await expect(page.locator(".article")).toHaveText("As it is now.");
    await expect(page).toHaveTitle(/^A title of today/);
  }
  for (const address of [deletedPost.id, deletedPost.slug]) {
    await page.goto(`/blog/${address}`);
    await expect(heading).toHaveText("Post Not Found");
  }
  const published = await makePost();
  await page.goto(`/blog/${published.slug}`);
  await expect(heading).toHaveText(published.title);
});

/** Opens a page with two history entries, which belong to the same document, which a reload loads. */
async function goFromSkillsToAbout(
  browser: Browser,
  browserConsole: { watch: (context: BrowserContext) => void },
): Promise<Page> {
  const page = await browser.newPage();
  browserConsole.watch(page.context());
  await page.goto("/skills");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle(/^About/);
  return page;
}

for (const [when, loaded] of [
  ["before any code is loaded", "commit"],
  ["while the page's code is loading", "domcontentloaded"],
] as const)
  test(
    `going back ${when} leads to the right page`,
    { tag: "@full" },
    async ({ browser, browserConsole }) => {
      const page = await goFromSkillsToAbout(browser, browserConsole);
      const release = await holdBack(page, codeOf("AboutPage"));
      await page.reload({ waitUntil: loaded });
      await page.evaluate(() => window.history.back());
      release();
      await expect(page).toHaveTitle(/^Skills/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Skills/);
      await page.close();
    },
  );

test(
  "going back in the middle of hydration leads to the right page",
  { tag: "@full" },
  async ({ browser, browserConsole }) => {
    const page = await goFromSkillsToAbout(browser, browserConsole);
    await page.addInitScript(() => {
      // The router reads it on its first render, and on a slow machine the rest takes a while.
      const descriptor = Object.getOwnPropertyDescriptor(History.prototype, "state") ?? {};
      Object.defineProperty(History.prototype, "state", {
        get: (): unknown => {
          Object.defineProperty(History.prototype, "state", descriptor);
          history.back();
          return history.state;
        },
        configurable: true,
      });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await page.reload({ waitUntil: "commit" });
    // At a twentieth of the speed of a machine that may be busy.
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 60_000 });
    await expect(page).toHaveURL("/skills");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Skills/);
    await page.close();
  },
);

test(
  "going back between hydration's start and the first render leads to the right page",
  { tag: "@full" },
  async ({ browser, browserConsole }) => {
    const page = await goFromSkillsToAbout(browser, browserConsole);
    await page.addInitScript(() => {
      // React schedules its rendering with a message.
      const descriptor =
        Object.getOwnPropertyDescriptor(MessagePort.prototype, "postMessage") ?? {};
      Object.defineProperty(MessagePort.prototype, "postMessage", {
        value(this: MessagePort, message: unknown) {
          Object.defineProperty(MessagePort.prototype, "postMessage", descriptor);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none.
          window.addEventListener("popstate", () => this.postMessage(message), { once: true });
          history.back();
        },
        configurable: true,
      });
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page).toHaveURL("/skills");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Skills/);
    await expect(page).toHaveTitle(/^Skills/);
    await page.close();
  },
);
