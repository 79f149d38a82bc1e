import type { Locator, Page } from "@playwright/test";
import { makeProject, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, toast } from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

/** The row of a project in the owner's list. */
function rowOf(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title });
}

/** The editor of a project, opened from a list filtered to it. */
async function openEditor(page: Page, title: string): Promise<Locator> {
  await page.goto(`/admin/projects?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const editor = page.getByRole("dialog", { name: "Edit Project" });
  await expect(editor.getByLabel("Title")).toHaveValue(title);
  return editor;
}

test(
  "the owner makes a project, looks at it in public, changes it and deletes it",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/404 .*no-such-file/);
    // An end before the start, which the database rejects.
    browserConsole.expect(/400 .*projects/);
    const title = unique("Kite");
    await page.goto("/projects");
    await expect(page.getByRole("heading", { name: "All Projects" })).toBeVisible();
    await page.getByRole("link", { name: "Admin" }).click();
    await page.getByRole("link", { name: "Projects", exact: true }).click();
    await page.getByRole("button", { name: "New Project" }).click();
    const editor = page.getByRole("dialog", { name: "Create New Project" });
    await editor.getByRole("button", { name: "Save Project" }).click();
    await expect(toast(page, "Please fill in at least the title and description")).toBeVisible();
    await editor.getByLabel("Title").fill(title);
    await editor.getByLabel("Description", { exact: true }).fill("Flies by itself.");
    await editor.getByLabel("Long description").fill("It needs wind.\n\nAnd a string.");
    const preview = editor.getByRole("img", { name: "Image Preview" });
    await editor.getByLabel("Image", { exact: true }).fill("/images/no-such-file.avif");
    await expect(preview).toBeHidden();
    await editor.getByLabel("Image", { exact: true }).fill("/images/projects/relay-chat-960.avif");
    await expect(preview).not.toHaveJSProperty("naturalWidth", 0);
    for (const name of ["Wind", " Paper ", "wind", "A", "B", "C", "D"]) {
      await editor.getByLabel("Add a technology").fill(name);
      await page.keyboard.press("Enter");
    }
    await editor.getByLabel("Start date").fill("2026-01-31");
    await editor.getByLabel("Live link").fill("https://kite.example.com");
    await editor.getByRole("button", { name: "Save Project" }).click();
    await expect(toast(page, "Project saved successfully!")).toBeVisible();
    await expect(editor).toBeHidden();

    const row = rowOf(page, title);
    await expect(row.getByRole("list", { name: "Technologies" })).toHaveText("WindPaperABC+1 more");
    await expect(row).toContainText("31 Jan 2026");
    await row.getByRole("link", { name: "View" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("And a string.")).toBeVisible();

    const changing = await openEditor(page, title);
    await changing.getByLabel("Status").selectOption("planned");
    await changing.getByLabel("End date").fill("2026-01-01");
    await changing.getByRole("button", { name: "Save Project" }).click();
    await expect(changing.getByLabel("End date")).toBeFocused();
    await changing.getByLabel("End date").fill("2026-02-01");
    await changing.getByRole("button", { name: "Save Project" }).click();
    await expect(changing).toBeHidden();
    await expect(row).toContainText("planned");

    await row.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete project" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(toast(page, "Project deleted successfully")).toBeVisible();
    await expect(page.getByText("No projects match your search.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeFocused();
  },
);

test(
  "lists in any order go on where they ended, whatever the titles hold",
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

test(
  "everyone can use the owner's projects, the editor and its menus",
  { tag: "@full" },
  async ({ page }) => {
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
  },
);
