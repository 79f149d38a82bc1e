import fs from "node:fs";
import path from "node:path";
import { BUILD_INFO, type BuildInfo } from "../../src/lib/build-info.ts";

const migrations = path.resolve(import.meta.dirname, "../../supabase/migrations");

/**
 * Writes what the owner's health page compares with the database. A file of its own: in the code,
 * the time would give every build new names for unchanged files. To be called before the database is
 * read, so that no later change passes for shown.
 *
 * @param outDir directory of the build
 */
export function writeBuildInfo(outDir: string): void {
  const versions = fs.readdirSync(migrations).flatMap((name) => /^\d{14}(?=_)/.exec(name) ?? []);
  const info: BuildInfo = {
    builtAt: new Date().toISOString(),
    migrations: versions.toSorted(),
  };
  fs.writeFileSync(path.join(outDir, BUILD_INFO), JSON.stringify(info));
}
