/** Deletes the development database; the next start creates, migrates and seeds a new one. */
import path from "node:path";
import { runCommand } from "../../scripts/command-line.ts";
import { configuredDataDir, removeDatabase } from "./data-dir.ts";
import { acquireLock } from "./lock.ts";

const dataDir = configuredDataDir(path.resolve(import.meta.dirname, "../.."));
await runCommand(() => {
  const release = acquireLock(dataDir);
  removeDatabase(dataDir);
  release();
  console.info(`Deleted ${dataDir}. The next start creates a new database.`);
});
