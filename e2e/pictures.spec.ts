/** Zooming into an article's pictures: on a phone with fingers, and with a keyboard. */
import type { Locator, Page } from "@playwright/test";
import { makePost } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

const WIDTH = 1170;
const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 390"><rect width="${WIDTH}" height="390" fill="#ddd"/><text x="20" y="40">From here</text><text x="1080" y="370">to there</text></svg>`,
)}`;
const content = `<figure class="diagram">${["light", "dark"]
  .map(
    (theme) =>
      `<img class="diagram-${theme}" src="${drawing}" alt="Flowchart" width="${WIDTH}" height="390">`,
  )
  .join("")}</figure><p>Here is <img src="data:image/png;base64,AAAA" alt="a lost picture">.</p>`;

async function openDiagram(page: Page) {
  const { slug } = await makePost({ content });
  await page.goto(`/blog/${slug}`);
  const button = page.getByRole("button", { name: "Enlarge picture: Flowchart" });
  await expect(button).toBeVisible();
  const before = await widthOf(button.locator("img"));
  await button.focus();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog").getByRole("img", { name: "Flowchart" });
  await expect(picture).toBeVisible();
  return { button, before, picture };
}
const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? NaN);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test("a diagram opens, is enlarged and moved by a finger", { tag: "@full" }, async ({ page }) => {
    const { before, picture } = await openDiagram(page);
    expect(await widthOf(picture)).toBe(before);
    // Beside the hairline of the dialog.
    expect(await leftOf(picture), "it begins where it is read from").toBe(1);
    await expect(page.getByText("Drag it to see the rest.")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.touchscreen.tap(195, 380);
    await expect.poll(() => widthOf(picture), "labels as large as they were drawn").toBe(WIDTH);

    const touch = await page.context().newCDPSession(page);
    const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...points: number[][]) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
      });
    // The point between two fingers stays in place.
    const part = async () => (195 - (await leftOf(picture))) / (await widthOf(picture));
    const held = await part();
    await fingers("touchStart", [145, 380], [245, 380]);
    await fingers("touchMove", [120, 380], [270, 380]);
    await fingers("touchMove", [95, 380], [295, 380]);
    await fingers("touchEnd");
    await expect.poll(() => widthOf(picture)).toBeCloseTo(WIDTH * 2, -1);
    expect(await part()).toBeCloseTo(held, 1);

    const start = await leftOf(picture);
    await fingers("touchStart", [300, 380]);
    // The finger rests at the end: leaving in motion would make the picture glide on.
    for (const x of [260, 220, 180, 140, 100, 100, 100, 100]) await fingers("touchMove", [x, 380]);
    await fingers("touchEnd");
    await expect.poll(() => leftOf(picture)).toBeLessThan(start - 100);
  });

  test(
    "two taps fit an enlarged diagram to the screen again",
    { tag: "@full" },
    async ({ page }) => {
      const { picture } = await openDiagram(page);
      await page.touchscreen.tap(195, 380);
      await page.touchscreen.tap(195, 380);
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("Drag it to see the rest.")).toBeHidden();
      expect(await widthOf(picture)).toBeLessThanOrEqual(390);
    },
  );
});

test("a picture is enlarged, moved, and reduced again by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const { button, picture } = await openDiagram(page);
  await expect(page.getByText("Here is a lost picture.")).toBeAttached();
  await expect(picture).toBeInViewport({ ratio: 1 });
  const whole = await widthOf(picture);
  await expect(page.getByRole("status", { name: "Size" })).toHaveText(
    `${Math.round((whole / WIDTH) * 100)}%`,
  );
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(picture)).toBe(2 * whole);
  const start = await leftOf(picture);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => leftOf(picture)).toBe(start - 80);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => leftOf(picture)).toBe(start);
  await page.keyboard.press("0");
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("-");
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Zoom out" })).toHaveCSS("opacity", "0.55");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a mouse drags a picture without clicking", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const { picture } = await openDiagram(page);
  const whole = await widthOf(picture);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(picture)).toBe(2 * whole);
  await page.mouse.move(500, 380);
  await page.mouse.down();
  await page.mouse.move(300, 380, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => leftOf(picture)).toBeLessThan(-500);
  expect(await widthOf(picture)).toBe(2 * whole);
});

test("a picture has room at 400 % zoom", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { picture } = await openDiagram(page);
  const box = await page.getByRole("group", { name: "Picture" }).boundingBox();
  expect(box?.height).toBeGreaterThan(90);
  await expect(picture).toBeInViewport();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectNoSidewaysScroll(page);
});
