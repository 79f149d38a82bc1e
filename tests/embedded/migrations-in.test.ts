import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { migrationsIn } from "../../supabase/embedded/migrate.ts";
import { temporaryFolder } from "../support/temporary-folder";

test("a file without a version is named instead of being run as a migration", () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, "20261129000100_first.sql"), "select 1");
  // Of macOS, beside a file on a foreign disk.
  fs.writeFileSync(path.join(folder, "._20261129000100_first.sql"), "\0");
  expect(migrationsIn(folder)).toMatchObject([
    { version: "20261129000100", name: "first", sql: "select 1" },
  ]);
  fs.writeFileSync(path.join(folder, "notes.sql"), "drop table posts");
  expect(() => migrationsIn(folder)).toThrow(/notes\.sql needs a name like \d{14}_subject\.sql/);
});
