import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("a failed write leaves nothing unfinished in the folder", () => {
  const folder = temporaryFolder();
  // Instead of a full disk, which a test cannot simulate: a file cannot replace a folder.
  fs.mkdirSync(path.join(folder, "posts/a.md"), { recursive: true });
  expect(() => writeIn(folder, "posts/a.md", "text")).toThrow("EISDIR");
  expect(fs.readdirSync(path.join(folder, "posts"))).toEqual(["a.md"]);
});
