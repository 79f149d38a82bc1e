import { project } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";

// A separate site: a changed setting affects every visitor.
const site = isolatedSite();

const MEANWHILE = { slug: "published-after-the-build", title: "Published after the build" };

test("a page of an older build shows what has changed", { tag: "@full" }, async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const at = (path: string) => site.url + path;

  await page.goto(at("about"));
  const footer = page.getByRole("contentinfo");
  await expect(footer).not.toContainText("The Name of Today");
  await site.query("update site_settings set site_name = 'The Name of Today'");
  await page.reload();
  await expect(footer).toContainText("The Name of Today");

  await page.goto(at("projects"));
  await expect(heading).toBeVisible();
  await expect(page.getByRole("main")).toContainText(project.title);
  await site.query("update projects set title = 'A project of today' where id = $1", [project.id]);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("A project of today");
  await page.goto(at(`projects/${project.slug}`));
  await expect(heading).toHaveText("A project of today");

  await page.goto(at("blog"));
  await expect(page.getByRole("main")).not.toContainText(MEANWHILE.title);
  await site.query(
    "insert into posts (slug, title, content, published) values ($1, $2, '<p>New.</p>', true)",
    [MEANWHILE.slug, MEANWHILE.title],
  );
  await page.reload();
  await page.getByRole("link", { name: MEANWHILE.title }).first().click();
  await expect(heading).toHaveText(MEANWHILE.title);
});
