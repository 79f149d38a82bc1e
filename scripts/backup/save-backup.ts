import fs from "node:fs";
import path from "node:path";
import { openBackup } from "./archive.ts";
import { describeSize } from "./manifest.ts";
import { makeBackup } from "./make-backup.ts";
import { withDatabase } from "./open.ts";
import { recordBackup } from "./record-backup.ts";
import { nameOf } from "./saved.ts";

/**
 * Saves a backup of the database in DATABASE_URL, or else of the embedded one. Once it is kept, and not before, the
 * database records it as made.
 *
 * @param unfinished the file in which it is made, and read back
 * @param keep stores that file for good, under the given name; returns where
 */
export async function saveBackup(
  unfinished: string,
  keep: (name: string) => string | Promise<string>,
): Promise<void> {
  await withDatabase("backup", async ({ session, store, name }) => {
    fs.mkdirSync(path.dirname(unfinished), { recursive: true, mode: 0o700 });
    // Readable by the owner only: it contains email addresses and password hashes.
    const fd = fs.openSync(unfinished, "w", 0o600);
    const target = fs.createWriteStream(unfinished, { fd, flush: true });
    const manifest = await makeBackup(session, target, store);
    await openBackup("The new backup", () => fs.createReadStream(unfinished));

    const file = await keep(nameOf(manifest.made));
    // The backup is complete, even if this role may not write to the database.
    await recordBackup(session, manifest.made).catch((error: unknown) =>
      console.warn(`This backup could not be recorded in the database: ${String(error)}`),
    );
    console.info(`Saved ${describeSize(manifest)} from ${name} to ${file}.`);
  });
}
