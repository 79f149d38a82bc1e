import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BACKUPS, backupsIn } from "../backup/saved.ts";
import { defaultSettings } from "../lib/default-settings.ts";
import { wrongAccounts } from "../payment-accounts.ts";
import { treeMigrations, treeVersion } from "../prerender/build-info.ts";
import { compareVersions } from "../upgrade/codemods.ts";
import { fail, pass, unknown, warn, type Check, type CheckResult } from "./finding.ts";
import { judgeSettings, type Settings } from "./settings.ts";
import type { Site } from "./site.ts";

type Tree = {
  root: string;
  settings: Settings;
  site: Site | null;
  /** Whether the database has already reported its last backup. */
  isBackupKnown: boolean;
};

const DAY = 86_400_000;
const LONGEST_WITHOUT_BACKUP = 7;
const GIT_TIMEOUT = 10_000;

export function checkTree({ root, settings, site, isBackupKnown }: Tree): Check[] {
  return [
    {
      name: "Settings",
      run: () => judgeSettings(settings, Object.keys(defaultSettings(root)), site),
    },
    { name: "Payment accounts", run: () => payments(settings) },
    ...(isBackupKnown ? [] : [{ name: "Backups", run: () => backups(BACKUPS, Date.now()) }]),
    { name: "Published build", run: () => publishedBuild(site) },
    { name: "Release", run: async () => release(treeVersion(), await newestTag(root)) },
    { name: "Node", run: () => node(process.versions.node) },
  ];
}

export function payments(settings: Settings): CheckResult {
  const wrong = wrongAccounts(settings);
  return wrong.length > 0
    ? fail(
        `${wrong.join(", ")} ${wrong.length > 1 ? "fail their checks" : "fails its check"}: /pay shows it as unavailable.`,
        "Copy the whole account from where it was created, with its capital letters.",
      )
    : pass("None of them is wrong.");
}

/** @param now in milliseconds since 1970 */
export function backups(directory: string, now: number): CheckResult {
  const newest = backupsIn(directory).at(-1);
  const advice =
    "Run npm run backup once a week at least, and keep the file elsewhere: docs/backup.md.";
  if (!newest) {
    return unknown(
      "There is none in backups/; whether there are others is not known here.",
      advice,
    );
  }
  const days = Math.floor((now - newest.made) / DAY);
  const finding = `The newest in backups/ is ${days} ${days === 1 ? "day" : "days"} old.`;
  return days > LONGEST_WITHOUT_BACKUP ? warn(finding, advice) : pass(finding);
}

/** Whether the published build was made from this folder's version and schema. */
export function publishedBuild(site: Site | null): CheckResult {
  if (!site) return unknown("The site could not be opened.");
  const { build } = site;
  const advice = "Build and publish the site again: npm run build.";
  if (!build) return warn("The published site does not say what it was built from.", advice);
  const version = build.version ?? "1.0.0";
  const own = treeVersion();
  if (compareVersions(version, own) > 0) {
    return warn(
      `It is of version ${version}, and this folder of ${own}.`,
      "Bring this folder up to date, e.g. with git pull, before you build from it.",
    );
  }
  const missing = treeMigrations().filter((migration) => !build.migrations.includes(migration));
  if (missing.length > 0 || version !== own) {
    return warn(`It is an older one, of version ${version}.`, advice);
  }
  return pass(`It is of version ${version}, as this folder is.`);
}

/** @param newest the newest release known to Git; null if none */
export function release(version: string, newest: string | null): CheckResult {
  if (!newest) return unknown("Git knows of no releases here and at “origin”.");
  return compareVersions(newest, version) > 0
    ? warn(
        `${newest} is out; this is ${version}.`,
        `Read its notes, then npm run upgrade -- v${newest}: docs/upgrade.md.`,
      )
    : pass(`${version} is the newest release.`);
}

/** The Node version that scripts run on, see package.json. */
export function node(version: string): CheckResult {
  return compareVersions(version, "22.18.0") < 0
    ? fail(`Node ${version} is too old.`, "Install Node 22.18 or newer.")
    : pass(`The scripts run on Node ${version}.`);
}

/** The newest tag like v1.2.3, from `origin` if it responds, else from this clone. */
async function newestTag(root: string): Promise<string | null> {
  const lists = await Promise.all([
    git(root, ["ls-remote", "--tags", "--refs", "origin"]),
    git(root, ["tag", "--list"]),
  ]);
  const tags = lists.join("\n").matchAll(/(?:^|refs\/tags\/)v(\d+\.\d+\.\d+)$/gm);
  return (
    Array.from(tags, ([, version = ""]) => version)
      .toSorted(compareVersions)
      .at(-1) ?? null
  );
}

/** Git's output; empty if it fails, or would ask for a password. */
function git(root: string, args: string[]): Promise<string> {
  return promisify(execFile)("git", args, {
    cwd: root,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes" },
    timeout: GIT_TIMEOUT,
    killSignal: "SIGKILL",
    // There may be many tags.
    maxBuffer: Infinity,
  }).then(
    ({ stdout }) => stdout,
    () => "",
  );
}
