/**
 * Saves a backup to `backups/<time>.tar.gz`, of the database in DATABASE_URL, or else of the embedded one. See
 * docs/backup.md.
 */
import fs from "node:fs";
import path from "node:path";
import { saveBackup } from "./backup/save-backup.ts";
import { BACKUPS } from "./backup/saved.ts";
import { onInterrupt, onlyFolder, runCommand } from "./lib/command-line.ts";

await runCommand(async () => {
  const directory = onlyFolder(
    process.argv.slice(2),
    "Where to? npm run backup, or npm run backup -- <folder>",
    BACKUPS,
  );
  // Renamed once it is complete and has been read back.
  const unfinished = path.join(directory, `unfinished-${process.pid}.tar.gz`);
  // It contains email addresses and password hashes: even Ctrl-C leaves no file behind.
  const remove = () => fs.rmSync(unfinished, { force: true });
  onInterrupt(remove);
  await saveBackup(unfinished, (name) => {
    const file = path.join(directory, name);
    fs.renameSync(unfinished, file);
    return file;
  }).finally(remove);
});
