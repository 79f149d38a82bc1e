/** What changes the site for everybody. Runs alone, after all other tests. */
import type { Page } from "@playwright/test";
import { asOwner, makePost, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./steps.ts";

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

let before: object = {};

test.beforeAll(async () => {
  const client = await asOwner();
  const { data } = await client.rpc("read_site_settings").single().throwOnError();
  const { singleton: _singleton, updated_at: _updatedAt, ...settings } = data;
  before = settings;
});

test.afterEach(async () => {
  const client = await asOwner();
  await client.from("site_settings").update(before).eq("singleton", true).throwOnError();
});

/** Sets what `change` does to the form, as the owner does it. */
async function set(desk: Page, change: () => Promise<void>): Promise<void> {
  await desk.goto("/admin/settings");
  await expect(desk.getByLabel("Site name")).toBeVisible();
  await change();
  await desk.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(desk, "Settings Saved")).toBeVisible();
}

const turn = (desk: Page, name: string) => desk.getByRole("switch", { name }).click();

async function countViews(path: string): Promise<number> {
  const client = await asOwner();
  const { count } = await client
    .from("site_analytics")
    .select("id", { count: "exact", head: true })
    .eq("page_path", path)
    .throwOnError();
  return count ?? 0;
}

test("names, addresses and profiles of the settings are those of the site", async ({
  openBrowser,
  page,
}) => {
  const desk = await openBrowser(owner);
  await set(desk, async () => {
    for (const [label, text] of Object.entries(texts)) await desk.getByLabel(label).fill(text);
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
});

test("without comments an article is only read, until they are allowed again", async ({
  openBrowser,
  page,
}) => {
  const post = await makePost();
  const desk = await openBrowser(owner);
  await set(desk, () => turn(desk, "Comments"));
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByText("Comments are closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Post Comment" })).toHaveCount(0);

  await set(desk, () => turn(desk, "Comments"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Post Comment" })).toBeVisible();
});

test("without analytics nobody is counted, until it is switched on again", async ({
  openBrowser,
  page,
}) => {
  const desk = await openBrowser(owner);
  await set(desk, () => turn(desk, "Analytics"));
  const counted = await countViews("/skills");
  await page.goto("/skills");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skills");
  await page.waitForLoadState("networkidle");
  expect(await countViews("/skills")).toBe(counted);

  await set(desk, () => turn(desk, "Analytics"));
  await page.reload();
  await expect.poll(() => countViews("/skills")).toBe(counted + 1);
});

test("a closed site is closed to visitors, not to its owner, and opens again", async ({
  openBrowser,
  page,
}) => {
  const desk = await openBrowser(owner);
  await set(desk, async () => {
    await desk.getByLabel("Admin e-mail").fill("desk@example.com");
    await turn(desk, "Maintenance mode");
  });
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The site is closed for a moment",
  );
  await expect(page.getByRole("link", { name: "desk@example.com" })).toBeVisible();
  await desk.goto("/blog");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Tech Blog");
  await expect(desk.getByText("Maintenance mode is on.")).toBeVisible();

  await set(desk, () => turn(desk, "Maintenance mode"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tech Blog");
});
