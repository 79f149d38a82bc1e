import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";

const PATH = "00000000-0000-4000-8000-000000000001/8x8";
const bytes = new Uint8Array([1, 2, 3, 0, 255]);
const options = { contentType: "image/webp", cacheControl: "3600" };

const backend = await startTestBackend<unknown>({ seed: true });
afterAll(() => backend.close());

const owner = async () => (await backend.as(demoOwner.email)).storage.from("media");
const get = (path: string) =>
  backend.fetch(new Request(`http://localhost/storage/v1/object/public/media/${path}`), {
    peerAddress: "127.0.0.1",
  });

test("anyone can read an uploaded file at its URL, byte for byte, with its type and max-age", async () => {
  const { data, error } = await (await owner()).upload(PATH, bytes, options);
  expect(error).toBeNull();
  expect(data?.path).toBe(PATH);

  const answer = await get(PATH);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toBe("max-age=3600");
});

test("a path can be used once, unless the upload is meant to replace the file", async () => {
  const media = await owner();
  const again = await media.upload(PATH, bytes, options);
  expect(again.error?.message).toBe("The resource already exists");

  const other = new Uint8Array([9]);
  expect((await media.upload(PATH, other, { ...options, upsert: true })).error).toBeNull();
  expect(new Uint8Array(await (await get(PATH)).arrayBuffer())).toEqual(other);
});

test("a file that is not a picture or too large is refused", async () => {
  const media = await owner();
  const path = PATH.replace("8x8", "9x9");
  const svg = await media.upload(path, bytes, { ...options, contentType: "image/svg+xml" });
  expect(svg.error?.message).toContain("image/svg+xml is not supported");
  const large = await media.upload(path, new Uint8Array(10 * 1024 * 1024 + 1), options);
  expect(large.error?.message).toContain("exceeded the maximum allowed size");
  expect((await get(path)).status).toBeGreaterThanOrEqual(400);
});

test("a deleted file is gone, and deleting it again is not an error", async () => {
  const media = await owner();
  expect((await media.remove([PATH])).error).toBeNull();
  expect((await get(PATH)).status).toBeGreaterThanOrEqual(400);
  expect((await media.remove([PATH])).error).toBeNull();
});
