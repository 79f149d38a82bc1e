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

const script = path.join(root, "scripts/encrypted-backup.ts");
const PASSPHRASE = "five words that nobody guesses";

async function startDatabase(): Promise<string> {
  const backend = await startTestBackend({ seed: false });
  onTestFinished(() => backend.close());
  return listen(backend.db);
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

test.each(["", "short", "five words\nthat nobody guesses"])(
  "nothing is saved with the bad passphrase %j",
  async (passphrase) => {
    const { status, said, files } = await save({ BACKUP_PASSPHRASE: passphrase });
    expect(status).toBe(1);
    expect(said).toContain("BACKUP_PASSPHRASE must be set");
    expect(files).toEqual([]);
  },
);

test("only the encrypted backup is stored, and only its passphrase opens it", async () => {
  const url = await startDatabase();
  const { status, said, files } = await save({ DATABASE_URL: url, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(said).not.toContain(PASSPHRASE);
  expect({ status, files }).toEqual({
    status: 0,
    files: [expect.stringMatching(/Z\.tar\.gz\.gpg$/)],
  });
  const [file = ""] = files;
  // Whoever can read it can try passphrases for years.
  expect((fs.statSync(file).mode & 0o777).toString(8)).toBe("600");

  expect(decrypt(file, "another passphrase, a wrong one").status).not.toBe(0);
  const { status: opened, plain } = decrypt(file, PASSPHRASE);
  expect(opened).toBe(0);
  const backup = await openBackup("The backup", () => fs.createReadStream(plain));
  expect(Object.keys(backup.manifest.tables)).toContain("public.posts");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "no unencrypted file is left after %s",
  { tags: "full" },
  async (signal) => {
    const url = await startDatabase();
    const folder = temporaryFolder();
    const temporary = path.join(folder, "temporary");
    fs.mkdirSync(temporary);
    // Reports that the plain backup exists, and then hangs.
    fs.writeFileSync(path.join(folder, "gpg"), "#!/bin/sh\necho encrypting\nexec sleep 60\n", {
      mode: 0o755,
    });
    const child = spawn(process.execPath, [script, path.join(folder, "backups")], {
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
  },
);
