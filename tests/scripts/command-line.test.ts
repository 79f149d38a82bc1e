import fs from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { isDryRun, onlyFolder, typedPath } from "../../scripts/lib/command-line.ts";
import { root } from "../../scripts/lib/root.ts";
import { configuredDataDir } from "../../supabase/embedded/data-dir.ts";
import { sentenceOf } from "../../scripts/lib/user-error.ts";
import { copyFiles, projectFiles } from "../support/project-files.ts";
import { runScript } from "../support/run-script.ts";
import { sample } from "../support/scope.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Runs a script in an empty folder, where there is no database. */
async function run(script: string, args: string[], environment: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const { status, stderr } = await runScript(script, args, {
    cwd: folder,
    env: {
      DATABASE_URL: undefined,
      EMBEDDED_DATA_DIR: path.join(folder, "data"),
      BACKUP_PASSPHRASE: "a passphrase of some words",
      ...environment,
    },
  });
  return { status, said: stderr, files: fs.readdirSync(folder) };
}

test("a command for folders refuses a file, and takes a folder that does not exist yet", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "backup.tar.gz");
  fs.writeFileSync(file, "");
  expect(() => onlyFolder([file], "Where to?")).toThrow(`${file} is not a folder. Where to?`);
  expect(onlyFolder([folder], "Where to?")).toBe(folder);
  expect(onlyFolder([path.join(folder, "new")], "Where to?")).toBe(path.join(folder, "new"));
});

const REFUSED: [script: string, args: string[], sentence: string][] = [
  ["backup.ts", ["--help"], "Where to? npm run backup"],
  ["backup.ts", ["my", "backups"], "Where to? npm run backup"],
  ["encrypted-backup.ts", ["my", "backups"], "Where to? npm run backup:encrypted -- <folder>"],
  ["restore.ts", ["my", "backup.tar.gz"], "Which backup? npm run restore"],
  ["export.ts", ["--help"], "Where to? npm run export -- <folder>"],
  ["content-pull.ts", ["my", "site"], "Which folder? npm run content:pull -- <folder>"],
  ["content-push.ts", ["my", "site"], "Which folder? npm run content:push -- <folder>"],
  ["import.ts", ["markdown", "my", "blog"], "From where? npm run import -- ghost"],
  ["resume.ts", ["export", "my", "resume.json"], "npm run resume -- export [FILE]"],
  ["reset-database.ts", ["--help"], "Unknown option '--help'"],
  ["reset-database.ts", ["other-data"], "Unexpected argument 'other-data'"],
  ["language.ts", ["en", "fr"], "Which language? npm run language -- fr"],
  ["upgrade.ts", ["v1.0.0", "v1.1.0"], "Which release? npm run upgrade -- <tag or folder>"],
  ["upgrade.ts", ["--help"], "Unknown option '--help'"],
];

test.each(sample(REFUSED))(
  "%s refuses %j with an explanation, and does nothing",
  async (script, args, sentence) => {
    const { status, said, files } = await run(script, args);
    expect({ status, files }).toEqual({ status: 1, files: [] });
    expect(said).toContain(sentence);
    expect(said).not.toContain("    at ");
  },
);

test(
  "in a copy of the project, a backup reads no hidden settings, and an upgrade needs Git’s history",
  { tags: "full" },
  async () => {
    const copy = temporaryFolder();
    copyFiles(projectFiles("package.json", "scripts", "src", "supabase"), copy);
    fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
    fs.writeFileSync(path.join(copy, ".env"), "\uFEFFVITE_SUPABASE_URL=https://x.example\n");
    const script = (name: string) => path.join(copy, "scripts", name);
    const unset = { VITE_SUPABASE_URL: undefined, EMBEDDED_DATA_DIR: undefined };

    const backup = await runScript(script("backup.ts"), [], {
      env: { DATABASE_URL: "", ...unset },
    });
    expect(backup.stderr).toContain(".env begins with a byte order mark");
    const check = await runScript(script("upgrade.ts"), ["--check"]);
    expect(check.stderr).toContain("Upgrades need Git’s history");
  },
);

test("a rehearsal stays one if npm takes the option as its own", () => {
  expect(isDryRun(false, {})).toBe(false);
  expect(isDryRun(true, {})).toBe(true);
  expect(isDryRun(false, { npm_config_dry_run: "true" })).toBe(true);
});

test("a path is relative to the folder where it was typed", async () => {
  expect(typedPath("b", { INIT_CWD: path.resolve("/a") })).toBe(path.resolve("/a/b"));
  expect(typedPath(path.resolve("/c"), { INIT_CWD: path.resolve("/a") })).toBe(path.resolve("/c"));
  expect(typedPath("b", {})).toBe(path.resolve("b"));
  const { said } = await run("restore.ts", ["none.tar.gz"], { INIT_CWD: path.resolve("/a") });
  expect(said).toContain(`There is no file ${path.resolve("/a/none.tar.gz")}.`);
});

test("a failed request reports the cause for each address that was tried", () => {
  const refused = ["::1", "127.0.0.1"].map((host) => new Error(`connect ECONNREFUSED ${host}:1`));
  const failed = new TypeError("fetch failed", { cause: new AggregateError(refused) });
  expect(sentenceOf(failed)).toBe("connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1");
  expect(sentenceOf(new TypeError("fetch failed"))).toBe("fetch failed");
});

test("an empty setting for the data directory means the default one", () => {
  vi.stubEnv("EMBEDDED_DATA_DIR", "");
  expect(configuredDataDir("/site")).toBe(path.resolve("/site/supabase/.temp/data"));
});
