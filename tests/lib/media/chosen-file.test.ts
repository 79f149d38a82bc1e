import { expect, test, vi } from "vitest";
import { animationType } from "@/lib/media/animation";
import { bytesOf, hashOf, nameOf } from "@/lib/media/chosen-file";
import { fitInto } from "@/lib/media/encode";
import { prepare } from "@/lib/media/prepare";
import { hash_pattern } from "@/lib/supabase/limits/media";

const codesOf = (part: string | number) =>
  typeof part === "number" ? [part] : [...Buffer.from(part, "latin1")];
const bytes = (...parts: (string | number)[]) => new Uint8Array(parts.flatMap(codesOf));

test.each([
  ["a GIF", bytes("GIF89a", 64, 1, 2, 0), "image/gif"],
  ["an animated WebP", bytes("RIFF", 0, 0, 0, 0, "WEBPVP8X", 10, 0, 0, 0, 0x12), "image/webp"],
  ["a WebP with transparency", bytes("RIFF", 0, 0, 0, 0, "WEBPVP8X", 10, 0, 0, 0, 0x10), null],
  ["a plain WebP", bytes("RIFF", 0, 0, 0, 0, "WEBPVP8 "), null],
  ["an animated PNG", bytes(137, "PNG____IHDR____acTL____IDAT"), "image/png"],
  ["a PNG whose pixels spell acTL", bytes(137, "PNG____IHDR____IDATacTL"), null],
  ["an AVIF sequence", bytes(0, 0, 0, 32, "ftypavis"), "image/avif"],
  ["an AVIF", bytes(0, 0, 0, 32, "ftypavif"), null],
  ["a JPEG", bytes(0xff, 0xd8, 0xff), null],
  ["nothing", bytes(), null],
])("the animation type of %s: %j", (_, head, type) => expect(animationType(head)).toBe(type));

test("a GIF that the browser cannot read is refused, like every picture", async () => {
  const head = bytes("GIF89a", 64, 1, 2, 0);
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new DOMException("", "InvalidStateError")),
  );
  await expect(prepare(new File([head], "a.gif"), head, null)).rejects.toThrow(/cannot read/);
});

test("an animation is uploaded without what its file says of its origin", async () => {
  const bitmap = { width: 1, height: 1, close: () => undefined };
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(bitmap));
  const comment = bytes(0x21, 0xfe, 7, "Ann Lee", 0);
  const rest = bytes(0x3b);
  const head = bytes("GIF89a", 1, 0, 1, 0, 0, 0, 0);
  const file = new Uint8Array([...head, ...comment, ...rest]);
  const { largest } = await prepare(new File([file], "a.gif"), file, null);
  expect(largest).toMatchObject({ width: 1, height: 1, mime: "image/gif" });
  expect(await largest.blob.text()).toBe(
    new TextDecoder().decode(new Uint8Array([...head, ...rest])),
  );
});

const arrayBuffer = () => Promise.resolve(new ArrayBuffer(9));

test.each([
  [{ name: "a.svg", type: "image/svg+xml", size: 9 }, /SVG/],
  [{ name: "a.SVG", type: "", size: 9 }, /SVG/],
  [{ name: "a.png", type: "image/png", size: 0 }, /empty/],
  [{ name: "a.pdf", type: "application/pdf", size: 9 }, /not a picture/],
  [{ name: "a.png", type: "image/png", size: 70_000_000 }, /60 MB/],
])("%j is refused with a reason", (file, reason) => {
  return expect(bytesOf({ ...file, arrayBuffer })).rejects.toThrow(reason);
});

test("an unreadable file, such as a dropped folder, is refused with the site's own message", () => {
  const folder = {
    name: "Pictures",
    type: "",
    size: 4096,
    arrayBuffer: () => Promise.reject(new DOMException("A requested file…", "NotFoundError")),
  };
  return expect(bytesOf(folder)).rejects.toThrow(/may be a folder/);
});

test("photos from phones are accepted, even if the system does not know their type", async () => {
  const taken = [
    { name: "IMG_1.HEIC", type: "", size: 9_000_000 },
    { name: "IMG_2.HEIC", type: "application/octet-stream", size: 9_000_000 },
    { name: "a.jpg", type: "image/jpeg", size: 20_000_000 },
  ];
  for (const file of taken) expect(await bytesOf({ ...file, arrayBuffer })).toHaveLength(9);
});

test("a picture is named after its file, without the extension", () => {
  expect(nameOf({ name: "Kite in May.2.jpeg" })).toBe("Kite in May.2");
  expect(nameOf({ name: ".png" })).toBe("Picture");
  expect(nameOf({ name: `${"x".repeat(300)}.png` })).toHaveLength(200);
  expect(nameOf({ name: `${"x".repeat(199)}🪁🪁.png` }), "cut between whole characters").toBe(
    `${"x".repeat(199)}🪁`,
  );
  expect(nameOf({ name: "Kite \ud83e.png" }), "invalid in a database").toBe("Kite \ufffd");
});

test("a file's hash is its SHA-256", async () => {
  expect(await hashOf(bytes("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("without https, where browsers compute no hashes, each file counts as a different one", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const hashes = [await hashOf(bytes("abc")), await hashOf(bytes("abc"))];
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(new RegExp(hash_pattern));
});

test("a picture is scaled down proportionally, and never up", () => {
  expect(fitInto({ width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 });
  expect(fitInto({ width: 4000, height: 3000 }, 640)).toEqual({ width: 640, height: 480 });
  expect(fitInto({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  expect(fitInto({ width: 1000, height: 20_000 })).toEqual({ width: 410, height: 8192 });
  expect(fitInto({ width: 4000, height: 1 }, 640)).toEqual({ width: 640, height: 1 });
});
