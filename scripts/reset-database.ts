/** Deletes the development database; the next start creates, migrates and seeds a new one. */
import { parseArgs } from "node:util";
import { runCommand } from "./lib/command-line.ts";
import { root } from "./lib/root.ts";
import { configuredDataDir, removeDatabase } from "../supabase/embedded/data-dir.ts";
import { acquireLock } from "../supabase/embedded/lock.ts";

const dataDir = configuredDataDir(root);
await runCommand(() => {
  // It takes none: neither `--help` nor a mistyped folder may delete anything.
  parseArgs();
  const release = acquireLock(dataDir);
  removeDatabase(dataDir);
  release();
  console.info(`Deleted ${dataDir}. The next start creates a new database.`);
});
