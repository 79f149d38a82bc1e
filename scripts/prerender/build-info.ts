import fs from "node:fs";
import path from "node:path";
import { BUILD_INFO, type BuildInfo } from "../../src/lib/build-info.ts";

const migrations = path.resolve(import.meta.dirname, "../../supabase/migrations");

/**
 * Writes what the owner's health page compares with the database. It is a separate file, because
 * the time in the code would rename unchanged files with every build. To be called before the
 * database is read, so that no later change counts as published.
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
