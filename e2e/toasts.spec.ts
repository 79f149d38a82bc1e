/** Toasts never cover what the user is working on. */
import type { Locator, Page } from "@playwright/test";
import { articlePath } from "./article.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { goToComments, toast } from "./steps.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Toasts stay: a slow machine needs more time than people. */
async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const schedule = window.setTimeout;
    window.setTimeout = Object.assign(
      (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
        // Of 5 or 8 seconds, less remain after a pause.
        schedule(work, delay && delay > 2_000 && delay <= 8_000 ? 1e9 : delay, ...rest),
      schedule,
    );
  });
}

test.beforeEach(({ page }) => keepToasts(page));

const PHONE = { width: 390, height: 700 };
const DESKTOP = { width: 1280, height: 800 };

/** Shows a toast as every page of the site can: the palette copies its URL. */
async function copyAddress(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("copy link");
  await page.getByRole("option", { name: "Copy link to this page" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(toast(page, "Link copied!").first()).toBeVisible();
}

/** Checks that no toast covers an element, once the toasts have settled. */
async function expectClear(page: Page, element: Locator, name = String(element)): Promise<void> {
  const shown = page.locator("[data-sonner-toast][data-visible=true]");
  await expect(shown.first(), "a toast to look at").toBeVisible();
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      const toasts = await Promise.all((await shown.all()).map((one) => one.boundingBox()));
      return toasts.filter(
        (one) =>
          one &&
          box &&
          one.y < box.y + box.height &&
          one.y + one.height > box.y &&
          one.x < box.x + box.width &&
          one.x + one.width > box.x,
      );
    }, name)
    .toEqual([]);
}

const layerOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => Number(window.getComputedStyle(shown).zIndex));

/** Checks that a full-screen element covers the toasts as well. */
async function expectBelow(page: Page, element: Locator): Promise<void> {
  expect(await layerOf(page.locator("[data-sonner-toaster]"))).toBeLessThan(await layerOf(element));
}

/** Scrolls a field to the top or the bottom of the screen, and focuses it. */
async function workOn(field: Locator, where: "start" | "end"): Promise<void> {
  await field.evaluate((element, block) => element.scrollIntoView({ block }), where);
  await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
}

for (const [name, viewport] of Object.entries({ "a phone": PHONE, "a desktop": DESKTOP })) {
  test(
    `on ${name} no toast covers the focused field, the bar above or the back-to-top button`,
    { tag: viewport === PHONE ? [] : "@full" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of ["/contact", articlePath]) {
        await page.goto(path);
        if (path === articlePath) await goToComments(page);
        const fields = page.locator("main form").first();
        await fields.locator("[type=submit]").click();
        for (const where of ["end", "start"] as const) {
          await copyAddress(page);
          for (const field of await fields.locator("input, textarea, button").all()) {
            if (!(await field.isVisible())) continue;
            await workOn(field, where);
            await expectClear(page, field, `${path}, a field at the ${where} of the screen`);
            const errors = await field.getAttribute("aria-describedby");
            for (const id of errors?.split(" ") ?? [])
              await expectClear(page, page.locator(`[id="${id}"]`), `${path}, ${id}`);
          }
          await expectClear(page, page.getByRole("banner"), `${path}, the bar`);
          const up = page.getByRole("button", { name: "Back to top" });
          if (await up.isVisible()) await expectClear(page, up, `${path}, back to top`);
        }
      }
    },
  );

  test(
    `on ${name} no toast covers the fields of a dialog, or its buttons`,
    { tag: viewport === PHONE ? [] : "@full" },
    async ({ page, browserConsole }) => {
      browserConsole.expect(/status of 400 .*\/auth\/v1\/token\?grant_type=password/);
      await page.setViewportSize(viewport);
      await page.goto("/skills");
      if (viewport === PHONE) await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Sign In" }).click();
      const dialog = page.getByRole("dialog", { name: "Sign In" });
      await dialog.getByLabel("Email").fill("nobody@example.com");
      await dialog.getByLabel("Password").fill("not it");
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expect(toast(page, "Invalid login credentials")).toBeVisible();
      for (const control of await dialog.locator("input, button").all()) {
        if (await control.isVisible()) await expectClear(page, control);
      }
    },
  );

  test(`on ${name} no toast covers an enlarged picture`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(articlePath);
    await copyAddress(page);
    await page
      .getByRole("button", { name: /^Enlarge picture/ })
      .first()
      .click();
    const viewer = page.getByRole("dialog", { name: /^Picture/ });
    for (const button of await viewer.getByRole("button").all()) await expectClear(page, button);
    await expectBelow(page, viewer);
  });

  test(`on ${name} no toast covers the owner's bars`, { tag: "@full" }, async ({ openBrowser }) => {
    const page = await openBrowser(owner, { viewport });
    await page.goto("/admin/settings");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(toast(page, "Settings Saved")).toBeVisible();
    await expectClear(page, page.getByRole("button", { name: "Save Settings" }));
    await expectClear(page, page.getByRole("banner"));
  });
}

test(
  "on a desktop no toast covers what an editor says about its fields",
  { tag: "@full" },
  async ({ openBrowser, browserConsole }) => {
    browserConsole.expect(/ERR_FAILED/);
    const page = await openBrowser(owner, { viewport: DESKTOP });
    await keepToasts(page);
    await page.goto("/admin/projects?new");
    const editor = page.getByRole("dialog");
    await editor.getByRole("button", { name: "Save Project" }).click();
    await expect(toast(page, "Please fill in at least the title")).toBeVisible();
    await expectClear(page, editor.getByText("Title", { exact: true }));
    await expectClear(page, editor.getByText("The description is required."));

    await page.route("**/rest/v1/projects*", (route) => route.abort());
    await editor.getByLabel("Title").fill("Tides");
    await editor.getByLabel("Description", { exact: true }).fill("When they come.");
    await editor.getByRole("button", { name: "Save Project" }).click();
    await expectClear(page, editor.getByRole("alert"));
  },
);

test("on a phone no toast covers the open menu", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/skills");
  await copyAddress(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectBelow(page, page.getByRole("banner"));
});

test("no toast covers a list's buttons on a desktop", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(owner, { viewport: DESKTOP });
  await keepToasts(page);
  for (const path of ["/admin/messages", "/admin/comments?status=all", "/admin/posts"]) {
    await page.goto(path);
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons.last()).toBeVisible();
    await copyAddress(page);
    for (const button of await buttons.all()) await expectClear(page, button, path);
  }
});

test("on a phone toasts appear at the top, elsewhere in the bottom corner", async ({ page }) => {
  for (const [viewport, isAbove] of [
    [PHONE, true],
    [DESKTOP, false],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto("/skills");
    await copyAddress(page);
    const shown = toast(page, "Link copied!");
    await expect
      .poll(async () => ((await shown.boundingBox())?.y ?? 0) < viewport.height / 2)
      .toBe(isAbove);
  }
});
