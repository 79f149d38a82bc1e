import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { articlePath, projectPath } from "./article.ts";
import { effectsOf, forgetEffects, watchEffects } from "./observed-effects.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { goToComments, mainLink } from "./steps.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// Controls are counted: no other test may change a page in the meantime.
const site = isolatedSite();

/** Ends with the id of a post or project. */
const ID = /\/[0-9a-f-]{36}$/;

const ROLES = [
  "button",
  "link",
  "tab",
  "switch",
  "checkbox",
  "radio",
  "slider",
  "combobox",
  "listbox",
  "menuitem",
] as const;

type Screen = {
  path: string;
  /** Selector of this screen's own controls; those of the layout are tested once. */
  within: string;
  /** Puts the screen into the state to test. */
  prepare?: (page: Page) => Promise<unknown>;
};

const inMain = "main *";
const inDialog = "[role=dialog] *";

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function loadTrack(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Playlist" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
}

/** Every tab except the initially selected one. */
function otherTabs(path: string, count: number): Screen[] {
  return Array.from({ length: count - 1 }, (_, index) => ({
    path,
    within: "[role=tabpanel] *",
    prepare: (page) =>
      page
        .getByRole("tab")
        .nth(index + 1)
        .click(),
  }));
}

const SCREENS: Record<string, Screen[]> = {
  "the frame of every page": [
    // The back-to-top button appears on scrolling, and would shift the count.
    { path: "/", within: ":not(main *):not([data-keep-clear])" },
    {
      path: "/",
      within: "[data-keep-clear]",
      prepare: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    },
  ],
  "the home page": [{ path: "/", within: inMain }],
  "the blog": [{ path: "/blog", within: inMain }],
  "an article": [
    { path: articlePath, within: inMain },
    {
      path: articlePath,
      within: "li form *",
      prepare: (page) =>
        page
          .getByRole("button", { name: /^Reply to/ })
          .first()
          .click(),
    },
  ],
  "the projects": [
    { path: "/projects", within: inMain },
    { path: projectPath, within: inMain },
  ],
  "about, skills and the resume": [
    { path: "/about", within: inMain },
    ...otherTabs("/about", 4),
    { path: "/skills", within: inMain },
    ...otherTabs("/skills", 6),
    { path: "/resume", within: inMain },
  ],
  "the services": [
    { path: "/services", within: inMain },
    {
      path: "/services",
      within: inDialog,
      prepare: (page) => page.getByRole("button", { name: "Schedule Consultation" }).click(),
    },
  ],
  "the music": [
    { path: "/music", within: inMain },
    { path: "/music", within: inMain, prepare: loadTrack },
    {
      path: "/music",
      within: "[aria-label='Music player'] *",
      prepare: async (page) => {
        await loadTrack(page);
        await mainLink(page, "/skills").click();
      },
    },
  ],
  "contact and an unknown URL": [
    { path: "/contact", within: inMain },
    { path: "/no-such-page", within: inMain },
    { path: "/blog/no-such-article", within: inMain },
  ],
  "the ways to pay": [{ path: "/pay", within: inMain }, ...otherTabs("/pay", 4)],
  "the dialog for signing in": [
    { path: "/blog", within: inDialog, prepare: openSignIn },
    {
      path: "/blog",
      within: inDialog,
      prepare: async (page) => {
        await openSignIn(page);
        await page.getByRole("button", { name: "Create an account" }).click();
      },
    },
    {
      path: "/blog",
      within: inDialog,
      prepare: async (page) => {
        await openSignIn(page);
        await page.getByRole("button", { name: "Forgot your password?" }).click();
      },
    },
  ],
  "the menu of a phone": [
    {
      path: "/blog",
      within: "header *",
      prepare: async (page) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByRole("button", { name: "Open menu" }).click();
      },
    },
  ],
};

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`every control on ${name} has an effect`, { tag: "@full" }, async ({ page }) => {
    // Each control is tried on a fresh page.
    test.slow();
    await watchEffects(page);
    // The offer to continue reading is only shown briefly.
    await page.addInitScript(() => localStorage.removeItem("reading-places"));
    // The rate service is a third party.
    await page.route("https://mempool.space/**", (route) =>
      route.fulfill({
        json: { time: 1_790_000_000, USD: 80_000 },
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    const faults: string[] = [];
    for (const screen of screens) faults.push(...(await faultsOf(page, screen)));
    expect(faults).toEqual([]);
  });
}

/** Tries every control of a screen, each on a fresh page. */
async function faultsOf(page: Page, screen: Screen): Promise<string[]> {
  await open(page, screen);
  const everything = page.locator(screen.within);
  const controls = ROLES.map((role) => page.getByRole(role))
    .reduce((all, those) => all.or(those))
    .and(everything);
  const faults: string[] = [];
  const addresses = new Set<string>();
  let isFresh = true;
  for (let count = await controls.count(), index = 0; index < count; index += 1) {
    if (!isFresh) await open(page, screen);
    const control = controls.nth(index);
    const [snapshot = ""] = (await control.ariaSnapshot()).split("\n");
    const isLink = (await control.and(page.locator("a")).count()) > 0;
    if (isLink) {
      // Every card has its category and its tags: one of each will do.
      const href = (await control.getAttribute("href")) ?? "";
      const address = href.replace(/^(\/blog\/(?:category|tag)\/).*/, "$1");
      isFresh = true;
      if (addresses.has(address)) continue;
      addresses.add(address);
    }
    const before = page.url();
    const fault = isLink ? await faultOfLink(page, control) : await faultOfControl(page, control);
    if (fault) faults.push(`${screen.path} ${snapshot}: ${fault}`);
    // Only a link leaves the page unchanged for a return.
    isFresh = isLink && !screen.prepare;
    if (isFresh && page.url() !== before) {
      await page.goBack();
      // Within a page it may take effect later.
      await expect(page).toHaveURL(before);
      await waitUntilComplete(page);
    }
  }
  const anchors = await everything.and(page.locator("a:not([href])")).allTextContents();
  return [...faults, ...anchors.map((text) => `${screen.path} ${text}: a link without address`)];
}

async function open(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  await waitUntilComplete(page);
  if (!prepare) return;
  await prepare(page);
  await settle(page);
}

/** Waits until all controls are there: some appear when the browser is idle. */
async function waitUntilComplete(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
  await page.waitForLoadState("load");
  // Chromium may drop a callback without a timeout when going back.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
  // The tools of an article appear then, all at once.
  await expect(page.locator(".code-bar:not(:has(button))")).toHaveCount(0);
  // Comments are loaded when the reader gets near.
  if ((await page.locator("#comments").count()) > 0) await goToComments(page);
  await settle(page);
}

/** Waits until nothing changes without interaction. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await effectsOf(page);
    await forgetEffects(page);
    expect(seen).toEqual([]);
  }).toPass({ intervals: [60] });
}

async function faultOfControl(page: Page, control: Locator): Promise<string | undefined> {
  if (await control.isDisabled()) return undefined;
  if ((await control.and(page.locator("select")).count()) > 0) {
    await control.selectOption({ index: 1 });
  } else if ((await control.and(page.getByRole("slider")).count()) > 0) {
    await control.focus();
    await settle(page);
    await control.press("ArrowRight");
    await control.press("ArrowLeft");
  } else {
    await control.hover();
    await settle(page);
    await control.click();
    if (await hasEffect(page, 1_000)) return undefined;
    await pressRepeatedly(page, control);
  }
  return (await hasEffect(page, 5_000)) ? undefined : "nothing follows";
}

/** Exempt: selected options, which do nothing, and easter eggs that need several presses. */
async function pressRepeatedly(page: Page, control: Locator): Promise<void> {
  const isChosen = control.and(
    page.locator("[aria-selected=true], [aria-pressed=true], [aria-current=true]"),
  );
  if ((await isChosen.count()) > 0) {
    const others = control.locator("xpath=../*").and(page.locator(":is(button, [role])"));
    await others.last().click();
    await settle(page);
  }
  for (let presses = 1; presses < 5; presses += 1) await control.dispatchEvent("click");
}

function hasEffect(page: Page, timeout: number): Promise<boolean> {
  return expect
    .poll(() => effectsOf(page), { timeout, intervals: [30, 60, 120] })
    .not.toEqual([])
    .then(
      () => true,
      () => false,
    );
}

async function faultOfLink(page: Page, link: Locator): Promise<string | undefined> {
  const href = (await link.getAttribute("href")) ?? "";
  const before = new URL(page.url());
  const target = new URL(href, before);
  const isInside = target.origin === before.origin;
  if (!isInside && !["https:", "mailto:", "tel:"].includes(target.protocol)) return "no address";
  if (target.protocol === "https:" && !isInside) {
    const rel = new Set((await link.getAttribute("rel"))?.split(" "));
    if (!rel.has("noopener") || !rel.has("noreferrer")) return "may look back";
    // In text written by someone, a link stays in its tab: the reader chooses.
    const isInArticle = (await link.and(page.locator(".article *")).count()) > 0;
    const tab = isInArticle ? null : "_blank";
    if ((await link.getAttribute("target")) !== tab) return "opens in the wrong tab";
  }

  // Files that are downloaded, or shown by other programs.
  if ((await link.and(page.locator("[download], [type]")).count()) > 0) {
    return (await page.request.get(target.href)).ok() ? undefined : "no such file";
  }

  const oldTitle = await page.title();
  await expect(link).toBeVisible();
  await link.focus();
  await settle(page);
  await link.press("Enter");
  if (!(await hasEffect(page, 5_000))) return "nothing follows";
  if (!isInside) return undefined;
  if (href === "#") return "leads nowhere";

  // An id is replaced by the slug.
  const isThere = (url: URL) =>
    ID.test(target.pathname)
      ? path.dirname(url.pathname) === path.dirname(target.pathname)
      : url.href === target.href;
  await expect(page).toHaveURL(isThere);
  // Until the new page appears, the old one's heading is shown.
  if (target.pathname !== before.pathname) await expect(page).not.toHaveTitle(oldTitle);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  if (/not found/i.test(await heading.innerText())) return "leads to a page that is not there";
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor && (await page.locator(`[id="${anchor}"]`).count()) === 0) return "no such anchor";
  return undefined;
}
