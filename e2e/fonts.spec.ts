/** The site's own faces: they come after the first paint, and nothing moves by it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const USED = ["data-fonts", "used"] as const;
const FACES = ["Geist Variable", "Geist Mono Variable", "Instrument Serif"];

/** Which of the faces are there and stand first where they are used. */
const shown = (page: Page) =>
  page.evaluate((faces) => {
    const styles = [...document.querySelectorAll("body *")].map(
      (element) => getComputedStyle(element).fontFamily,
    );
    return faces.filter(
      (face) =>
        [...document.fonts].some(
          ({ family, status }) => family.includes(face) && status === "loaded",
        ) && styles.some((family) => family.startsWith(`"${face}"`)),
    );
  }, FACES);

test("the fonts are fetched once the page has loaded, and are there at once on the next visit", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute(...USED);
  expect(await shown(page)).toEqual(FACES);
  const [loaded, asked] = await page.evaluate(() => {
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => /woff2/.test(name));
    const [navigation] = performance.getEntriesByType("navigation");
    return [navigation?.toJSON().loadEventStart, fonts.map(({ startTime }) => startTime)];
  });
  expect(asked).toHaveLength(FACES.length);
  expect(Math.min(...asked)).toBeGreaterThan(loaded);

  // As long as a picture is on its way the page has not loaded.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/images/**", async (route) => {
    await promise;
    await route.continue();
  });
  const opened = page.goto("/projects");
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute(...USED);
  await expect.poll(() => shown(page)).toEqual(FACES);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  resolve();
  await opened;
});

test("where lines would break elsewhere a page keeps the fonts it came with, and the next one has its own", async ({
  page,
}) => {
  // A machine whose fonts run wider than those that were measured.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = ':root:not([data-fonts="used"]) { word-spacing: 0.3em }';
      document.head.append(style);
    });
  });
  await page.goto("/skills");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "/skills");
  expect(await shown(page)).toEqual([]);
  // Filters in the address make no new page.
  await page.getByRole("tab").nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "/skills");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "About" }).click();
  await expect(page.locator("html")).toHaveAttribute(...USED);
  expect(await shown(page)).toEqual(FACES);
  await page.goto("/skills");
  await expect(page.locator("html")).toHaveAttribute(...USED);
});

test("where nothing can be stored the fonts come all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The document is sandboxed.", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute(...USED);
  expect(await shown(page)).toEqual(FACES);
});

/** Where a face is used: elements with texts of its kind. */
const uses = [
  { face: "Geist", real: "Geist Variable", weight: 400, texts: "p, li, dd" },
  { face: "Geist", real: "Geist Variable", weight: 500, texts: "[class~=font-medium]" },
  { face: "Geist", real: "Geist Variable", weight: 600, texts: "p, li, dd" },
  { face: "Geist", real: "Geist Variable", weight: 700, texts: "p, li, dd" },
  { face: "Geist Mono", real: "Geist Mono Variable", weight: 400, texts: "p, li, dd" },
  { face: "Instrument Serif", real: "Instrument Serif", weight: 400, texts: "h1, h2, h3" },
];

test("the fonts that stand in run as wide as the site's own in its texts", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute(...USED);
  const ratios = await page.evaluate(async (uses) => {
    const context = document.createElement("canvas").getContext("2d");
    const pages = await Promise.all(
      ["/", "/about", "/skills", "/services", "/blog/debugging-by-bisection"].map(async (address) =>
        new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html"),
      ),
    );
    const width = async (font: string, texts: string[]) => {
      await document.fonts.load(font);
      if (context) context.font = font;
      return texts.reduce((sum, text) => sum + (context?.measureText(text).width ?? 0), 0);
    };
    return Promise.all(
      uses.map(async ({ face, real, weight, texts: selector }) => {
        const elements = pages.flatMap((one) => Array.from(one.querySelectorAll(selector)));
        const texts = elements.map((element) => element.textContent.replace(/\s+/g, " ").trim());
        const own = await width(`${weight} 100px "${real}"`, texts);
        return own / (await width(`${weight} 100px "${face} Fallback"`, texts));
      }),
    );
  }, uses);
  for (const [index, { face, weight }] of uses.entries()) {
    expect(Math.abs((ratios[index] ?? 0) - 1), `${face} ${weight}: ${ratios[index]}`).toBeLessThan(
      0.005,
    );
  }
});
