import { measureBuild } from "../scripts/bundle-budget/count.ts";
import { articlePath, projectPath, tagPath } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { codeOf, keepVersion } from "./steps.ts";

/** What the build counted and compared with its budget. */
const { scripts } = measureBuild("dist-embedded");

/** The other pages load theirs the same way: the full run checks them. */
const EVERY_CHANGE = new Set(["/blog/:slug"]);

/** Examples of pages for routes with parameters. */
const EXAMPLES: Record<string, string> = {
  "/blog/:slug": articlePath,
  "/:page": "/now",
  "/projects/:slug": projectPath,
  "/blog/tag/:name": tagPath,
  "/blog/category/:name": "/blog/category/General",
  "/blog/archive/:year": "/blog/archive/2020",
};

for (const [path, counted] of Object.entries(scripts)) {
  const tag = EVERY_CHANGE.has(path) ? [] : "@full";
  test(
    `a first visit to ${path} loads the scripts that the build counted`,
    { tag },
    async ({ page }) => {
      await keepVersion(page);
      const loaded: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() !== "script") return;
        loaded.push(new URL(request.url()).pathname.slice(1));
      });
      await page.goto(EXAMPLES[path] ?? path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Some wait until the browser is idle.
      await expect.poll(() => loaded.toSorted()).toEqual(Object.keys(counted).toSorted());
    },
  );
}

test("hovering over a link fetches its page, and a click requests no more", async ({ page }) => {
  await page.goto("/about");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  const list = page.waitForResponse(/rest\/v1\/posts/);
  const code = page.waitForResponse(codeOf("BlogPage"));
  await link.hover();
  await (await list).finished();
  await (await code).finished();

  const asked: string[] = [];
  page.on("request", (request) => {
    const isSending = request.method() !== "GET";
    if (!isSending && /script|fetch/.test(request.resourceType())) asked.push(request.url());
  });
  await link.click();
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  expect(asked).toEqual([]);
});
