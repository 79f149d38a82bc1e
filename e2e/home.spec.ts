import type { Locator, Page } from "@playwright/test";
import { testimonials as clients } from "@/content/testimonials";
import { expect, test } from "./fixtures.ts";
import { mainLink, tabTo } from "./steps.ts";

// The page with animations: its decorations are loaded last.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Several slides' time: both carousels would have advanced. */
const LONG = 30_000;
const SECTIONS = ["experience", "services", "about", "projects", "blog", "contact"];

/** Opens the front page and waits until it is complete, decorations and articles too. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^All \d+ articles$/ })).toBeVisible();
  await expect(page.locator("[data-party]")).toBeAttached();
}

/** Freezes time. The clock must be installed. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

const testimonials = (page: Page) => page.getByRole("region", { name: "What clients say" });
const codeDemos = (page: Page) => page.getByRole("region", { name: "Code from this site" });

/** Exactly this slide is visible. */
async function expectSlide(carousel: Locator, name: string): Promise<void> {
  await expect(carousel.getByRole("group")).toHaveCount(1);
  await expect(carousel.getByRole("group", { name })).toBeVisible();
}

/**
 * Moves a finger over a carousel, on its heading, because not all of it fits on a phone. The page
 * needs a touch screen.
 */
async function swipe(page: Page, carousel: Locator, by: { x: number; y: number }): Promise<void> {
  const heading = carousel.getByRole("heading").first();
  await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await heading.boundingBox();
  const from = { x: (box?.x ?? 0) + 150, y: (box?.y ?? 0) + 10 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await finger.send("Input.dispatchTouchEvent", {
    type: "touchMove",
    touchPoints: [{ x: from.x + by.x, y: from.y + by.y }],
  });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Resolves when the page has been scrolled and rests: a tap before that would only stop it. */
function untilScrolled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener("scrollend", () => resolve(), { once: true });
      }),
  );
}

test("every section has a URL that opens the page there", { tag: "@full" }, async ({ page }) => {
  for (const id of SECTIONS) {
    await page.goto("/blog");
    await page.goto(`/#${id}`);
    await expect(page.getByRole("link", { name: /^All \d+ articles$/ })).toBeAttached();
    const heading = page.locator(`#${id}`).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("banner").boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y, `${id} below the bar`).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(place?.y, `${id} near the top`).toBeLessThan(300);
  }
});

test(
  "Get In Touch leads to the form, and keyboard focus continues there",
  { tag: "@full" },
  async ({ page }) => {
    await openHome(page);
    await tabTo(page, page.getByRole("link", { name: "Get In Touch" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#contact");
    await expect(page.getByLabel("Name")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator('a[href^="mailto:"]').first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Name")).toBeFocused();
  },
);

test(
  "the hero plays a small silent loop, which can be paused and stays paused",
  { tag: "@full" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHome(page);
    const video = page.locator("video");
    await expect(video).toHaveJSProperty("muted", true);
    await expect(video).toHaveJSProperty("loop", true);
    await expect(video).toHaveJSProperty("paused", false);
    await expect(video).not.toHaveJSProperty("currentTime", 0);
    await expect(video).not.toHaveJSProperty("videoWidth", 0);
    for (const theme of ["light", "dark"]) {
      const file = await page.request.get(`/video/hero-${theme}.mp4`);
      expect(file.headers()["content-type"]).toBe("video/mp4");
      expect((await file.body()).byteLength).toBeLessThanOrEqual(400 * 1024);
    }

    await page.getByRole("button", { name: "Pause background video" }).click();
    await expect(video).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await expect(video).toHaveAttribute("src", "/video/hero-dark.mp4");
    await expect(video).toHaveJSProperty("readyState", 4);
    await expect(video).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Play background video" }).click();
    await expect(video).toHaveJSProperty("paused", false);
    await expect(page.getByRole("button", { name: "Pause background video" })).toBeVisible();
  },
);

test(
  "a finger swipes through testimonials and code, and scrolls past them",
  { tag: "@full" },
  async ({ openBrowser }) => {
    const page = await openBrowser(undefined, {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    await openHome(page);
    for (const [carousel, count] of [
      [testimonials(page), clients.length],
      [codeDemos(page), 3],
    ] as const) {
      await carousel.getByRole("button", { name: "Next" }).tap();
      await carousel.getByRole("button", { name: "Previous" }).tap();
      const before = await carousel.getByRole("group").getAttribute("aria-label");
      const first = Number(before?.[0]);
      const next = (first % count) + 1;
      await swipe(page, carousel, { x: -100, y: 10 });
      await expectSlide(carousel, `${next} of ${count}`);
      await swipe(page, carousel, { x: 100, y: 10 });
      await expectSlide(carousel, `${first} of ${count}`);
      const scrolled = untilScrolled(page);
      await swipe(page, carousel, { x: -60, y: -160 });
      await scrolled;
      await expectSlide(carousel, `${first} of ${count}`);
    }
  },
);

test(
  "sparkles follow the pointer, stop with it, and let clicks through",
  { tag: "@full" },
  async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    // They are loaded with the first movement.
    await page.mouse.move(20, 600);
    await expect(page.locator("canvas")).toBeAttached();
    await stopTime(page);
    await page.clock.runFor(2_000);
    const drawing = () =>
      page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const nothing = await drawing();
    // Beside the page: on text there are none.
    await page.mouse.move(40, 600, { steps: 10 });
    await page.clock.runFor(50);
    expect(await drawing()).not.toBe(nothing);
    // At 0.03 every 50 milliseconds the last mark has faded after 34 steps.
    await page.clock.runFor(33 * 50);
    expect(await drawing()).toBe(nothing);

    await page.mouse.move(400, 300, { steps: 10 });
    await mainLink(page, "/blog").click();
    await expect(page).toHaveURL("/blog");
  },
);

test("nothing moves for visitors who prefer reduced motion", { tag: "@full" }, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames_: 0 });
    window.requestAnimationFrame = (callback) => {
      Object.assign(window, { frames_: Number(Reflect.get(window, "frames_")) + 1 });
      return request(callback);
    };
  });
  const frames = () => page.evaluate((): unknown => Reflect.get(window, "frames_"));
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^All \d+ articles$/ })).toBeVisible();
  await stopTime(page);
  await page.clock.runFor(LONG);
  await expectSlide(testimonials(page), `1 of ${clients.length}`);
  const asked = await frames();
  await page.mouse.move(300, 300, { steps: 10 });
  await page.keyboard.press("ArrowUp");
  await page.clock.runFor(LONG);

  expect(await frames()).toBe(asked);
  await expect(testimonials(page).getByRole("button", { name: "Auto-play" })).toHaveCount(0);
  await expect(page.locator("canvas, video, .animate-rise")).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(requests.filter((path) => path.startsWith("/video/"))).toEqual([]);
  const picture = page.locator('img[src^="/images/hero-"]').filter({ visible: true });
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});
