/** Deletes the development database; the next start creates, migrates and seeds a new one. */
import path from "node:path";
import { configuredDataDir, removeDatabase } from "./data-dir.ts";
import { acquireLock } from "./lock.ts";

const dataDir = configuredDataDir(path.resolve(import.meta.dirname, "../.."));
try {
  const release = acquireLock(dataDir);
  removeDatabase(dataDir);
  release();
  console.info(`Deleted ${dataDir}. The next start makes a new database.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
