// @module-tag full
/**
 * `npm run upgrade` on a site in use: to the next release, back, and again, and stopped at every step. Git, the
 * backup, the migrations and the comparisons are real; types, rights and the build, which take minutes, are stand-ins
 * that fail or wait when they are told to.
 */
import { execFileSync, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { filesIn, writeIn } from "../../scripts/lib/folder-files.ts";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { root as project } from "../../scripts/lib/root.ts";
import { copyFiles, projectFiles } from "../support/project-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const directory = temporaryFolder(afterAll);
const releases = { old: path.join(directory, "1.0.0"), next: path.join(directory, "1.1.0") };
/** The site as its owner left it. Each test gets a copy. */
const original = path.join(directory, "original");
const site = path.join(directory, "site");
const temporary = path.join(directory, "tmp");

const CARD = "src/components/CallToAction.tsx";
const PICTURE = "docs/pictures/home.bin";
const FRENCH = "src/languages/fr.ts";
const MIGRATION = "supabase/migrations/20990101000000_colour.sql";

/** Stands in for a tool of the rehearsal: fails or hangs at the step that the test names. */
const TOOL = (step: string) => `
if (process.env.FAIL_AT === "${step}") { console.error("${step}: no"); process.exit(1); }
if (process.env.HANG_AT === "${step}") setTimeout(() => {}, 600_000);
`;
/** “Runs” the given test file by reading it. */
const VITEST = `${TOOL("checking every right")}
import fs from "node:fs";
fs.readFileSync(process.argv[3]);
`;
/** “Renders” what the owner wrote. */
const PRERENDER = `${TOOL("rendering")}
import fs from "node:fs";
fs.mkdirSync("dist-embedded", { recursive: true });
const words = fs.readFileSync("src/content/owner.txt", "utf8");
fs.writeFileSync("dist-embedded/index.html", \`<p>\${words}</p><p>\${fs.readFileSync("${CARD}", "utf8").length}</p>\`);
`;

type Exit = { code: number | null; output: string };

beforeAll(async () => {
  makeReleases();
  makeSite();
  await fillDatabase(path.join(original, "supabase/.temp/data"));
  const { code, output } = await run(original, ["scripts/backup.ts"]);
  if (code !== 0) throw new Error(output);
  // Neither is one that can be restored.
  for (const name of ["2099-01-01T00-00-00Z.tar.gz.gpg", "half of 2099-01-01T00-00-00Z.tar.gz"])
    writeIn(original, `backups/${name}`, "");
});
beforeEach(() => {
  fs.cpSync(original, site, { recursive: true, verbatimSymlinks: true });
  fs.mkdirSync(temporary);
});
afterEach(() => {
  for (const made of [site, temporary]) fs.rmSync(made, { recursive: true, force: true });
});
const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), "utf8");

function makeReleases(): void {
  copyFiles(projectFiles(), releases.old);
  setVersion(releases.old, "1.0.0");
  writeIn(releases.old, CARD, "one\ntwo\nthree\nfour\nfive\n");
  writeIn(releases.old, "src/content/owner.txt", "Sample words");
  writeIn(releases.old, PICTURE, "old\0");
  writeIn(releases.old, "scripts/prerender.ts", PRERENDER);

  fs.cpSync(releases.old, releases.next, { recursive: true });
  setVersion(releases.next, "1.1.0");
  writeIn(releases.next, CARD, "one\ntwo\nthree\nfour\nFIVE\n");
  writeIn(releases.next, "src/content/owner.txt", "Other sample words");
  writeIn(releases.next, "src/components/New.tsx", "new");
  writeIn(releases.next, PICTURE, "next\0");
  writeIn(
    releases.next,
    MIGRATION,
    "alter table public.tags add column colour text not null default '';\n",
  );
  writeIn(
    releases.next,
    "scripts/upgrade/codemods/1.1.0.ts",
    `import fs from "node:fs";
     export const codemod = (root: string) =>
       fs.appendFileSync(root + "/src/content/owner.txt", ", in the new form");`,
  );
}

function setVersion(root: string, version: string): void {
  const text = read(root, "package.json");
  writeIn(root, "package.json", text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
}

function makeSite(): void {
  fs.cpSync(releases.old, original, { recursive: true });
  git(original, "init", "--quiet", "--initial-branch=main");
  git(original, "config", "user.name", "Robin Sample");
  git(original, "config", "user.email", "robin@example.com");
  commit(original, "chore: the site as it was released");
  writeIn(original, "src/content/owner.txt", "Robin’s words");
  writeIn(original, "public/robin.bin", "\0\u0001\r\n");
  writeIn(original, "overrides/components/Hero.tsx", "my hero");
  writeIn(original, CARD, "ONE\ntwo\nthree\nfour\nfive\n");
  writeIn(original, FRENCH, 'export const texts = like<typeof german>()({ Home: "Accueil" });\n');
  fs.rmSync(path.join(original, "tests"), { recursive: true });
  commit(original, "feat: my site");
  linkPackages();
}

/** The project's packages, except for the tools that have stand-ins. */
function linkPackages(): void {
  const packages = path.join(original, "node_modules");
  const tools = [
    { name: "typescript", script: "bin/tsc", code: TOOL("checking types") },
    { name: "vitest", script: "vitest.mjs", code: VITEST },
    { name: "vite", script: "bin/vite.js", code: TOOL("building") },
  ];
  const standIns = tools.map(({ name }) => name);
  link(path.join(project, "node_modules"), packages, standIns);
  for (const { name, script, code } of tools) {
    const [top = ""] = script.split("/");
    link(path.join(project, "node_modules", name), path.join(packages, name), [top]);
    writeIn(packages, `${name}/${script}`, code);
  }
}

function link(from: string, to: string, except: string[]): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter((one) => !except.includes(one))) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}

