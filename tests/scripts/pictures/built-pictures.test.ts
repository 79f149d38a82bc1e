import { hash } from "node:crypto";
import fs from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { builtPictures, immutableFolders } from "../../../scripts/pictures/built-pictures.ts";
import { dropUnused } from "../../../scripts/lib/cache-folder.ts";
import { listenWith } from "../../support/listen-with.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { listenLocally } from "../../../scripts/lib/listen.ts";

const MEDIA = "/storage/v1/object/public/media";

const red = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "red" } })
  .png()
  .toBuffer();
const blue = await sharp(red).negate().png().toBuffer();

/** A storage, and consecutive builds that read from it and share a cache. */
async function startStorage() {
  const folder = temporaryFolder();
  const storage: Record<string, Buffer | number> = {};
  const asked: string[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    const found = storage[url] ?? 400;
    const etag = `"${hash("sha256", String(found))}"`;
    const isKnown = headers["if-none-match"] === etag;
    const status = typeof found === "number" ? found : isKnown ? 304 : 200;
    asked.push(`${url.slice(MEDIA.length)} ${status}`);
    response.writeHead(status, { etag }).end(status === 200 ? found : undefined);
  });
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  const backendUrl = `http://127.0.0.1:${port}`;
  const cache = path.join(folder, "cache");
  let builds = 0;
  const build = () => {
    const outDir = path.join(folder, `dist-${(builds += 1)}`);
    return {
      outDir,
      ...builtPictures({ outDir, backendUrl, cacheDir: cache }),
    };
  };
  return { storage, asked, build, cache, backendUrl, stop: () => server.close() };
}

test("a picture is fetched once, named by its content, and kept until it changes", async () => {
  const { storage, asked, build, backendUrl } = await startStorage();
  const at = `${MEDIA}/a/1000x500`;
  storage[at] = red;
  const first = build();
  const [made, again] = await Promise.all([first.fileOf(at), first.fileOf(at)]);
  expect(again).toBe(made);
  const [src = "", srcset = ""] = made ?? [];
  expect(src).toMatch(/^\/assets\/pictures\/\w{20}\/1000\.png$/);
  expect(fs.readFileSync(path.join(first.outDir, src))).toEqual(red);
  for (const candidate of srcset.split(", "))
    expect(fs.existsSync(path.join(first.outDir, candidate.split(" ")[0] ?? ""))).toBe(true);
  expect(immutableFolders(first.files)).toEqual([src.replace("1000.png", "*")]);

  expect(await build().fileOf(at)).toEqual(made);
  expect(await build().fileOf(backendUrl + at)).toEqual(made);
  storage[at] = blue;
  const [other] = (await build().fileOf(at)) ?? [];
  expect(other).not.toBe(src);
  expect(asked).toEqual([
    "/a/1000x500 200",
    ...Array(2).fill("/a/1000x500 304"),
    "/a/1000x500 200",
  ]);
});

test("a picture whose download is cut off stays in storage, or as it is known", async () => {
  const folder = temporaryFolder();
  let isCut = true;
  const { origin } = await listenWith((_request, response) => {
    response.writeHead(200, { "content-length": red.length });
    if (isCut) response.write(red.subarray(0, 100), () => response.destroy());
    else response.end(red);
  });
  const at = `${MEDIA}/a`;
  const build = () =>
    builtPictures({
      outDir: path.join(folder, "dist"),
      backendUrl: origin,
      cacheDir: path.join(folder, "cache"),
    });

  const first = build();
  expect(await first.fileOf(at)).toBeNull();
  expect([...first.left]).toEqual([[at, "could not be fetched"]]);
  isCut = false;
  const made = await build().fileOf(at);
  expect(made).not.toBeNull();
  isCut = true;
  expect(await build().fileOf(at)).toEqual(made);
});

test(
  "a picture in use is still known after a month without a change",
  { tags: "full" },
  async () => {
    const { storage, build, cache } = await startStorage();
    const at = `${MEDIA}/a`;
    storage[at] = red;
    const made = await build().fileOf(at);
    const lastMonth = new Date(Date.now() - 31 * 86_400_000);
    for (const name of fs.readdirSync(cache))
      fs.utimesSync(path.join(cache, name), lastMonth, lastMonth);
    const next = build();
    expect(await next.fileOf(at)).toEqual(made);
    next.tidy();
    storage[at] = 503;
    expect(await build().fileOf(at)).toEqual(made);
  },
);

test("what another build has renamed meanwhile stops no cleaning of the cache", () => {
  const folder = temporaryFolder();
  fs.symlinkSync(path.join(folder, "renamed"), path.join(folder, "listed"));
  fs.writeFileSync(path.join(folder, "used"), "");
  dropUnused(folder);
  expect(fs.readdirSync(folder)).toContain("used");
});

test(
  "what an interrupted build has left in the cache stops no later build",
  { tags: "full" },
  async () => {
    const { storage, asked, build, cache } = await startStorage();
    const at = `${MEDIA}/a`;
    storage[at] = red;
    const made = await build().fileOf(at);
    for (const name of fs.readdirSync(cache).filter((each) => each.endsWith(".json")))
      fs.truncateSync(path.join(cache, name), 8);
    expect(await build().fileOf(at)).toEqual(made);
    expect(asked).toEqual(["/a 200", "/a 200"]);
  },
);

test("a deleted picture leaves no file, and one whose storage fails is kept", async () => {
  const { storage, build, stop } = await startStorage();
  const [gone, failing] = [`${MEDIA}/gone`, `${MEDIA}/failing`];
  storage[gone] = red;
  storage[failing] = blue;
  const before = build();
  await before.fileOf(gone);
  const kept = await before.fileOf(failing);

  delete storage[gone];
  storage[failing] = 503;
  const after = build();
  expect(await after.fileOf(gone)).toBeNull();
  expect(await after.fileOf(failing)).toEqual(kept);
  expect(fs.readdirSync(path.join(after.outDir, "assets/pictures"))).toHaveLength(1);
  for (const status of [401, 402, 403, 429]) {
    storage[failing] = status;
    expect(await build().fileOf(failing)).toEqual(kept);
  }
  stop();
  expect(await build().fileOf(failing)).toEqual(kept);
});

test.each([
  ["does not exist", `${MEDIA}/none`],
  ["could not be fetched", `${MEDIA}/never`],
  ["is not a picture that browsers can show", `${MEDIA}/text`],
  ["is in another storage", `https://other.example${MEDIA}/a`],
  ["is in another storage", `/storage/v1/object/public/../../../rest/v1/posts`],
])("a file that %s keeps its URL", async (reason, address) => {
  const { storage, build } = await startStorage();
  storage[`${MEDIA}/text`] = Buffer.from("<!doctype html>");
  storage[`${MEDIA}/never`] = 500;
  const pictures = build();
  expect(await pictures.fileOf(address)).toBeNull();
  expect([...pictures.left]).toEqual([[address, reason]]);
  expect(fs.existsSync(pictures.outDir)).toBe(false);
});
