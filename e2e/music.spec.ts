import type { Locator, Page } from "@playwright/test";
import { tracks } from "@/content/tracks";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, mainLink, tabTo } from "./steps.ts";

const titles = tracks.map(({ title }) => title);
const [first = "", second = "", third = ""] = titles;
const last = titles.at(-1) ?? "";
/** Half of the first track, in seconds. */
const half = (tracks[0]?.durationSeconds ?? 0) / 2;

const player = (page: Page) => page.getByRole("region", { name: "Player", exact: true });
const bar = (page: Page) => page.getByRole("region", { name: "Music player" });
const row = (page: Page, title: string) =>
  page.getByRole("region", { name: "Playlist" }).getByRole("button", { name: title });
const position = (page: Page) => page.getByRole("slider", { name: "Position" });
const volume = (page: Page) => page.getByRole("slider", { name: "Volume" });

async function openMusic(page: Page): Promise<void> {
  await page.goto("/music");
  await expect(page.getByRole("heading", { name: "My Music Collection" })).toBeVisible();
}

/** Position of the playing track, in seconds. */
async function elapsed(page: Page): Promise<number> {
  return Number(await position(page).getAttribute("aria-valuenow"));
}

/** Waits until the track plays beyond the given second. */
async function expectToPlay(page: Page, title: string, beyond = 0): Promise<void> {
  await expect(player(page).getByText(title)).toBeVisible();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(beyond);
}

/** Navigates within the app. */
async function goTo(page: Page, path: string): Promise<void> {
  await mainLink(page, path).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("main")).toBeFocused();
}

/** The point at a fraction of a slider's length. */
async function pointOn(slider: Locator, part: number): Promise<{ x: number; y: number }> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.locator("..").locator("..").boundingBox();
  if (!box) throw new Error("The slider is not on the screen.");
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
}

