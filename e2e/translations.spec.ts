/** Translations of an article. */
import { makePost, owner, unique } from "./backend.ts";
import { desk, openPostSettings } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectUsable, toast } from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

test("readers can switch to a translation", { tag: "@full" }, async ({ page, openBrowser }) => {
  const title = unique("On glazes");
  const original = await makePost({ title, language: "en" });
  const german = await makePost({ title: `Über ${title}`, language: "de", published: false });
  await page.goto(`/admin/posts/${german.id}`);
  await openPostSettings(page);
  await page.getByRole("button", { name: "Choose an article" }).click();
  const picker = page.getByRole("dialog", { name: "Choose an article" });
  await picker.getByLabel("Search articles").fill(title);
  await expect(picker.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await picker.getByRole("button", { name: title }).click();
  const translations = page.getByRole("region", { name: "Translations" });
  await expect(translations.getByRole("link", { name: title })).toBeVisible();
  await expectAccessible(page);
  const editor = desk(page, "Edit Post");
  await editor.getByRole("button", { name: "Save draft" }).click();
  await expect(toast(page, "Post updated successfully")).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(`/blog/${original.slug}`);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText("Also in")).toBeHidden();

  await page.getByRole("switch", { name: "Published" }).click();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByRole("button", { name: "Update" })).toBeVisible();
  await visitor.reload();
  await visitor.getByRole("link", { name: "Deutsch" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: `Über ${title}` })).toBeVisible();
  await expect(visitor).toHaveURL(new RegExp(`/blog/${german.slug}$`));
  await expect(visitor.locator('link[hreflang="x-default"]')).toHaveAttribute(
    "href",
    new RegExp(`/blog/${original.slug}$`),
  );
  await expectUsable(visitor);
  await visitor.getByRole("link", { name: "English" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
});
