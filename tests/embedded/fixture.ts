import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { ensureDatabase } from "../../supabase/embedded/data-dir.ts";
import { testBackend } from "../support/test-backend.ts";
import type { FixtureDatabase } from "./fixtures/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Migrations and seed for these tests only. */
export const fixtureDir = path.resolve(import.meta.dirname, "fixtures");

export function fixtureBackend() {
  return testBackend<FixtureDatabase>(fixtureDir);
}

/** A path for a data directory; whatever is created there or beside it is deleted after the test. */
export function temporaryDataDir(): string {
  return path.join(temporaryFolder(), "data");
}

/**
 * For a file's top level: initialises one empty database, and returns a function that copies it for a test,
 * because initialising takes seconds.
 *
 * @returns a function that puts the copy at a path, a temporary one by default, and returns it
 */
export function emptyDatabases(): (dataDir?: string) => string {
  const original = path.join(temporaryFolder(afterAll), "data");
  beforeAll(() => ensureDatabase(original));
  return (dataDir = temporaryDataDir()) => {
    fs.cpSync(original, dataDir, { recursive: true });
    return dataDir;
  };
}

/** A process that runs until the test ends; its pid is alive and is not ours. */
export function otherProcess(): number {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void other.kill());
  return other.pid ?? 0;
}
