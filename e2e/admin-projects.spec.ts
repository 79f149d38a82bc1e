import type { Locator, Page } from "@playwright/test";
import { makeProject, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

/** The editor of a project, opened from a list filtered to it. */
async function openEditor(page: Page, title: string): Promise<Locator> {
  await page.goto(`/admin/projects?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const editor = page.getByRole("dialog", { name: "Edit Project" });
  await expect(editor.getByLabel("Title")).toHaveValue(title);
  return editor;
}

test(
  "loading more of a list continues where it ended, in any order",
  { tag: "@full" },
  async ({ page }) => {
    const mark = unique("").trim();
    const names = ['"', "\\", ",", "(", ")", "%", "*", ".", "a", "b", "c", "d", "e", "é", "日本"];
    const titles = names.map((name) => `${mark} ${name} "x, (y)"`);
    await Promise.all(titles.map((title) => makeProject({ title })));

    for (const order of ["Title", "Oldest", "Last edited"]) {
      await page.goto(`/admin/projects?q=${mark}`);
      await page.getByRole("button", { name: "Sort by Newest" }).click();
      await page.getByRole("menuitemradio", { name: order }).click();
      await expect(page.getByRole("button", { name: `Sort by ${order}` })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(12);
      await page.getByRole("button", { name: "Load more" }).click();
      await expect(page.getByRole("article")).toHaveCount(15);
      const shown = await page.getByRole("heading", { level: 2 }).allTextContents();
      expect(shown.toSorted()).toEqual(titles.toSorted());
    }
  },
);

test("everyone can use the owner's projects and editor", { tag: "@full" }, async ({ page }) => {
  const project = await makeProject({
    title: `Donaudampfschifffahrts${"kapitän".repeat(12)}`,
    description: "x".repeat(400),
    technologies: Array.from({ length: 9 }, (_, index) => `${index}${"t".repeat(39)}`),
    github_url: "https://code.example.com",
    live_url: "https://live.example.com",
    end_date: "2026-01-01",
    start_date: "2025-01-01",
    featured: false,
  });
  const editor = await openEditor(page, project.title);
  await editor.getByLabel("Title").clear();
  await editor.getByRole("button", { name: "Save Project" }).click();
  await expect(editor.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(editor).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Sort by Newest" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
