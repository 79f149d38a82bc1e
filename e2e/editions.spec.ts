import type { Page } from "@playwright/test";
import { texts } from "@/languages/de";
import { project, projectPath } from "./article.ts";
import { ada, seededPosts } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { ownersTexts, textsOf } from "./owners-texts.ts";
import { ownBuild } from "./own-build.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn } from "./steps.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Another site is built, twice over, which takes half a minute.
test.describe.configure({ mode: "serial", timeout: 600_000 });

const site = ownBuild({ VITE_OTHER_LANGUAGES: "de" });
let post = "";
test.beforeAll(async () => {
  const [one] = await seededPosts(true);
  post = `/blog/${one?.slug}`;
});

const at = (path: string) => new URL(path, site.url).href;
const html = (page: Page) => page.locator("html[data-hydrated]");
const alternates = (page: Page) =>
  page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`),
    );
const canonical = (page: Page) => page.locator("link[rel=canonical]");
const inHeader = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Hauptmenü" }).locator(`a[href="${path}"]`);
const inOther = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("a page has links to itself in the other language", { tag: "@full" }, async ({ page }) => {
  await page.goto(at("/about?a=1"));
  await expect(html(page)).toHaveAttribute("lang", "en");
  const known = [`en ${at("/about")}`, `de ${at("/de/about")}`, `x-default ${at("/about")}`];
  expect(await alternates(page)).toEqual(known);
  await expect(inOther(page, "Deutsch")).toHaveAttribute("lang", "de");
  await inOther(page, "Deutsch").click();

  await expect(page).toHaveURL(at("/de/about?a=1"));
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeAttached();
  expect(await alternates(page)).toEqual(known);
  await expect(canonical(page)).toHaveAttribute("href", at("/de/about"));
  await inHeader(page, "/de/blog").click();
  await expect(page).toHaveURL(at("/de/blog"));
  await inOther(page, "English").click();
  await expect(page).toHaveURL(at("/blog"));
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("the German home page works with or without a slash", { tag: "@full" }, async ({ page }) => {
  for (const path of ["/de", "/de/"]) {
    await page.goto(at(path));
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(canonical(page)).toHaveAttribute("href", at("/de"));
    await expect(page).toHaveURL(at("/de/"));
    await inHeader(page, "/de/about").click();
    await expect(page).toHaveURL(at("/de/about"));
  }
});

test("an article has one URL for search engines", { tag: "@full" }, async ({ page }) => {
  await page.goto(at(`/de${post}`));
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(canonical(page)).toHaveAttribute("href", at(post));
  await expect(page.locator(".article").first()).toHaveAttribute("lang", "en");
  for (const picture of await page.locator(".article img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  const sitemap = await (await fetch(at("/de/sitemap.xml"))).text();
  expect(sitemap).toContain(`<loc>${at("/de/about")}</loc>`);
  expect(sitemap).not.toContain(post);
  expect(await (await fetch(at("/robots.txt"))).text()).toContain(at("/de/sitemap.xml"));
});

test("the owner's texts are marked with their language", { tag: "@full" }, async ({ page }) => {
  for (const path of ["", "/about", "/services", "/skills", "/resume", "/blogroll"]) {
    await page.goto(at(`/de${path}`));
    await expect(html(page)).toHaveAttribute("lang", "de");
    const texts = await textsOf(page);
    expect(texts.length, path).toBeGreaterThan(50);
    const owners = texts.filter(({ text }) => ownersTexts.has(text));
    expect(
      owners.filter(({ lang }) => lang !== "en"),
      path,
    ).toEqual([]);
    expect(owners.length, path).toBeGreaterThan(0);
  }
  for (const path of ["/projects", projectPath]) {
    await page.goto(at(`/de${path}`));
    const heading = page.getByRole("heading", { name: project.title, exact: true });
    await expect(heading.first()).toHaveAttribute("lang", "en");
  }
});

test("a sign-in applies to both languages", { tag: "@full" }, async ({ page }) => {
  await page.goto(at("/de/blog"));
  await signIn(page, ada, texts);
  await expect(page.getByRole("link", { name: "Konto" }).first()).toBeVisible();
  await page.goto(at("/blog"));
  await expect(page.getByRole("link", { name: "Account" }).first()).toBeVisible();
});

test(
  "a missing file gets a response in the language of its URL",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(at("/de/blog/no-such-article?a=1#b"));
    await expect(page).toHaveURL(at("/de/blog/no-such-article?a=1#b"));
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beitrag nicht gefunden");
  },
);

test.describe("in a browser that prefers German", { tag: "@full" }, () => {
  test.use({ locale: "de-AT" });

  test("German is offered until the visitor chooses, without a layout shift", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at("/about"));
    await expect(html(page)).toHaveAttribute("lang", "en");
    const offer = page.getByRole("link", { name: "Diese Seite auf Deutsch" });
    await expect(offer).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await offer.click();
    await expect(page).toHaveURL(at("/de/about"));
    await expect(page.getByRole("link", { name: "This page in English" })).toBeHidden();

    await page.goto(at("/about"));
    await page.getByRole("button", { name: "Do not offer it again" }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(offer).toBeHidden();
  });
});

test.describe("without a connection", { tag: "@full" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("a page opens offline in its language", async ({ page, context, browserConsole }) => {
    browserConsole.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const isKept = () =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, page.url());
    for (const path of ["/about", "/de/about"]) {
      await page.goto(at(path));
      await expect.poll(isKept).toBe(true);
    }
    await context.setOffline(true);
    await page.goto(at("/de/about"));
    await expect(html(page)).toHaveAttribute("lang", "de");
    await page.goto(at("/about"));
    await expect(html(page)).toHaveAttribute("lang", "en");
    await page.goto(at("/de/pay"));
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist offline");
  });
});
