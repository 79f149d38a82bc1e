/** The site's fonts: on every page from the first visit on, without layout shifts. */
import type { CDPSession, Page } from "@playwright/test";
import { adminPaths, publicPaths, singlePaths } from "./site-paths.ts";
import { makePost, owner } from "./backend.ts";
import { articlePath } from "./article.ts";
import { readManifest } from "../scripts/prerender/manifest.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { holdBack } from "./steps.ts";

const FACES = new Set(["Geist", "Geist Mono", "Instrument Serif"]);
const MOST_SHIFT = 0.02;
/** Headings, texts, labels and controls whose letters the faces have. */
const TEXTS = `[...document.querySelectorAll("h1, h2, h3, p, a, button, label, dt, code, time")]
  .filter((element) => element.checkVisibility() && /^[ -~–—’“”…]+$/.test(element.textContent))`;

type Shift = { value: number; what: string };
type Visit = { who: "visitor" | "owner"; paths: string[] };

const others = publicPaths.filter((path) => !singlePaths.includes(path));
/** One test each: a slow machine takes seconds for every page. */
const everything: Record<string, Visit> = {
  "page that there is one of": { who: "visitor", paths: singlePaths },
  "other page": { who: "visitor", paths: [...others, "/no-such-page", "/admin", "/auth/callback"] },
  "page of the first half of the owner's": { who: "owner", paths: adminPaths.slice(0, 8) },
  "page of the second half": { who: "owner", paths: adminPaths.slice(8) },
};

/** The fonts that texts on the page are rendered with, each with a sample text. */
async function facesInUse(session: CDPSession): Promise<Record<string, string>> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument");
  const { result: list } = await session.send("Runtime.evaluate", { expression: TEXTS });
  const { result } = await session.send("Runtime.getProperties", {
    objectId: String(list.objectId),
    ownProperties: true,
  });
  const found: Record<string, string> = {};
  await Promise.all(
    result.map(async ({ value }) => {
      if (value?.subtype !== "node" || !value.objectId) return;
      const { nodeId } = await session.send("DOM.requestNode", { objectId: value.objectId });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName } of fonts) found[familyName] ??= String(value.description);
    }),
  );
  return found;
}

/** Opens a page with an empty cache; its fonts arrive after it is complete without them. */
async function visit(page: Page, path: string): Promise<Shift[]> {
  const letFontsCome = await holdBack(page, "**/*.woff2");
  const opened = page.goto(path);
  await expect(page.getByRole("heading").first(), path).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
  letFontsCome();
  await opened;
  await page.waitForLoadState("networkidle");
  await page.unroute("**/*.woff2");
  return page.evaluate(async (): Promise<Shift[]> => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, "shifts");
  });
}

function watchShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node?: Node }[] = Reflect.get(entry, "sources");
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(" | ");
      shifts.push({ value: Reflect.get(entry, "value"), what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function expectOwnFaces(page: Page, paths: string[]) {
  await page.addInitScript(watchShifts);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  for (const path of paths) {
    const shifts = await visit(page, path);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(moved, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
    const inUse = await facesInUse(session);
    const others = Object.entries(inUse).filter(([name]) => !FACES.has(name));
    expect.soft(others, `${path}: fonts that are not the site's own`).toEqual([]);
    expect.soft(Object.keys(inUse), path).toEqual(expect.arrayContaining(["Geist"]));
  }
}

test.describe("on a separate site, where no other test changes a page", { tag: "@full" }, () => {
  const site = isolatedSite();

  for (const { locale, width } of [
    { locale: "de-DE", width: 360 },
    { locale: "en-GB", width: 1280 },
  ])
    for (const [pages, { who, paths }] of Object.entries(everything))
      test(`every ${pages} uses the site's own fonts on a first visit in ${locale} at a width of ${width}`, async ({
        openBrowser,
        sessionOf,
      }) => {
        const page = await openBrowser(undefined, { viewport: { width, height: 800 }, locale });
        if (who === "owner") {
          // Both sites have the same accounts, and sign their sessions the same way.
          const { origins } = await sessionOf(owner);
          await page.addInitScript(
            (items) => {
              for (const { name, value } of items) localStorage.setItem(name, value);
            },
            origins.flatMap(({ localStorage }) => localStorage),
          );
        }
        await expectOwnFaces(
          page,
          paths.map((path) => new URL(path, site.url).href),
        );
      });
});

test("rarer letters use the site's own fonts", { tag: "@full" }, async ({ page }) => {
  // A build's files are named after their content.
  const rarer = Object.entries(readManifest("dist-embedded"))
    .filter(([source]) => /(accented|latin-ext).*woff2$/.test(source))
    .map(([, { file }]) => file);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (rarer.some((file) => request.url().endsWith(file))) asked.push(request.url());
  });
  await page.goto(articlePath, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const title = "Zażółć gęślą jaźń";
  const { slug } = await makePost({ title, content: `<p>${title}</p>` });
  await page.goto(`/blog/${slug}`);
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(page.locator(".article p")).toHaveText(title);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [selector, face] of [
    ["h1", "Instrument Serif"],
    [".article p", "Geist"],
  ] as const) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual(fonts.map(() => face));
  }
  // In both faces, the letters of Western European languages and Polish.
  expect(asked).toHaveLength(4);
});

/** The elements that use a face. */
const uses = [
  { face: "Geist", real: "Geist", weight: 400, texts: "p, li, dd" },
  { face: "Geist", real: "Geist", weight: 500, texts: "[class~=font-medium], .button" },
  { face: "Geist", real: "Geist", weight: 600, texts: "p, li, dd" },
  { face: "Geist", real: "Geist", weight: 700, texts: "p, li, dd" },
  { face: "Geist Mono", real: "Geist Mono", weight: 400, texts: "p, li, dd" },
  { face: "Instrument Serif", real: "Instrument Serif", weight: 400, texts: "h1, h2, h3" },
];

test("the fallback fonts are as wide as the site's own", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
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
