import type { Page } from "@playwright/test";
import { owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectUsable, toast } from "./steps.ts";

// Without transitions, so that colours are not measured halfway.
test.use({ account: owner, contextOptions: { reducedMotion: "reduce" } });

const NOTE = "GPS 52.5200 13.4050";

/** A photo like a camera's: a JPEG of 2400 by 1600 pixels, with its location in the metadata. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 1600 });
    const context = canvas.getContext("2d");
    const gradient = context?.createLinearGradient(0, 0, 2400, 1600);
    gradient?.addColorStop(0, "#123");
    gradient?.addColorStop(1, `hsl(${Math.random() * 360} 80% 60%)`);
    if (context && gradient) context.fillStyle = gradient;
    context?.fillRect(0, 0, 2400, 1600);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  const jpeg = Buffer.from(base64, "base64");
  const notes = Buffer.from(`Exif\0\0${NOTE}`);
  const length = notes.length + 2;
  const segment = Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, notes, jpeg.subarray(2)]);
}

test("an uploaded photo loses its metadata", { tag: "@full" }, async ({ page }) => {
  const name = unique("Kite");
  await page.goto("/admin/media");
  await expect(page.getByRole("heading", { name: "Media" })).toBeVisible();
  const buffer = await photograph(page);
  expect(buffer.toString("latin1")).toContain(NOTE);
  await page
    .getByLabel("Upload: files")
    .setInputFiles({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer });

  await page.getByRole("button", { name: `Details of ${name}, no alternative text` }).click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await expect(dialog.getByText("1,920 × 1,280")).toBeVisible();
  await expect(dialog.getByText("No post, page or project shows it.")).toBeVisible();
  const address = (await dialog.getByText(/\/storage\/v1\//).textContent()) ?? "";
  expect(address).toMatch(/\/1920x1280$/);
  for (const [file, width] of [
    ["1920x1280", 1920],
    ["1280", 1280],
    ["640", 640],
  ] as const) {
    const answer = await page.request.get(address.replace("1920x1280", file));
    expect(answer.headers()["content-type"]).toMatch(/^image\/(avif|webp)$/);
    const body = await answer.body();
    expect(body.length).toBeLessThan(buffer.length);
    expect(body.toString("latin1")).not.toMatch(/Exif|GPS/);
    const shown = await page.evaluate(
      async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image.naturalWidth;
      },
      address.replace("1920x1280", file),
    );
    expect(shown).toBe(width);
  }
  await expectAccessible(page);
  await dialog.getByLabel("Alternative text").fill("A red kite.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Picture saved")).toBeVisible();
  await expectUsable(page);

  await page.goto("/admin/projects?new");
  const editor = page.getByRole("dialog", { name: "Create New Project" });
  await editor.getByRole("button", { name: "Choose image" }).click();
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await expect(editor.getByLabel("Image", { exact: true })).toHaveValue(address);
  await expect(editor.getByRole("img", { name: "Image Preview" })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );

  await page.goto(`/admin/media?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Details of ${name}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete picture" });
  await expect(question).toContainText("No post, page or project shows it.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No pictures match your search.")).toBeVisible();
  expect((await page.request.get(address)).ok()).toBe(false);
});
