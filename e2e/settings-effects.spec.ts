/** Settings that change the site for everybody, on an isolated site. */
import type { Page } from "@playwright/test";
import { grace, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { startIsolatedSite, type IsolatedSite } from "./isolated-site.ts";
import { expectAccessible, goToComments, signIn, toast } from "./steps.ts";

const texts = {
  "Site name": "Grace Sample",
  "Site description": "Compilers and more.",
  "Contact e-mail": "grace@example.com",
  "Admin e-mail": "desk@example.com",
  "SEO title": "Grace Sample, compilers",
  "SEO description": "What search engines show.",
  "GitHub link": "https://github.com/grace-sample",
  "LinkedIn link": "https://www.linkedin.com/in/grace-sample",
  "Twitter link": "https://twitter.com/grace-sample",
};

let site: IsolatedSite;
/** The owner's browser, and a visitor's. */
let adminPage: Page;
let page: Page;

// In series, as they share a site.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startIsolatedSite();
});

test.afterAll(() => site.close());

test.beforeEach(async ({ openBrowser }) => {
  page = await openBrowser(undefined, { baseURL: site.url });
  adminPage = await openBrowser(undefined, { baseURL: site.url });
  await adminPage.goto("/admin/settings");
  await adminPage.getByLabel("Email").fill(owner.email);
  await adminPage.getByLabel("Password").fill(owner.password);
  await adminPage.getByRole("button", { name: "Sign In" }).click();
  await expect(adminPage.getByLabel("Site name")).toBeVisible();
});

/** Sets what `change` does to the form, as the owner does it. */
async function set(change: () => Promise<void>): Promise<void> {
  await adminPage.goto("/admin/settings");
  await expect(adminPage.getByLabel("Site name")).toBeVisible();
  await change();
  await adminPage.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(adminPage, "Settings Saved")).toBeVisible();
}

const turn = (name: string) => adminPage.getByRole("switch", { name }).click();

async function countViews(path: string): Promise<number> {
  const views = await site.query("select id from site_analytics where page_path = $1", [path]);
  return views.length;
}

test(
  "names, addresses and profiles of the settings are those of the site",
  { tag: "@full" },
  async () => {
    await set(async () => {
      for (const [label, text] of Object.entries(texts))
        await adminPage.getByLabel(label).fill(text);
    });

    await page.goto("/");
    await expect(page).toHaveTitle("Grace Sample, compilers");
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      "What search engines show.",
    );
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("Grace Sample");
    await expect(footer).toContainText("Compilers and more.");
    for (const network of ["GitHub", "LinkedIn", "Twitter"] as const) {
      await expect(footer.getByRole("link", { name: network })).toHaveAttribute(
        "href",
        texts[`${network} link`],
      );
    }

    await page.goto("/contact");
    await expect(page).toHaveTitle(/Grace Sample$/);
    await expect(page.getByRole("link", { name: "grace@example.com" })).toBeVisible();
    await expect(page.getByText("desk@example.com")).toHaveCount(0);
  },
);

test(
  "without comments an article is only read, until they are allowed again",
  { tag: "@full" },
  async () => {
    const [post] = await site.query<{ slug: string }>("select slug from posts where published");
    await set(() => turn("Comments"));
    await page.goto(`/blog/${post?.slug}`);
    await goToComments(page);
    await expect(page.getByText("Comments are closed.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Post Comment" })).toHaveCount(0);

    await set(() => turn("Comments"));
    await page.reload();
    await goToComments(page);
    await expect(page.getByRole("button", { name: "Post Comment" })).toBeVisible();
  },
);

test(
  "newcomers wait, and the owner sees why, until the reader is trusted",
  { tag: "@full" },
  async () => {
    const [post] = await site.query<{ slug: string }>("select slug from posts where published");
    await site.query("update comments set user_id = null");
    await set(async () => {
      await adminPage.getByLabel("Hold comments by").selectOption("Newcomers");
      await turn("Hold links");
    });
    await page.goto(`/blog/${post?.slug}`);
    await signIn(page, grace);
    await goToComments(page);
    const comment = async (words: string) => {
      await page.getByLabel("Leave a comment").fill(words);
      await page.getByRole("button", { name: "Post Comment" }).click();
    };
    await comment("My very first words here");
    await expect(toast(page, "Your comment is awaiting moderation.")).toBeVisible();

    await adminPage.goto("/admin/comments?status=pending&q=very+first+words");
    const held = adminPage.getByRole("article");
    await expect(held).toContainText("Newcomer");
    await held.getByRole("button", { name: "More for" }).click();
    await adminPage.getByRole("menuitem", { name: "Approve and trust this reader" }).click();
    await expect(toast(adminPage, "Reader Trusted")).toBeVisible();

    await comment("And now with www.links.example");
    await expect(toast(page, "Your comment has been posted successfully")).toBeVisible();
    await adminPage.goto("/admin/comments?q=www.links.example");
    await held.getByRole("button", { name: "More for" }).click();
    await adminPage.getByRole("menuitem", { name: "Everything from this sender" }).click();
    await expect(held).toHaveCount(2);
    await expectAccessible(adminPage);
  },
);

test(
  "without analytics nobody is counted, until it is switched on again",
  { tag: "@full" },
  async () => {
    await set(() => turn("Analytics"));
    const counted = await countViews("/skills");
    await page.goto("/skills");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skills");
    await page.waitForLoadState("networkidle");
    expect(await countViews("/skills")).toBe(counted);

    await set(() => turn("Analytics"));
    await page.reload();
    await expect.poll(() => countViews("/skills")).toBe(counted + 1);
  },
);

// What admin-settings.spec.ts sees as well, here through the settings page.
test(
  "a closed site is closed to visitors, not to its owner, and opens again",
  { tag: "@full" },
  async () => {
    await set(async () => {
      await adminPage.getByLabel("Admin e-mail").fill("desk@example.com");
      await turn("Maintenance mode");
    });
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The site is closed for a moment",
    );
    await expect(page.getByRole("link", { name: "desk@example.com" })).toBeVisible();
    await adminPage.goto("/blog");
    await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Tech Blog");
    await expect(adminPage.getByText("Maintenance mode is on.")).toBeVisible();

    await set(() => turn("Maintenance mode"));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tech Blog");
  },
);
