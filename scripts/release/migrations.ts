import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** SHA-256 of the migrations in a folder by name, in order; ends of lines do not count, as Git may change them. */
export function hashMigrations(directory: string): Record<string, string> {
  const names = fs.readdirSync(directory).filter((name) => name.endsWith(".sql"));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const sql = fs.readFileSync(path.join(directory, name), "utf8").replaceAll("\r\n", "\n");
      return [name, createHash("sha256").update(sql).digest("hex")];
    }),
  );
}
