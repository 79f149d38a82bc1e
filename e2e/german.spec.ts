import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { texts } from "@/languages/de";
import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { ownBuild } from "./own-build.ts";
import { adminPaths, hiddenPaths, publicPaths } from "./site-paths.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn } from "./steps.ts";
import { root } from "../scripts/lib/root.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "de-DE" });
// Builds another site.
test.describe.configure({ mode: "serial", timeout: 400_000 });

const site = ownBuild({ VITE_LANGUAGE: "de" });

/** The sample owner's text, in English: some of it occurs in the interface as well. */
const content = path.join(root, "src/content");
const owners = fs
  .readdirSync(content)
  .filter((file) => file.endsWith(".ts"))
  .map((file) =>
    fs.readFileSync(path.join(content, file), "utf8").replaceAll(/\bt\(\s*"[^"]*"/g, ""),
  )
  .join("\n");
/** «Tag» is a day. */
const german = new Set<unknown>(Object.values(texts));
/** Texts that the samples share with the catalogue, in English: a category, an author, and the title of a page. */
const SAMPLES = new Set(["General", "Admin", "Now"]);
/** Texts of the catalogue that are not German, and occur nowhere else. */
const english = new Set(
  Object.entries(texts)
    .filter(([text]) => !german.has(text) && !SAMPLES.has(text) && !owners.includes(`"${text}"`))
    .map(([text]) => text),
);

/** Those with values for their placeholders. */
const englishWithValues = [...english]
  .filter((text) => text.includes("{") && text.replaceAll(/\{\w+\}/g, "").length >= 12)
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escapeRegExp)
          .join(".+")}$`,
        "s",
      ),
  );

/** The English interface texts on a page. */
function englishOf(texts: readonly string[]): string[] {
  return texts.filter(
    (text) => english.has(text) || englishWithValues.some((one) => one.test(text)),
  );
}

/** All text of a page, except elements that declare another language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest("script, style, pre, [lang]:not(html)")) continue;
      if (node instanceof Text) texts.push(node.data);
      else if (element) {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) {
          texts.push(element.getAttribute(name) ?? "");
        }
      }
    }
    return texts.map((text) => text.trim());
  });
}

for (const pagePath of [...publicPaths, ...hiddenPaths, "/no-such-page"]) {
  test(`${pagePath} is German`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(new URL(pagePath, site.url).href);
    await expect(page.locator("html[data-hydrated]")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const texts = await textsOf(page);
    expect(englishOf(texts)).toEqual([]);
    const percentages = texts.filter((text) => /^\d+%$/.test(text));
    expect(percentages.filter((text) => !owners.includes(`"${text}"`))).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("dialogs and errors are German", { tag: "@full" }, async ({ page, browserConsole }) => {
  browserConsole.expect(/status of 400 .*\/auth\/v1\/token\?grant_type=password/);
  await page.goto(new URL("/services", site.url).href);
  await page.getByRole("button", { name: "Beratung vereinbaren" }).first().click();
  await expect(page.getByRole("dialog", { name: "Beratung vereinbaren" })).toBeVisible();
  expect(englishOf(await textsOf(page))).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Anmelden" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByLabel("E-Mail").fill("ada@example.com");
  await dialog.getByLabel("Passwort").fill("not her password");
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("Adresse oder Passwort stimmt nicht.")).toBeVisible();
});

/** Signs the owner in, and returns a function that opens one of the site's pages. */
async function signInTo(page: Page) {
  const visit = (pagePath: string) => page.goto(new URL(pagePath, site.url).href);
  await visit("/blog");
  await signIn(page, owner, texts);
  return visit;
}

test("the owner's pages are German", { tag: "@full" }, async ({ page }) => {
  test.setTimeout(400_000);
  const visit = await signInTo(page);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const pagePath of [
    ...adminPaths,
    "/admin/posts/new",
    "/admin/pages?new",
    "/admin/projects?new",
    "/admin/kinds?new",
  ]) {
    await test.step(pagePath, async () => {
      await visit(pagePath);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.getByRole("status", { name: /geladen|geprüft/ })).toHaveCount(0);
      expect(englishOf(await textsOf(page))).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
});

test("an owner can work in German alone", { tag: "@full" }, async ({ page, openBrowser }) => {
  const visit = await signInTo(page);
  await visit("/admin");
  await page.getByRole("link", { name: "Beiträge", exact: true }).click();
  await page.getByRole("link", { name: "Neuer Beitrag" }).click();
  const desk = page.getByRole("main", { name: "Neuer Beitrag" });
  await desk.getByLabel("Titel").fill("Ein Brief aus dem Hafen");
  await desk
    .getByLabel("Inhalt")
    .fill("## Morgens\n\nEs regnet.[^1]\n\n> [!TIP]\n> Gummistiefel.\n\n[^1]: Seit gestern.");
  await desk.getByRole("button", { name: "Vorschau" }).click();
  await expect(desk.getByRole("heading", { name: "Morgens" })).toBeVisible();
  await desk.getByRole("button", { name: "Anders speichern" }).click();
  await page.getByRole("menuitem", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Beitrag angelegt")).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(new URL("/blog/ein-brief-aus-dem-hafen", site.url).href);
  await expect(visitor.getByText("Tipp", { exact: true })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Fußnote 1" })).toBeVisible();
  await visitor.getByLabel("Name").fill("Vera");
  await visitor
    .getByLabel("Kommentar schreiben")
    .fill("Siehe www.one.example www.two.example www.three.example");
  await visitor.getByRole("button", { name: "Kommentar senden" }).click();
  const form = visitor.getByRole("main");
  await expect(form.getByText("Dein Kommentar wartet auf Freigabe.")).toBeVisible();

  await visit("/admin/comments");
  const comment = page.getByRole("article", { name: "Kommentar von Vera" });
  await page.setViewportSize({ width: 360, height: 800 });
  await comment.getByRole("checkbox").check();
  const selection = page.getByText(/^(Alle auswählen|1 ausgewählt)$/);
  for (const line of [comment.getByRole("button"), selection]) {
    const middles = await line.evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(Math.max(...middles) - Math.min(...middles), "one line").toBeLessThan(5);
  }
  await comment.getByRole("button", { name: "Freigeben" }).click();
  await expect(comment).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(/^Siehe /)).toBeVisible();
});