async function fillDatabase(dataDir: string): Promise<void> {
  const backend = await startEmbedded({ dataDir, supabaseDir: path.join(original, "supabase") });
  await backend.db.exec("update public.site_settings set admin_email = 'robin@example.com'");
  await backend.close();
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root }).toString().trim();
}
function commit(root: string, message: string): void {
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", message);
}

/** @param stopAt interrupts it, as Ctrl-C does, once it has printed this */
async function run(
  root: string,
  args: string[],
  env: Record<string, string> = {},
  stopAt?: string,
): Promise<Exit> {
  const limited = env["LARGEST_FILE"] ? `ulimit -f ${env["LARGEST_FILE"]}; ` : "";
  const child = spawn("sh", ["-c", `${limited}exec "$0" "$@"`, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: fs.existsSync(temporary) ? temporary : os.tmpdir(), ...env },
    // A process group of its own, which a terminal interrupts as a whole.
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      const wasThere = stopAt !== undefined && output.includes(stopAt);
      output += data.toString();
      if (stopAt !== undefined && !wasThere && output.includes(stopAt)) {
        process.kill(-(child.pid ?? 0), "SIGINT");
      }
    });
  }
  const [code]: (number | null)[] = await once(child, "close");
  return { code: code ?? null, output };
}

const upgrade = (env?: Record<string, string>, stopAt?: string) =>
  run(site, ["scripts/upgrade.ts", releases.next, "--base", releases.old], env, stopAt);

/** Everything that the owner has: files, history and data, byte by byte. */
function everything(): Record<string, string> {
  const files = filesIn(site).filter(
    (file) => !/^(node_modules|\.git|upgrade-report)\//.test(file),
  );
  const hashes = files.map((file) => [
    file,
    hash("sha256", fs.readFileSync(path.join(site, file))),
  ]);
  return {
    ...Object.fromEntries(hashes),
    head: git(site, "rev-parse", "HEAD"),
    branches: git(site, "branch", "--list"),
    index: git(site, "status", "--porcelain"),
  };
}

test("a site upgrades to the next release, goes back, and upgrades again", async () => {
  const before = everything();
  const first = await upgrade();
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toContain("all are unchanged");
  expect(first.output).toContain("1 differ in words");
  expect(fs.existsSync(path.join(site, "upgrade-report/index.html"))).toBe(true);
  expect({ ...everything(), branches: "" }).toEqual({ ...before, branches: "" });

  git(site, "merge", "--quiet", "--ff-only", "upgrade-1.1.0");
  const upgraded = everything();
  const changed = Object.keys(upgraded).filter((file) => upgraded[file] !== before[file]);
  expect(changed.toSorted()).toEqual(
    [
      CARD,
      MIGRATION,
      PICTURE,
      "branches",
      "head",
      "package.json",
      "scripts/upgrade/codemods/1.1.0.ts",
      "src/components/New.tsx",
      "src/content/owner.txt",
      FRENCH,
    ].toSorted(),
  );
  expect(first.output).toContain(`These texts of ${FRENCH} are new`);
  expect(read(site, FRENCH)).toContain('  Home: "Accueil",\n  About: "About",\n');
  expect(read(site, CARD)).toBe("ONE\ntwo\nthree\nfour\nFIVE\n");
  expect(read(site, "src/content/owner.txt")).toBe("Robin’s words, in the new form");

  writeIn(site, "src/content/later.txt", "Written since");
  commit(site, "feat: more words");
  expect(await run(site, ["scripts/upgrade.ts", "--back"])).toMatchObject({ code: 0 });
  const { "src/content/later.txt": later, ...back } = everything();
  expect(later).toBeDefined();
  expect({ ...back, head: "", branches: "" }).toEqual({ ...before, head: "", branches: "" });

  expect(await upgrade()).toMatchObject({ code: 0 });
  git(site, "merge", "--quiet", "--ff-only", "upgrade-1.1.0");
  expect({ ...everything(), "src/content/later.txt": "", head: "" }).toEqual({
    ...upgraded,
    "src/content/later.txt": "",
    head: "",
  });
});

