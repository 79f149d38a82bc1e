/**
 * Saves a backup that is safe to store where others can read it: encrypted by GnuPG with the passphrase in
 * BACKUP_PASSPHRASE. See docs/watch.md.
 *
 * `npm run backup:encrypted -- <folder>`
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { saveBackup } from "./backup/save-backup.ts";
import { BACKUPS } from "./backup/saved.ts";
import { onInterrupt, onlyFolder, runCommand } from "./lib/command-line.ts";
import { hasCode } from "./lib/has-code.ts";
import { sentenceOf, UserError } from "./lib/user-error.ts";
import { makeWorkFolder } from "./lib/work-folder.ts";

/**
 * A backup contains email addresses and password hashes, and someone with the file can try passphrases for
 * years.
 */
const SHORTEST = 20;

const { BACKUP_PASSPHRASE: passphrase = "", ...environment } = process.env;

// What GnuPG writes must also be readable only by its owner.
process.umask(0o077);
const work = makeWorkFolder("backup-");

await runCommand(async () => {
  const usage = "Where to? npm run backup:encrypted -- <folder>";
  const folder = onlyFolder(process.argv.slice(2), usage, BACKUPS);
  if (passphrase.length < SHORTEST || /[\r\n]/.test(passphrase)) {
    throw new UserError(
      `BACKUP_PASSPHRASE must be set, on one line of at least ${SHORTEST} characters: without it nothing is saved.`,
    );
  }
  const plain = path.join(work.path, "plain.tar.gz");
  // Renamed once it is complete.
  const unfinished = path.join(folder, `unfinished-${process.pid}.gpg`);
  const remove = () => fs.rmSync(unfinished, { force: true });
  onInterrupt(remove);
  await saveBackup(plain, async (name) => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    await encrypt(plain, unfinished);
    const file = path.join(folder, `${name}.gpg`);
    fs.renameSync(unfinished, file);
    return file;
  }).finally(remove);
});
work.remove();

/** Asynchronously, so that signals are handled while GnuPG runs. */
async function encrypt(from: string, to: string): Promise<void> {
  const home = path.join(work.path, "gnupg");
  fs.mkdirSync(home, { mode: 0o700 });
  // The passphrase is never an argument, which other processes could read.
  const secret = ["--pinentry-mode", "loopback", "--passphrase-fd", "0", "--no-symkey-cache"];
  const options = ["--batch", "--yes", "--quiet", "--homedir", home, ...secret];
  const cipher = ["--symmetric", "--cipher-algo", "AES256"];
  const child = spawn("gpg", [...options, ...cipher, "--output", to, from], {
    env: environment,
    stdio: ["pipe", "inherit", "inherit"],
    killSignal: "SIGKILL",
    signal: work.interrupted,
  });
  const closed: Promise<(number | null)[]> = once(child, "close");
  // A process that ends before it has read its input reports why itself.
  child.stdin.on("error", () => undefined).end(passphrase);
  const [status] = await closed.catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) {
      throw new UserError("This needs GnuPG, which is not installed here: https://gnupg.org");
    }
    throw new UserError(`gpg: ${sentenceOf(error)}`);
  });
  if (status !== 0) throw new UserError("gpg: it failed.");
}
