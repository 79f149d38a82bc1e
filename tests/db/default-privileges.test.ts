// @module-tag full
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded, type EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { apiPrivileges } from "./api-privileges.ts";
import { NOTHING_BY_DEFAULT } from "./plain-postgres.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { root } from "../../scripts/lib/root.ts";

const migrations = path.join(root, "supabase/migrations");

async function rightsIn(starting: Promise<Pick<EmbeddedBackend, "db" | "close">>) {
  const backend = await starting;
  onTestFinished(() => backend.close());
  return apiPrivileges((sql) => backend.db.query<{ line: string }>(sql));
}

test("the migrations result in the same rights, whatever a project grants by default", async () => {
  const directory = temporaryFolder();
  fs.cpSync(migrations, path.join(directory, "migrations"), { recursive: true });
  fs.writeFileSync(
    path.join(directory, "migrations/20250101000000_nothing_by_default.sql"),
    NOTHING_BY_DEFAULT,
  );

  const open = await rightsIn(startTestBackend({ seed: false }));
  expect(open).toContain("posts anon SELECT");
  const closed = await rightsIn(startEmbedded({ supabaseDir: directory, seed: false }));
  expect(closed).toEqual(open);
});
