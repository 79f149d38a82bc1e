/**
 * Saves a backup to `backups/<time>.tar.gz`, of the database in DATABASE_URL, or else of the embedded one. See
 * docs/backup.md.
 */
import fs from "node:fs";
import path from "node:path";
import { openBackup } from "./backup/archive.ts";
import { describeSize } from "./backup/manifest.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { recordBackup } from "./backup/record-backup.ts";
import { withDatabase } from "./backup/open.ts";
import { onInterrupt, onlyFolder, runCommand } from "./lib/command-line.ts";
import { root } from "./lib/root.ts";

await runCommand(async () => {
  const directory = onlyFolder(
    process.argv.slice(2),
    "Where to? npm run backup, or npm run backup -- <folder>",
    path.join(root, "backups"),
  );
  // Renamed once it is complete and has been read back.
  const unfinished = path.join(directory, `unfinished-${process.pid}.tar.gz`);
  // It contains email addresses and password hashes: even Ctrl-C leaves no file behind.
  const remove = () => fs.rmSync(unfinished, { force: true });
  onInterrupt(remove);
  await withDatabase("backup", async ({ session, store, name }) => {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Readable by the owner only: it contains email addresses and password hashes.
    const fd = fs.openSync(unfinished, "w", 0o600);
    const target = fs.createWriteStream(unfinished, { fd, flush: true });
    const manifest = await makeBackup(session, target, store);
    await openBackup("The new backup", () => fs.createReadStream(unfinished));

    const time = manifest.made.slice(0, 19).replaceAll(":", "-");
    const file = path.join(directory, `${time}Z.tar.gz`);
    fs.renameSync(unfinished, file);
    // The backup is complete, even if this role may not write to the database.
    await recordBackup(session, manifest.made).catch((error: unknown) =>
      console.warn(`This backup could not be recorded in the database: ${String(error)}`),
    );
    console.info(`Saved ${describeSize(manifest)} from ${name} to ${file}.`);
  }).finally(remove);
});
