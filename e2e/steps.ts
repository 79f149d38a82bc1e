/** Actions and checks for every screen. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { readManifest } from "../scripts/prerender/manifest.ts";
import type { Catalogue } from "@/languages/catalogue";
import type { Account } from "./backend.ts";

/** The path of a module's code in the build; "index" is the entry. */
export function fileOf(name: string): string {
  const chunk = Object.values(readManifest("dist-embedded")).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no code called ${name}.`);
  return `/${chunk.file}`;
}

/** The URL of a module's code in the build, as a pattern for `route`. */
export const codeOf = (name: string): string => `**${fileOf(name)}`;

/**
 * Signs in through the dialog and waits until the page shows it.
 *
 * @param catalogue the site's translations, if it is not in English
 */
export async function signIn(
  page: Page,
  { email, password }: Account,
  catalogue: Catalogue = {},
): Promise<void> {
  const say = (text: string) => {
    const translated = catalogue[text];
    return typeof translated === "string" ? translated : text;
  };
  const open = { name: say("Sign In"), exact: true };
  await page.getByRole("button", open).click();
  const dialog = page.getByRole("dialog", open);
  await dialog.getByLabel(say("Email")).fill(email);
  await dialog.getByLabel(say("Password")).fill(password);
  await dialog.getByRole("button", open).click();
  await expect(page.getByRole("button", { name: say("Sign Out") })).toBeVisible();
}

/** Makes the built pages count as up to date, whatever other tests publish in the meantime. */
export async function keepVersion(page: Page): Promise<void> {
  await page.route("**/rpc/site_version", async (route) => {
    const data = await page.locator("#page-data").textContent();
    await route.fulfill({ json: String(JSON.parse(data ?? "{}").version) });
  });
}

/** Opens the link of a sign-in email, and presses the button on the page it leads to. */
export async function followMail(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: /^(Confirm my address|Choose a new password)$/ }).click();
}

/** CSP violations since the page was opened. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations_: seen });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, "violations_");
      return Array.isArray(seen) ? seen.map(String) : ["nobody watched"];
    });
}

/** Holds back a file, the site's script by default, until the returned function is called. */
export async function holdBack(page: Page, address = codeOf("index")): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and waits until it is complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
  // Results that a search or filter has not replaced yet are dimmed.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Scrolls to the comments of an article, which are loaded when near. */
export async function goToComments(page: Page): Promise<void> {
  await page.getByRole("region", { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Loading comments...")).toHaveCount(0);
}

/** The main navigation's link to a page, whatever its label. */
export function mainLink(page: Page, path: string): Locator {
  return page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);
}

/** The footer's link to a page, whatever its label. */
export function footerLink(page: Page, path: string): Locator {
  return page.getByRole("contentinfo").locator(`a[href="${path}"]`);
}

/** The toast with this title or description. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
}

/** Presses Tab until the control has focus, as someone without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, "reached with the Tab key").toBeFocused();
}

/** The number of running transitions that come to an end; runs in the page. */
function countTransitions(): number {
  return document
    .getAnimations()
    .filter((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity)
    .length;
}

/**
 * Checks the page, in both themes by default, by the rules of WCAG 2.2 AA that can be automated. Half-faded
 * text has half the contrast, so it is checked at rest, with carousels stopped.
 */
export async function expectAccessible(
  page: Page,
  themes: ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  const wasReduced = await page.evaluate(
    () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      // No page has iframes, so the fast mode sees everything.
      .setLegacyMode()
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .options({ resultTypes: ["violations"] })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
    expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: wasReduced ? "reduce" : "no-preference" });
  expect(await page.evaluate(rolesLost), `${page.url()}: styles that take a role away`).toEqual([]);
}

/**
 * Checks in both themes, on a phone and on a desktop, that a screen is accessible and does not
 * scroll sideways.
 */
export async function expectUsable(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/** Elements whose style makes some browsers drop their role, which axe does not detect. */
function rolesLost(): string[] {
  const tableParts = new Map([
    ["TABLE", "table"],
    ["CAPTION", "table-caption"],
    ["THEAD", "table-header-group"],
    ["TBODY", "table-row-group"],
    ["TFOOT", "table-footer-group"],
    ["TR", "table-row"],
    ["TH", "table-cell"],
    ["TD", "table-cell"],
  ]);
  const isLost = (element: Element) => {
    const { display } = getComputedStyle(element);
    if (display === "none" || element.hasAttribute("role")) return false;
    // The toast library makes the list of toasts, which are announced one by one.
    if (element.matches("ul, ol, menu") && !element.matches("[data-sonner-toaster]"))
      return ![...element.children].some((item) => {
        const { display, listStyleType } = getComputedStyle(item);
        return display === "list-item" && listStyleType !== "none";
      });
    const part = tableParts.get(element.tagName);
    // Screen reader text is positioned absolutely, and therefore a block.
    if (part) return display !== part && !element.matches("caption.sr-only");
    return display === "contents" && !element.matches("div, span");
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => isLost(element))
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Opens the consultation form on the services page, and fills in everything except the time. */
export async function beginRequest(page: Page, address: string, type: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole("button", { name: "Schedule Consultation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Grace Client");
  await dialog.getByLabel("Email").fill("grace@example.com");
  await dialog.getByLabel("Project type").selectOption(type);
  await dialog.getByLabel("Project details").fill("Two servers.");
  return dialog;
}

/** Checks that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `pixels beyond the width of ${page.viewportSize()?.width}`).toBe(0);
}

/** Fills the site's local storage completely. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`${size}-${part}`, "x".repeat(size));
      } catch {
        // Smaller pieces fill what is left.
      }
    }
  });
}
