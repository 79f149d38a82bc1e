/**
 * Restores a backup to an empty database: the one in DATABASE_URL, else the embedded one. See
 * docs/backup.md.
 */
import fs from "node:fs";
import path from "node:path";
import { UserError } from "./lib/user-error.ts";
import { openBackup } from "./backup/archive.ts";
import { describeSize } from "./backup/manifest.ts";
import { withDatabase } from "./backup/open.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { onlyPath, runCommand } from "./lib/command-line.ts";

await runCommand(async () => {
  const usage = "Which backup? npm run restore -- backups/<time>.tar.gz";
  const file = onlyPath(process.argv.slice(2), usage);
  if (!fs.existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const backup = await openBackup(path.basename(file), () => fs.createReadStream(file));

  const { foreign, target } = await withDatabase("restore", async ({ session, store, name }) => ({
    foreign: await restoreBackup(session, backup, store),
    target: name,
  }));
  if (foreign.length > 0) {
    console.warn(`Left out, as this database has no such tables: ${foreign.join(", ")}.`);
  }
  console.info(
    `Restored ${describeSize(backup.manifest)}, as of ${backup.manifest.made}, to ` +
      `${target}. Everybody has to sign in and set up their second factor again.`,
  );
});