test("a conflict stops the upgrade and shows both versions, and a resolution is applied", async () => {
  writeIn(site, CARD, "one\ntwo\nthree\nfour\nmine\n");
  const picture = Buffer.from("mine\0\xff", "latin1");
  fs.writeFileSync(path.join(site, PICTURE), picture);
  commit(site, "feat: my card and picture");
  const before = everything();
  const { code, output } = await upgrade();
  expect(code).toBe(1);
  expect(output).toContain(
    `You and the release changed the same lines of\n  ${PICTURE}\n  ${CARD}`,
  );
  expect(everything()).toEqual(before);
  const report = path.join(site, "upgrade-report");
  expect((fs.statSync(report).mode & 0o777).toString(8)).toBe("700");
  expect(read(report, `${CARD}.yours`)).toContain("mine");
  expect(read(report, `${CARD}.release`)).toContain("FIVE");
  expect(read(report, CARD)).toContain("<<<<<<< yours\nmine\n=======\nFIVE\n>>>>>>> release");

  expect(fs.readFileSync(path.join(report, `${PICTURE}.yours`))).toEqual(picture);

  // One file is to be deleted; the other is only begun, and not lost in the next run.
  fs.rmSync(path.join(report, PICTURE));
  const begun = "<<<<<<< yours\nmine, begun\n";
  writeIn(report, CARD, begun);
  const again = ["scripts/upgrade.ts", releases.next, "--base", releases.old];
  const forgotten = await run(site, again);
  expect(forgotten.output).toContain("Go on with --resolved upgrade-report");
  const misspelt = await run(site, [...again, "--resolved", "upgrade-reports"]);
  expect(misspelt.output).toContain("--resolved upgrade-reports is not upgrade-report");
  // As if it came from an upgrade to another release.
  const released = `${CARD}.release`;
  const theirs = read(report, released);
  writeIn(report, released, "another release\n");
  const other = await run(site, [...again, "--resolved", "upgrade-report"]);
  expect(other.output).toContain("has the conflicts of another release");
  writeIn(report, released, theirs);
  expect(read(report, CARD)).toBe(begun);
  const resolved = [...again, "--resolved", "upgrade-report"];
  const second = await run(site, resolved);
  expect(second.output).toContain(`You and the release changed the same lines of\n  ${CARD}\n`);
  expect(read(report, CARD)).toBe(begun);
  writeIn(report, CARD, "one\ntwo\nthree\nfour\nMINE\n");
  expect(await run(site, resolved)).toMatchObject({ code: 0 });
  expect(git(site, "show", `upgrade-1.1.0:${CARD}`)).toBe("one\ntwo\nthree\nfour\nMINE");
  expect(git(site, "ls-tree", "-r", "upgrade-1.1.0", PICTURE)).toBe("");
});

test("a backup that is not where it was typed is refused before anything is rehearsed", async () => {
  const typedIn = path.join(site, "backups");
  const args = ["scripts/upgrade.ts", releases.next, "--base", releases.old];
  const { code, output } = await run(site, [...args, "--backup", "none.tar.gz"], {
    INIT_CWD: typedIn,
  });
  expect({ code, output }).toEqual({
    code: 1,
    output: `There is no file ${path.join(typedIn, "none.tar.gz")}.\n`,
  });
});

test("a tree with uncommitted changes is refused", async () => {
  writeIn(site, "src/content/owner.txt", "Not committed");
  const before = everything();
  const { code, output } = await upgrade();
  expect(code).toBe(1);
  expect(output).toContain("Commit or stash these first:\n M src/content/owner.txt");
  expect(everything()).toEqual(before);
});

const STEPS = ["checking types", "checking every right", "building", "rendering"];

test.each(STEPS)("a rehearsal that fails at “%s” leaves everything unchanged", async (step) => {
  const before = everything();
  const { code, output } = await upgrade({ FAIL_AT: step });
  expect(code).toBe(1);
  expect(output).toContain(`${step} failed:\n\n${step}: no`);
  expect(everything()).toEqual(before);
  expect(fs.readdirSync(temporary)).toEqual([]);
});

test("a migration that fails on the site's data leaves everything unchanged", async () => {
  writeIn(releases.next, MIGRATION, "alter table public.tags add column colour text not null;\n");
  try {
    const before = everything();
    const { code, output } = await upgrade();
    expect(code).toBe(1);
    expect(output).toContain("contains null values");
    expect(everything()).toEqual(before);
    expect(fs.readdirSync(temporary)).toEqual([]);
  } finally {
    const sql = "alter table public.tags add column colour text not null default '';\n";
    writeIn(releases.next, MIGRATION, sql);
  }
});

test.each(["From 1.0.0 to 1.1.0", "restoring the backup", "applying the migrations", ...STEPS])(
  "Ctrl-C at “%s” leaves everything unchanged",
  async (line) => {
    const before = everything();
    const { code } = await upgrade({ HANG_AT: line }, line);
    expect(code).not.toBe(0);
    expect(everything()).toEqual(before);
    expect(fs.readdirSync(temporary)).toEqual([]);
  },
);

/** No file can grow beyond this number of 512-byte blocks, as if the disk were full at that moment. */
test.each(["0", "64", "2048"])("a full disk leaves everything unchanged (%s)", async (blocks) => {
  const before = everything();
  const { code } = await upgrade({ LARGEST_FILE: blocks });
  expect(code).toBe(1);
  expect(everything()).toEqual(before);
});
