/** Paths from a manifest, which anybody may have written, before they become URLs. */
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { hostedStore } from "../../scripts/backup/file-store.ts";
import { formatManifest } from "../../scripts/backup/manifest.ts";
import { pack, read } from "./backup-archive.ts";

const picture = Buffer.from("picture");
const noSession = { query: () => Promise.reject(new Error("Nothing is asked.")) };
const served = { mime: "image/webp", cacheControl: "max-age=3600" };

function backupWith(path: string) {
  const sha256 = hash("sha256", picture);
  const { text } = formatManifest({
    made: "2026-01-01T00:00:00.000Z",
    migrations: [],
    tables: {},
    files: { [path]: { ...served, sha256 } },
    sequences: {},
    leftOut: [],
  });
  return pack(
    new Map([
      [`files/${path}`, picture],
      ["manifest.json", Buffer.from(text)],
    ]),
  );
}

test.each([
  "../../../auth/v1/admin/users",
  "a/../../b",
  "a/..",
  "./a",
  "a//b",
  "/a",
  "a/",
  "",
  "..",
  "a\\..\\b",
  "a\nb",
])("the path %j never becomes a URL", async (path) => {
  const refusal = `${JSON.stringify(path)} in it is not a path of a file`;
  await expect(read(await backupWith(path))).rejects.toThrow(refusal);
  const store = hostedStore("https://x.supabase.co", "secret");
  const file = { path, ...served };
  await expect(store.write(noSession, file, picture)).rejects.toThrow("is not a path of a file");
  await expect(store.read(file)).rejects.toThrow("is not a path of a file");
});

test.each(["0000/1920x1080-single", "My pictures/50% off?a#b.webp", "...x/..y", "über/日本"])(
  "the path %j is accepted as that of a file",
  async (path) => {
    const { manifest } = await read(await backupWith(path));
    expect(Object.keys(manifest.files)).toEqual([path]);
  },
);
