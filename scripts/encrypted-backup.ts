/**
 * Saves a backup that may lie where others can read it: encrypted by GnuPG with the passphrase in
 * BACKUP_PASSPHRASE. See docs/watch.md.
 *
 *   npm run backup:encrypted -- <folder>
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A backup holds addresses and password hashes, and whoever has the file may guess for years. */
const SHORTEST = 20;

const [folder = "backups"] = process.argv.slice(2);
const { BACKUP_PASSPHRASE: passphrase = "", ...environment } = process.env;

// On the same disk as the system's other temporary files, and nobody else's to read.
const work = fs.mkdtempSync(path.join(os.tmpdir(), "backup-"));
try {
  if (passphrase.length < SHORTEST || /[\r\n]/.test(passphrase)) {
    throw new Error(
      `BACKUP_PASSPHRASE must be set, on one line of at least ${SHORTEST} characters: without it nothing is saved.`,
    );
  }
  const plain = path.join(work, "plain");
  run(process.execPath, [path.join(import.meta.dirname, "backup.ts"), plain], "");
  const [name] = fs.readdirSync(plain);
  if (!name) throw new Error("The backup is not there.");

  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.resolve(folder, `${name}.gpg`);
  encrypt(path.join(plain, name), file);
  console.info(`Encrypted to ${file}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

function encrypt(from: string, to: string): void {
  const home = path.join(work, "gnupg");
  fs.mkdirSync(home, { mode: 0o700 });
  // The passphrase is never an argument, which other processes could read.
  const secret = ["--pinentry-mode", "loopback", "--passphrase-fd", "0", "--no-symkey-cache"];
  const options = ["--batch", "--yes", "--quiet", "--homedir", home, ...secret];
  run(
    "gpg",
    [...options, "--symmetric", "--cipher-algo", "AES256", "--output", to, from],
    passphrase,
  );
}

function run(command: string, args: string[], input: string): void {
  const { status, error } = spawnSync(command, args, {
    input,
    env: environment,
    stdio: ["pipe", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`${path.basename(command)}: ${error?.message ?? "it failed"}.`);
}
