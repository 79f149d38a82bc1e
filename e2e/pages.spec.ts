import { readFile } from "node:fs/promises";
import { milestones } from "@/content/about";
import { career } from "@/content/career";
import { profile } from "@/content/profile";
import { readPdf } from "../tests/support/pdf.ts";
import { makeProject } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

test("a project that is newer than the build opens at its URL", async ({ page }) => {
  const { slug, title } = await makeProject({
    long_description_html: "<p>The whole story of it.</p>",
  });
  await page.goto(`/projects/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("The whole story of it.")).toBeVisible();
});

for (const [path, label] of [
  ["/", "Download Resume"],
  ["/resume", "Download PDF"],
  ["/about", "Download CV"],
] as const) {
  test(`${label} on ${path} saves the resume as a PDF`, { tag: "@full" }, async ({ page }) => {
    await page.goto(path);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: label }).click();
    const name = profile.name.replaceAll(" ", "-");
    expect((await download).suggestedFilename()).toBe(`${name}-Resume.pdf`);
    const { text, links } = await readPdf(
      new Uint8Array(await readFile(await (await download).path())),
    );
    for (const words of career.map(({ title }) => title)) {
      expect(text).toContain(words);
    }
    expect(links).toContain(`mailto:${profile.email}`);
  });
}

for (const format of ["A4", "Letter"]) {
  test(`the sample resume prints on one sheet of ${format}`, { tag: "@full" }, async ({ page }) => {
    await page.goto("/resume");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { pages, text, links } = await readPdf(new Uint8Array(await page.pdf({ format })));
    expect(pages).toHaveLength(1);
    for (const words of career.map(({ title }) => title)) {
      expect(text).toContain(words);
    }
    expect(links).toContain(`mailto:${profile.email}`);
  });
}

test("the resume prints black on white, without the site", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/resume");
  await expect(page.getByRole("heading", { name: career[0]?.title ?? "?" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeHidden();
});

for (const path of ["/blog", "/pay", "/contact"]) {
  test(`${path} is printed without what can be pressed`, { tag: "@full" }, async ({ page }) => {
    await page.goto(path);
    const pressed = page.getByRole("main").locator("button, input[type=search]");
    await expect(pressed.first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(pressed.filter({ visible: true })).toHaveCount(path === "/pay" ? 1 : 0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test(
  "no printed entry is torn apart, nor is a heading from its entries",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
    // On this paper the timeline begins in the last lines of a sheet.
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: "A4" })));
    const sheets = pages.map((text) => text.replace(/\s+/g, " "));
    for (const { title, text } of milestones) {
      expect(sheets.find((sheet) => sheet.includes(title))).toContain(text);
    }
    expect(sheets.find((sheet) => sheet.includes("Timeline"))).toContain(milestones[0]?.title);
  },
);

test("the selected tab is visible on a phone", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/skills?category=design");
  const tab = page.getByRole("tab", { name: "Design", selected: true });
  await expect(tab).toBeVisible();
  const box = await tab.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
