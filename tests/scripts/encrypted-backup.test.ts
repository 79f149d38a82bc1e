import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBackup } from "../../scripts/backup/archive.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { listen } from "./postgres-socket.ts";
import { runScript } from "../support/run-script.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { root } from "../../scripts/lib/root.ts";
import { sample } from "../support/scope.ts";

const script = path.join(root, "scripts/encrypted-backup.ts");
const PASSPHRASE = "five words that nobody guesses";

async function startDatabase() {
  const backend = await startTestBackend({ seed: false });
  onTestFinished(() => backend.close());
  const countMade = async () =>
    (await backend.db.query("select from private.last_backup")).rows.length;
  return { url: await listen(backend.db), countMade };
}

/** A folder with a GnuPG that writes half of its output, and then does something else. */
function brokenGpg(then: string): string {
  const folder = temporaryFolder();
  const script = `#!/bin/sh
while [ "$1" != --output ]; do shift; done
echo half > "$2"
${then}
`;
  fs.writeFileSync(path.join(folder, "gpg"), script, { mode: 0o755 });
  return folder;
}

/** Runs the script, and returns what it printed and what is in its folder afterwards. */
async function save(environment: Record<string, string>) {
  const folder = temporaryFolder();
  const env = { VITE_SUPABASE_URL: "", ...environment };
  const { status, stdout, stderr } = await runScript("encrypted-backup.ts", [folder], { env });
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  return { status, said: stdout + stderr, files };
}

function decrypt(file: string, passphrase: string): { status: number | null; plain: string } {
  const plain = file.replace(/\.gpg$/, "");
  const home = temporaryFolder();
  const options = ["--batch", "--quiet", "--homedir", home, "--pinentry-mode", "loopback"];
  const { status } = spawnSync(
    "gpg",
    [...options, "--passphrase-fd", "0", "--output", plain, "--decrypt", file],
    { input: passphrase },
  );
  return { status, plain };
}

test.each(sample(["", "short", "five words\nthat nobody guesses"]))(
  "nothing is saved with the bad passphrase %j",
  async (passphrase) => {
    const { status, said, files } = await save({ BACKUP_PASSPHRASE: passphrase });
    expect(status).toBe(1);
    expect(said).toContain("BACKUP_PASSPHRASE must be set");
    expect(files).toEqual([]);
  },
);

test("only the encrypted backup is stored, and only its passphrase opens it", async () => {
  const { url, countMade } = await startDatabase();
  const { status, said, files } = await save({ DATABASE_URL: url, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(said).not.toContain(PASSPHRASE);
  expect({ status, files }).toEqual({
    status: 0,
    files: [expect.stringMatching(/Z\.tar\.gz\.gpg$/)],
  });
  expect(await countMade()).toBe(1);
  const [file = ""] = files;
  // Whoever can read it can try passphrases for years.
  expect((fs.statSync(file).mode & 0o777).toString(8)).toBe("600");

  expect(decrypt(file, "another passphrase, a wrong one").status).not.toBe(0);
  const { status: opened, plain } = decrypt(file, PASSPHRASE);
  expect(opened).toBe(0);
  const backup = await openBackup("The backup", () => fs.createReadStream(plain));
  expect(Object.keys(backup.manifest.tables)).toContain("public.posts");
});

test.each(
  sample([
    ["fails", () => brokenGpg("exit 2"), "gpg: it failed."],
    ["is missing", temporaryFolder, "This needs GnuPG, which is not installed here"],
  ] as const),
)("if GnuPG %s, no backup counts as made, and nothing is left", async (_, programs, says) => {
  const { url, countMade } = await startDatabase();
  const environment = { DATABASE_URL: url, BACKUP_PASSPHRASE: PASSPHRASE, PATH: programs() };
  const { status, said, files } = await save(environment);
  expect({ status, said, files }).toEqual({
    status: 1,
    said: expect.stringContaining(says),
    files: [],
  });
  expect(await countMade()).toBe(0);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "no unencrypted file is left after %s, nor half of an encrypted one",
  { tags: "full" },
  async (signal) => {
    const { url } = await startDatabase();
    // Reports that the plain backup exists, and then hangs.
    const folder = brokenGpg("echo encrypting\nexec sleep 60");
    const temporary = path.join(folder, "temporary");
    fs.mkdirSync(temporary);
    const backups = path.join(folder, "backups");
    const child = spawn(process.execPath, [script, backups], {
      env: {
        ...process.env,
        VITE_SUPABASE_URL: "",
        DATABASE_URL: url,
        BACKUP_PASSPHRASE: PASSPHRASE,
        TMPDIR: temporary,
        PATH: `${folder}:${process.env["PATH"]}`,
      },
      // A process group of its own, which a terminal interrupts as a whole.
      detached: true,
    });
    child.stderr.resume();
    for await (const text of child.stdout) if (String(text).includes("encrypting")) break;
    expect(fs.readdirSync(temporary)).toEqual([expect.stringMatching(/^backup-/)]);

    const pid = child.pid ?? 0;
    // A host that ends a job signals only the script.
    process.kill(signal === "SIGINT" ? -pid : pid, signal);
    await once(child, "close");
    expect(fs.readdirSync(temporary)).toEqual([]);
    expect(fs.readdirSync(backups)).toEqual([]);
  },
);
