import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { compareDatabases } from "./compare-databases.ts";
import { comparePages, comparePictures } from "./compare-sites.ts";
import type { Findings } from "./report.ts";

/** Where a build for the embedded backend goes, see vite.config.ts. */
const DIST = "dist-embedded";

/** A copy of the site: its files, and the data that it runs on. */
type Copy = { name: string; root: string; dataDir: string };

/**
 * Tries the new version on the site's own data: restores the backup with the present version, applies
 * the new migrations to a copy of it, checks types and rights, and builds both.
 *
 * @param work directory with `before` and `after`, the files of the two versions
 * @param backup file that `npm run backup` made
 * @param pictures directory for the pictures of pages that look different
 * @throws {StartError} when a step fails, with what it printed
 */
export async function rehearse(
  root: string,
  work: string,
  backup: string,
  pictures: string,
): Promise<Findings> {
  const before = copyOf(root, work, "before");
  const after = copyOf(root, work, "after");

  run(before, "restoring the backup", ["scripts/restore.ts", backup]);
  fs.cpSync(before.dataDir, after.dataDir, { recursive: true });
  await migrate(after);
  const { rows, rights } = await compareDatabases(before.dataDir, after.dataDir);

  run(after, "checking types", ["node_modules/typescript/bin/tsc"]);
  run(after, "trying every right", [
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/db/access-matrix.test.ts",
  ]);
  for (const copy of [before, after]) {
    run(copy, "building", ["node_modules/vite/bin/vite.js", "build", "--mode", "embedded"]);
    run(copy, "rendering", ["scripts/prerender.ts", "embedded"]);
  }
  const sites = [path.join(before.root, DIST), path.join(after.root, DIST)] as const;
  return {
    rows,
    rights,
    pages: comparePages(...sites),
    pictures: await comparePictures(...sites, pictures),
  };
}

/** Packages are those that are installed, unless the version asks for others. */
function copyOf(root: string, work: string, name: "before" | "after"): Copy {
  const copy = { name, root: path.join(work, name), dataDir: path.join(work, `data-${name}`) };
  const installed = path.join(root, "node_modules");
  if (lockOf(copy.root) === lockOf(root) && fs.existsSync(installed)) {
    fs.symlinkSync(installed, path.join(copy.root, "node_modules"));
  } else {
    console.log(`${name}: installing packages`);
    const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: copy.root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new StartError("The packages could not be installed.");
  }
  return copy;
}

/** The packages that a version asks for. */
function lockOf(directory: string): string {
  const file = path.join(directory, "package-lock.json");
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    fs.readFileSync(file, "utf8"),
  );
  delete packages[""]?.version;
  return JSON.stringify(packages);
}

/** The embedded backend applies what the database has not seen. */
async function migrate({ root, dataDir }: Copy): Promise<void> {
  console.log("after: applying the migrations");
  const changed: string[] = [];
  const supabaseDir = path.join(root, "supabase");
  const backend = await startEmbedded({
    dataDir,
    supabaseDir,
    seed: false,
    print: (line) => changed.push(line),
  }).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  await backend.close();
  if (changed.length > 0) {
    throw new StartError(`A released migration was changed:\n${changed.join("\n")}`);
  }
}

function run(copy: Copy, what: string, args: string[]): void {
  console.log(`${copy.name}: ${what}`);
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.root,
    encoding: "utf8",
    maxBuffer: 1e9,
    // No DATABASE_URL: nothing here may reach the real database.
    env: { ...process.env, EMBEDDED_DATA_DIR: copy.dataDir, DATABASE_URL: "" },
  });
  if (signal) throw new StartError(`${copy.name}: ${what} was stopped.`);
  if (status !== 0) throw new StartError(`${copy.name}: ${what} failed:\n${stdout}\n${stderr}`);
}
