/** The layout in a language with longer texts, and in a right-to-left one. */
import { texts } from "@/languages/de";
import { pseudoCatalogue } from "../scripts/words/pseudo-language.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { ownBuild } from "./own-build.ts";
import { adminPaths, hiddenPaths, publicPaths } from "./site-paths.ts";
import { expectUsable, signIn } from "./steps.ts";

const pages = [...publicPaths, ...hiddenPaths, "/no-such-page"];
const desks = [...adminPaths, "/admin/posts/new", "/admin/pages?new", "/admin/kinds?new"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [language, direction] of [
  ["en-XA", "ltr"],
  ["ar-XB", "rtl"],
] as const)
  test.describe(language, { tag: "@full" }, () => {
    // Builds another site.
    test.describe.configure({ mode: "default", timeout: 400_000 });

    const site = ownBuild({ VITE_LANGUAGE: language });
    const catalogue = pseudoCatalogue(language, texts);

    for (const pagePath of pages)
      test(pagePath, async ({ page }) => {
        await page.goto(new URL(pagePath, site.url).href);
        const html = page.locator("html[data-hydrated]");
        await expect(html).toHaveAttribute("lang", language);
        await expect(html).toHaveCSS("direction", direction);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectUsable(page);
      });

    test("the owner's pages", async ({ page }) => {
      await page.goto(new URL("/blog", site.url).href);
      await signIn(page, owner, catalogue);
      for (const pagePath of desks)
        await test.step(pagePath, async () => {
          await page.goto(new URL(pagePath, site.url).href, { waitUntil: "networkidle" });
          await expect(page.getByRole("heading").first()).toBeVisible();
          await expectUsable(page);
        });
    });
  });
