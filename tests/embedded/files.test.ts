import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { removeDatabase } from "../../supabase/embedded/data-dir.ts";
import { openFiles } from "../../supabase/embedded/files.ts";
import { temporaryDataDir } from "./fixture.ts";

test("files are in the data directory, survive a restart, and are deleted with it", async () => {
  const dataDir = temporaryDataDir();
  fs.mkdirSync(dataDir, { recursive: true });
  const key = "media/00000000-0000-4000-8000-000000000001/640";
  await openFiles(dataDir).write(key, new Uint8Array([1, 2]));
  await openFiles(dataDir).write(key, new Uint8Array([3]));
  expect(await openFiles(dataDir).read(key)).toEqual(Buffer.from([3]));
  expect(fs.readdirSync(path.join(dataDir, "storage"))).toHaveLength(1);

  await openFiles(dataDir).remove(key);
  await openFiles(dataDir).remove(key);
  expect(await openFiles(dataDir).read(key)).toBeUndefined();

  await openFiles(dataDir).write(key, new Uint8Array([1]));
  removeDatabase(dataDir);
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("a database whose folder somebody has looked at in Finder can be deleted", () => {
  const dataDir = temporaryDataDir();
  fs.mkdirSync(dataDir, { recursive: true });
  for (const name of [".DS_Store", "desktop.ini"]) fs.writeFileSync(path.join(dataDir, name), "");
  removeDatabase(dataDir);
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("no key leads out of the directory", async () => {
  const dataDir = temporaryDataDir();
  fs.mkdirSync(dataDir, { recursive: true });
  await openFiles(dataDir).write("media/../../../escaped", new Uint8Array([1]));
  expect(fs.readdirSync(dataDir)).toEqual(["storage"]);
  expect(fs.existsSync(path.join(dataDir, "../escaped"))).toBe(false);
});
