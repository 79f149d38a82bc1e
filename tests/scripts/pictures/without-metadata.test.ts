import sharp from "sharp";
import { expect, test } from "vitest";
import { withoutMetadata } from "../../../src/lib/media/without-metadata.ts";

const SECRET = "Ann Lee, 48.1351 N";
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`;
const exif = { IFD0: { Copyright: SECRET } };
const colours = ["#f00", "#0f0", "#00f"];
const frames = await Promise.all(
  colours.map((background) =>
    sharp({ create: { width: 24, height: 16, channels: 4, background } })
      .png()
      .toBuffer(),
  ),
);
const still = () => sharp(frames[0]).withExif(exif).withXmp(XMP);
const animation = () =>
  sharp(frames, { join: { animated: true } })
    .withExif(exif)
    .withXmp(XMP);

const block = (text: string) => Buffer.from([text.length, ...Buffer.from(text), 0]);

/** A GIF with a comment and XMP at its beginning. */
async function describedGif(): Promise<Buffer> {
  const gif = await animation().gif().toBuffer();
  const start = 13 + 3 * 2 ** ((gif.readUInt8(10) & 0x07) + 1);
  const comment = [Buffer.from([0x21, 0xfe]), block(SECRET)];
  const application = [Buffer.from([0x21, 0xff, 11]), Buffer.from("XMP DataXMP"), block(XMP)];
  return Buffer.concat([gif.subarray(0, start), ...comment, ...application, gif.subarray(start)]);
}

const makers: Record<string, () => Promise<Buffer>> = {
  WebP: () => animation().webp({ lossless: true }).toBuffer(),
  GIF: describedGif,
  PNG: () => still().png().toBuffer(),
};

function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { animated: true }).raw().toBuffer();
}

test.each(Object.entries(makers))(
  "%s has the same pictures, and nothing about their origin",
  async (_, make) => {
    const file = await make();
    expect(file.toString("latin1")).toContain(SECRET);
    const stripped = withoutMetadata(new Uint8Array(file));
    expect(withoutMetadata(new Uint8Array([...file, ...Buffer.from(SECRET)]))).toEqual(stripped);
    expect(Buffer.from(stripped).toString("latin1")).not.toContain(SECRET);
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
    expect(withoutMetadata(stripped)).toEqual(stripped);
  },
);

test.each(Object.entries(makers))("%s that ends anywhere is no error", async (_, make) => {
  const file = new Uint8Array(await make());
  for (let end = 0; end < file.length; end += 7)
    expect(withoutMetadata(file.slice(0, end)).length).toBeLessThanOrEqual(end);
});

test("any other file stays as it is", () => {
  const file = new TextEncoder().encode(SECRET);
  expect(withoutMetadata(file)).toBe(file);
});
