import type { Locator, Page } from "@playwright/test";
import { testimonials as clients } from "@/content/testimonials";
import { asOwner, clientOf, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { mainLink, tabTo, toast } from "./steps.ts";

// The page that moves: its decorations are the last that comes.
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

/** Moves a finger over the element. The page needs a touch screen. */
/** Puts a finger on the heading of a carousel, because not all of it fits on a phone. */
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

test("every section has an address that opens right at it", { tag: "@full" }, async ({ page }) => {
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
  "Get In Touch leads to the form, and the keyboard goes on from there",
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
  "the hero plays a small silent loop that can be paused and stays so",
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
    await page.goto("/");
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
      await swipe(page, carousel, { x: -60, y: -160 });
      await expectSlide(carousel, `${first} of ${count}`);
    }
  },
);

test(
  "the newest four articles are shown, and how many there are",
  { tag: "@full" },
  async ({ page }) => {
    const client = await clientOf();
    const articles = page.getByRole("region", { name: "Latest Articles" });
    const titles = articles.getByRole("heading", { level: 3 });
    // Other tests publish in parallel, so retry.
    await expect(async () => {
      const { data } = await client
        .from("posts")
        .select("title")
        .eq("published", true)
        .order("created_at", { ascending: false })
        .limit(4)
        .throwOnError();
      await openHome(page);
      expect(await titles.allTextContents()).toEqual(data.map(({ title }) => title));
    }).toPass();

    const newest = await titles.first().innerText();
    await articles.getByRole("link", { name: newest }).click();
    await expect(page.getByRole("heading", { level: 1, name: newest })).toBeVisible();
    await page.goBack();
    await articles.getByRole("link", { name: /^All \d+ articles$/ }).click();
    await expect(page).toHaveURL("/blog");
  },
);

test("a message survives a failure and a reload, and then reaches the owner", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expect(/Failed to load resource: net::ERR_FAILED .*\/send_contact_message/);
  const subject = unique("From the front page");
  await openHome(page);
  await page.getByLabel("Name").fill("Grace Visitor");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("Where does the time go?");
  await page.route("**/rest/v1/rpc/send_contact_message", (route) => route.abort());
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Oops! Something went wrong 😅")).toContainText(
    "Please try again or contact me directly via email.",
  );
  await page.unroute("**/rest/v1/rpc/send_contact_message");

  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue(subject);
  await expect(page.getByLabel("Message")).toHaveValue("Where does the time go?");
  const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/send_contact_message", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending Magic..." })).toBeDisabled();
  await page.keyboard.press("Enter");
  deliver();
  await expect(toast(page, "Message Sent Successfully! 🚀")).toContainText(
    "Thank you for reaching out! I'll get back to you within 24 hours.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();

  const client = await asOwner();
  const { data } = await client
    .from("contact_messages")
    .select("name, email, message, status")
    .eq("subject", subject)
    .throwOnError();
  expect(data).toEqual([
    {
      name: "Grace Visitor",
      email: "grace@example.com",
      message: "Where does the time go?",
      status: "unread",
    },
  ]);
});

test(
  "the Konami sequence is a party of ten seconds that is in nobody's way",
  { tag: "@full" },
  async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await stopTime(page);
    const icons = page.locator(".animate-rise");
    const before = await icons.count();
    for (const key of "Up Up Down Down Left Right Left Right".split(" ")) {
      await page.keyboard.press(`Arrow${key}`);
    }
    await page.keyboard.press("b");
    await expect(page.getByText("Party mode for ten seconds!")).toHaveCount(0);
    await page.keyboard.press("a");
    await expect(page.getByText("Party mode for ten seconds!")).toBeAttached();
    const banner = page.getByText(/B A — party mode$/);
    await expect(banner).toBeVisible();
    const isInTheWay = await banner.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element);
    });
    expect(isInTheWay).toBe(false);
    await page.clock.runFor(2_000);
    await expect(icons).toHaveCount(before + 4);

    await page.clock.runFor(7_999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();

    // A glyph that left the screen is removed.
    await page.evaluate(() => {
      const rising = document.getAnimations().filter((one) => one instanceof CSSAnimation);
      for (const animation of rising) animation.finish();
    });
    await expect(icons).toHaveCount(0);
  },
);

test(
  "sparkles follow the pointer, rest with it, and let every click through",
  { tag: "@full" },
  async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    // They are loaded with the first move.
    await page.mouse.move(20, 600);
    await expect(page.locator("canvas")).toBeAttached();
    await stopTime(page);
    await page.clock.runFor(2_000);
    const drawing = () =>
      page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const nothing = await drawing();
    // Beside the page: on its words there are none.
    await page.mouse.move(40, 600, { steps: 10 });
    await page.clock.runFor(50);
    expect(await drawing()).not.toBe(nothing);
    // At 0.03 per 50 milliseconds the last mark is gone after 34 steps.
    await page.clock.runFor(33 * 50);
    expect(await drawing()).toBe(nothing);

    await page.mouse.move(400, 300, { steps: 10 });
    await mainLink(page, "/blog").click();
    await expect(page).toHaveURL("/blog");
  },
);

test("nothing moves for those who asked for less motion", { tag: "@full" }, async ({ page }) => {
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
