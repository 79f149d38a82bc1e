import fs from "node:fs";
import path from "node:path";
import { localJwtSecret } from "../../supabase/embedded/keys.ts";
import { makeSamplePosts } from "../../supabase/embedded/sample-posts.ts";
import { migrate, seedFiles } from "../../supabase/embedded/migrate.ts";
import type { Database } from "./database.ts";
import { root } from "../../scripts/lib/root.ts";

const siteDir = path.join(root, "supabase");

type Options = {
  /** Directory of the migrations and the seed; this project's by default. */
  supabaseDir?: string;
  /** Whether to seed it; true by default. */
  seed?: boolean;
  /** Base URL of the API for URLs of files, with a trailing slash. */
  filesRoot?: string;
};

/** Empties the project, then migrates and seeds it as the role `postgres`, as `supabase db push` does. */
export async function makeProject(
  database: Database,
  { supabaseDir = siteDir, seed = true, filesRoot = "/" }: Options = {},
): Promise<void> {
  await database.exec("reset role");
  await database.exec(read(path.join(import.meta.dirname, "project.sql")));
  await database.exec("set role postgres");
  await migrate(database, supabaseDir);
  if (seed) {
    await makeSamplePosts(supabaseDir);
    await database.transaction(async (inside) => {
      await inside.query("select set_config('app.settings.jwt_secret', $1, true)", [
        localJwtSecret,
      ]);
      await inside.query("select set_config('app.settings.files_root', $1, true)", [filesRoot]);
      for (const file of seedFiles(supabaseDir)) await inside.exec(read(file));
    });
  }
  await database.exec("reset role");
}

function read(file: string): string {
  return fs.readFileSync(file, "utf8");
}