/** Checks that the elements do not overlap. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const above = await upper.boundingBox();
  const below = await lower.boundingBox();
  if (!above || !below) throw new Error("One of both is not on the page.");
  expect(Math.floor(above.y + above.height)).toBeLessThanOrEqual(below.y);
}

for (const { title, audioUrl, duration, durationSeconds } of tracks) {
  test(
    `${title} plays, and its file has sound of the stated length`,
    { tag: "@full" },
    async ({ page }) => {
      await openMusic(page);
      await row(page, title).click();
      await expectToPlay(page, title);
      await expect(player(page).getByText(duration)).toBeVisible();
      await expect(row(page, title)).toHaveAttribute("aria-current", "true");

      const sound = await page.evaluate(async (url) => {
        const file = await (await fetch(url)).arrayBuffer();
        const decoded = await new AudioContext().decodeAudioData(file);
        const loudest = decoded.getChannelData(0).reduce((most, one) => Math.max(most, one), 0);
        return { seconds: decoded.duration, loudest };
      }, audioUrl);
      expect(Math.abs(sound.seconds - durationSeconds)).toBeLessThan(1);
      expect(sound.loudest).toBeGreaterThan(0.1);
    },
  );
}

test("both sliders follow the mouse", { tag: "@full" }, async ({ page }) => {
  await openMusic(page);
  await row(page, first).click();
  await expectToPlay(page, first);
  await player(page).getByRole("button", { name: "Pause" }).click();

  const middle = await pointOn(position(page), 0.5);
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(async () => Math.abs((await elapsed(page)) - half)).toBeLessThan(1.5);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const fifth = await pointOn(position(page), 0.2);
  await page.mouse.move(fifth.x, fifth.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await elapsed(page)) - 0.4 * half)).toBeLessThan(1.5);
  await player(page).getByRole("button", { name: "Play" }).click();
  await expectToPlay(page, first, 0.4 * half + 1);

  const quiet = await pointOn(volume(page), 0.1);
  await page.mouse.move(quiet.x, quiet.y);
  await page.mouse.down();
  await page.mouse.move(0, quiet.y);
  await page.mouse.up();
  await expect(player(page).getByText("0%", { exact: true })).toBeVisible();
});

test(
  "a finger selects a track, seeks and sets the volume",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(undefined, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    await openMusic(page);
    await row(page, first).tap();
    await expectToPlay(page, first);
    const middle = await pointOn(position(page), 0.5);
    await page.touchscreen.tap(middle.x, middle.y);
    await expectToPlay(page, first, half - 1);

    const quieter = await pointOn(volume(page), 0.5);
    await page.touchscreen.tap(quieter.x, quieter.y);
    await expect(player(page).getByText(/^(49|50|51)%$/)).toBeVisible();
  },
);

test(
  "after quick clicks on several rows the last track plays, without errors",
  { tag: "@full" },
  async ({ page }) => {
    await openMusic(page);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>("ol button")) one.click();
      for (const one of document.querySelectorAll<HTMLElement>("ol button")) one.click();
    });
    await expectToPlay(page, last);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "music continues while the visitor reads, even past the end of a track",
  { tag: "@full" },
  async ({ page }) => {
    await openMusic(page);
    await row(page, first).click();
    await expectToPlay(page, first);
    // Two seconds before the end.
    await position(page).press("End");
    await position(page).press("ArrowLeft");
    await position(page).press("ArrowLeft");
    await goTo(page, "/skills");
    await expect(bar(page).getByText(second)).toBeVisible();

    await page.goBack();
    await expectToPlay(page, second, 1);
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  "the small player covers nothing, fits 320 pixels and returns focus",
  { tag: "@full" },
  async ({ page }) => {
    await openMusic(page);
    await row(page, third).click();
    await expectToPlay(page, third);
    await goTo(page, "/skills");
    await expect(bar(page)).toBeVisible();

    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
      for (const name of ["Pause", "Next track", "Close player"]) {
        await expect(bar(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAbove(page.getByRole("contentinfo"), bar(page));
    }

    // Every link in the footer, reached by keyboard, is scrolled to a position above the bar.
    await page.setViewportSize({ width: 360, height: 700 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const links = page.getByRole("contentinfo").getByRole("link");
    await tabTo(page, links.first());
    for (let index = 0; index < (await links.count()); index += 1) {
      await expect(links.nth(index)).toBeFocused();
      await expectAbove(links.nth(index), bar(page));
      await page.keyboard.press("Tab");
    }

    await bar(page).getByRole("button", { name: "Close player" }).press("Enter");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  },
);

test(
  "a track plays to its end without a connection, and the next one reports the error",
  { tag: "@full" },
  async ({ page, context, browserConsole }) => {
    browserConsole.expect(/ERR_INTERNET_DISCONNECTED/);
    await openMusic(page);
    const loaded = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith(tracks[0]?.audioUrl ?? "?"),
    );
    await row(page, first).click();
    await loaded;
    await context.setOffline(true);
    await position(page).press("PageUp");
    await expectToPlay(page, first, 11);
    await position(page).press("End");
    await expect(page.getByRole("alert")).toContainText(`“${second}” could not be played.`);

    await context.setOffline(false);
    await player(page).getByRole("button", { name: "Play" }).click();
    await expectToPlay(page, second);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("music in a second tab stops the first", { tag: "@full" }, async ({ page, context }) => {
  await openMusic(page);
  await row(page, first).click();
  await expectToPlay(page, first);
  const tab = await context.newPage();
  await openMusic(tab);
  await row(tab, second).click();
  await expectToPlay(tab, second);

  await expect(player(page).getByRole("button", { name: "Play" })).toBeVisible();
  await expect(tab.getByRole("button", { name: "Pause" })).toBeVisible();
});

test(
  "music stops in the admin area, which has no player",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(owner);
    await openMusic(page);
    await row(page, first).click();
    await expectToPlay(page, first);
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe("none");
  },
);

test("neither player nor sound is loaded until music plays", { tag: "@full" }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const sounds: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
    if (/\/audio\/|\/tracks\//.test(response.url())) sounds.push(response.url());
  });
  // A name of a browser API that only the player uses.
  const withPlayer = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes("mediaSession"));

  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-party]")).toBeAttached();
  expect(await withPlayer()).toEqual([]);
  expect(sounds).toEqual([]);

  await goTo(page, "/music");
  await expect(row(page, first)).toBeVisible();
  expect(await withPlayer()).toHaveLength(1);
  expect(sounds.filter((url) => url.endsWith(".mp3"))).toEqual([]);
});
