import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { encodePicture } from "../../../scripts/pictures/encode.ts";
import { sample } from "../../support/scope.ts";

/** A picture as detailed as a photograph, the same each time. */
function photograph(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  let seed = 1;
  const pixels = Buffer.alloc(64 * 64 * channels);
  for (const at of pixels.keys()) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[at] = seed % 256;
  }
  const noise = sharp(pixels, { raw: { width: 64, height: 64, channels } });
  return noise.resize({ width, height, fit: "fill" });
}
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#e8440a" } });

/** A sample's cover with few lines: 980 bytes. */
const flatArt = readFileSync("supabase/seed/media/00000000-0000-4000-8000-000000000601/1440x810");
const art = sharp(flatArt);

/** A PNG that claims to be 20,000 pixels wide and high. */
function wide(png: Buffer): Buffer {
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const names = (files: { width: number; extension: string }[]) =>
  files.map(({ width, extension }) => `${width}.${extension}`);

const pictures = [
  ["a photo", photograph(1440, 810).webp(), "1440.webp", ["480.avif", "960.avif", "1440.avif"]],
  [
    "a photo from a camera",
    photograph(4000, 3000).jpeg(),
    "1920.webp",
    ["480.avif", "960.avif", "1440.avif", "1920.avif"],
  ],
  ["flat art whose source is the smallest file", art, "1440.webp", ["1440.webp"]],
  ["a narrow picture", photograph(300, 200).png(), "300.png", ["300.avif"]],
  ["a transparent picture", photograph(600, 400, 4).png(), "600.png", ["480.avif", "600.avif"]],
  [
    "a picture in print colours",
    photograph(600, 400).toColourspace("cmyk").jpeg(),
    "600.jpg",
    ["480.avif", "600.avif"],
  ],
  [
    "a picture that is rotated by its metadata",
    photograph(400, 600).withMetadata({ orientation: 6 }).jpeg(),
    "600.jpg",
    ["480.avif", "600.avif"],
  ],
  [
    "a picture taller than WebP and AVIF allow",
    flat(1000, 18_000).jpeg(),
    "1000.jpg",
    ["480.avif", "1000.jpg"],
  ],
] as const;

/** Those with few pixels. */
const SMALL = new Set<string>([
  "flat art whose source is the smallest file",
  "a narrow picture",
  "a transparent picture",
]);

test.each(sample(pictures, ([name]) => SMALL.has(name)))(
  "%s gets the files that a page requests",
  async (_, picture, src, choice) => {
    const source = picture === art ? flatArt : await picture.toBuffer();
    const made = await encodePicture(source);
    expect(names([made.src])).toEqual([src]);
    expect(names(made.choice)).toEqual(choice);
    const sizes = made.choice.map(({ data }) => data.length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(Math.max(made.src.data.length, ...sizes)).toBeLessThanOrEqual(source.length);
    const { autoOrient: of, hasAlpha } = await sharp(source).metadata();
    for (const { width, data } of made.choice) {
      const { autoOrient: found, ...rest } = await sharp(data).metadata();
      expect(found.width).toBe(width);
      expect(found.height / width).toBeCloseTo(of.height / of.width, 1);
      expect(rest.hasAlpha).toBe(hasAlpha);
    }
  },
);

test("an animation stays unchanged", async () => {
  expect(await encodePicture(gif)).toEqual({
    src: { width: 1, extension: "gif", data: gif },
    choice: [],
  });
});

test.each([
  [
    "is not a picture that browsers can show",
    () => Promise.resolve(Buffer.from("<!doctype html>")),
  ],
  [
    "is not a picture that browsers can show",
    () =>
      Promise.resolve(
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
      ),
  ],
  ["is not a picture that browsers can show", () => flat(9, 9).tiff().toBuffer()],
  ["is broken", async () => (await photograph(600, 400).jpeg().toBuffer()).subarray(0, 9_000)],
  ["has too many pixels", async () => wide(await flat(9, 9).png().toBuffer())],
])("a file that %s is refused", async (reason, make) => {
  await expect(encodePicture(await make())).rejects.toThrow(reason);
});
