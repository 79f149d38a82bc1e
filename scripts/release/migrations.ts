import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { sqlFiles } from "../../supabase/embedded/migrate.ts";

/** SHA-256 of the migrations in a folder by name, in order; line endings are ignored, as Git may change them. */
export function hashMigrations(directory: string): Record<string, string> {
  return Object.fromEntries(
    sqlFiles(directory).map((file) => {
      const sql = fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n");
      return [path.basename(file), hash("sha256", sql)];
    }),
  );
}
