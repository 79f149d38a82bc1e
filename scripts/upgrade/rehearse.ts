import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { UserError } from "../lib/user-error.ts";
import { EMBEDDED } from "../../supabase/embedded/vite-plugin.ts";
import { siteDirectory } from "../prerender/site-directory.ts";
import { compareDatabases } from "./compare-databases.ts";
import { comparePages, comparePictures } from "./compare-sites.ts";
import type { Findings } from "./report.ts";

const execute = promisify(execFile);

const DIST = siteDirectory(EMBEDDED);

/** A copy of the site: its files, and its data. */
type Copy = { name: string; root: string; dataDir: string };

/**
 * Tries the new version on the site's own data: restores the backup with the current version, applies the new
 * migrations to a copy of it, checks types and rights, and builds both.
 *
 * @param work directory with `before` and `after`, the files of the two versions, and `release`, those of the release
 * @param pictures directory for screenshots of pages that look different
 * @throws {UserError} if a step fails, with its output
 */
export async function rehearse(
  root: string,
  work: string,
  backup: string,
  pictures: string,
  interrupt: AbortSignal,
): Promise<Findings> {
  const run = runner(interrupt);
  const before = await copyOf(root, work, "before", run);
  const after = await copyOf(root, work, "after", run);

  await run(before, "restoring the backup", ["scripts/restore.ts", backup]);
  fs.cpSync(before.dataDir, after.dataDir, { recursive: true });
  await migrate(after);
  const differences = await compareDatabases(before.dataDir, after.dataDir);

  await run(after, "checking types", ["node_modules/typescript/bin/tsc"]);
  // Owners may delete the tests.
  for (const name of ["tests", "vitest.config.ts"])
    fs.cpSync(path.join(work, "release", name), path.join(after.root, name), {
      recursive: true,
      force: false,
    });
  await run(after, "checking every right", [
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/db/access-matrix.test.ts",
  ]);
  for (const copy of [before, after]) {
    await run(copy, "building", ["node_modules/vite/bin/vite.js", "build", "--mode", EMBEDDED]);
    await run(copy, "rendering", ["scripts/prerender.ts", EMBEDDED]);
  }
  const sites = [path.join(before.root, DIST), path.join(after.root, DIST)] as const;
  return {
    ...differences,
    pages: comparePages(...sites),
    pictures: await comparePictures(...sites, pictures),
  };
}

/** Uses the installed packages, unless the version needs others. */
async function copyOf(
  root: string,
  work: string,
  name: "before" | "after",
  run: Run,
): Promise<Copy> {
  const copy = { name, root: path.join(work, name), dataDir: path.join(work, `data-${name}`) };
  const installed = path.join(root, "node_modules");
  if (lockOf(copy.root) === lockOf(root) && fs.existsSync(installed)) {
    // On Windows, other links to folders are for administrators.
    fs.symlinkSync(installed, path.join(copy.root, "node_modules"), "junction");
  } else {
    await run(copy, "installing packages", ["ci", "--no-audit", "--no-fund"], "npm");
  }
  return copy;
}

/** The packages that a version needs. */
function lockOf(directory: string): string {
  const file = path.join(directory, "package-lock.json");
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    fs.readFileSync(file, "utf8"),
  );
  delete packages[""]?.version;
  return JSON.stringify(packages);
}

/** The embedded backend applies pending migrations. */
async function migrate({ root, dataDir }: Copy): Promise<void> {
  console.log("after: applying the migrations");
  const changed: string[] = [];
  const supabaseDir = path.join(root, "supabase");
  const backend = await startEmbedded({
    dataDir,
    supabaseDir,
    seed: false,
    print: (line) => changed.push(line),
  });
  await backend.close();
  if (changed.length > 0) {
    throw new UserError(`A released migration was changed:\n${changed.join("\n")}`);
  }
}

type Run = (copy: Copy, step: string, args: string[], command?: string) => Promise<void>;

/** Runs one step after another in a copy of the site, by default with Node. */
function runner(signal: AbortSignal): Run {
  return async (copy, step, args, command = process.execPath) => {
    console.log(`${copy.name}: ${step}`);
    const options = {
      cwd: copy.root,
      // No DATABASE_URL: nothing here may reach the real database.
      env: { ...process.env, EMBEDDED_DATA_DIR: copy.dataDir, DATABASE_URL: "" },
      maxBuffer: 1e9,
      // On Windows npm is a shell script.
      shell: command === "npm" && process.platform === "win32",
      killSignal: "SIGKILL",
      signal,
    } as const;
    await execute(command, args, options).catch(
      ({ message, stdout = "", stderr = message }: Failure) => {
        throw new UserError(`${copy.name}: ${step} failed:\n${stdout}\n${stderr}`);
      },
    );
  };
}

type Failure = { message: string; stdout?: string; stderr?: string };
