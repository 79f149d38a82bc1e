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
import { sentenceOf } from "./lib/user-error.ts";
import { onlyFolder, runCommand } from "./lib/command-line.ts";
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
  const folder = onlyFolder(process.argv.slice(2), usage, path.resolve("backups"));
  if (passphrase.length < SHORTEST || /[\r\n]/.test(passphrase)) {
    throw new Error(
      `BACKUP_PASSPHRASE must be set, on one line of at least ${SHORTEST} characters: without it nothing is saved.`,
    );
  }
  const plain = path.join(work.path, "plain");
  await run(process.execPath, [path.join(import.meta.dirname, "backup.ts"), plain], "");
  const [name] = fs.readdirSync(plain);
  if (!name) throw new Error("The backup is not there.");

  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.gpg`);
  await encrypt(path.join(plain, name), file);
  console.info(`Encrypted to ${file}.`);
});
work.remove();

async function encrypt(from: string, to: string): Promise<void> {
  const home = path.join(work.path, "gnupg");
  fs.mkdirSync(home, { mode: 0o700 });
  // The passphrase is never an argument, which other processes could read.
  const secret = ["--pinentry-mode", "loopback", "--passphrase-fd", "0", "--no-symkey-cache"];
  const options = ["--batch", "--yes", "--quiet", "--homedir", home, ...secret];
  await run(
    "gpg",
    [...options, "--symmetric", "--cipher-algo", "AES256", "--output", to, from],
    passphrase,
  );
}

/** Asynchronously, so that signals are handled while it runs. */
async function run(command: string, args: string[], input: string): Promise<void> {
  const child = spawn(command, args, {
    env: environment,
    stdio: ["pipe", "inherit", "inherit"],
    killSignal: "SIGKILL",
    signal: work.interrupted,
  });
  const closed: Promise<(number | null)[]> = once(child, "close");
  // A process that ends before it has read its input reports why itself.
  child.stdin.on("error", () => undefined).end(input);
  const [status] = await closed.catch((error: unknown) => {
    throw new Error(`${path.basename(command)}: ${sentenceOf(error)}.`);
  });
  if (status !== 0) throw new Error(`${path.basename(command)}: it failed.`);
}
