import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeIn } from "../../scripts/folder-files.ts";

test("what cannot be written leaves nothing unfinished in the folder", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "folder-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  // In the place of a full disk, which no test can make: no file can take the place of a folder.
  fs.mkdirSync(path.join(folder, "posts/a.md"), { recursive: true });
  expect(() => writeIn(folder, "posts/a.md", "text")).toThrow("EISDIR");
  expect(fs.readdirSync(path.join(folder, "posts"))).toEqual(["a.md"]);
});
