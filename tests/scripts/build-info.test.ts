import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeBuildInfo } from "../../scripts/prerender/build-info.ts";
import { testBackend } from "../support/test-backend.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("a build names the migrations of an up-to-date database", async () => {
  const outDir = temporaryFolder();
  const before = Date.now();
  const asked = { url: "https://project.example", key: "public" };
  writeBuildInfo(outDir, asked);

  const {
    builtAt,
    migrations,
    version,
    backend: named,
  } = JSON.parse(fs.readFileSync(path.join(outDir, "build.json"), "utf8"));
  const backend = await testBackend();
  const { rows } = await backend.exclusive((db) =>
    db.query<{ version: string }>(
      "select version from supabase_migrations.schema_migrations order by version",
    ),
  );
  expect(migrations).toEqual(rows.map(({ version }) => version));
  expect(named).toEqual(asked);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(builtAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(builtAt)).toBeLessThanOrEqual(Date.now());
});
