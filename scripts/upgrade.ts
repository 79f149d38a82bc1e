/**
 * Upgrades a live site to a new release. See docs/upgrade.md.
 *
 * - `npm run upgrade -- <tag or folder>`: rehearses the release on the site's own data
 * - `npm run upgrade -- --check`: lists which of our files were changed here
 * - `npm run upgrade -- --back`: undoes the last upgrade
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "./lib/user-error.ts";
import { BACKUPS, backupsIn } from "./backup/saved.ts";
import { runCommand, typedPath } from "./lib/command-line.ts";
import { root } from "./lib/root.ts";
import { compareVersions, runCodemods } from "./upgrade/codemods.ts";
import { drift, orphanedOverrides } from "./upgrade/drift.ts";
import {
  checkOut,
  commitTree,
  gitIn,
  requireMergeTree,
  requireMovable,
  requireRepository,
  treeOfCommit,
  treeOfDirectory,
} from "./upgrade/git.ts";
import { merge, takeOver } from "./upgrade/merge.ts";
import { updateLanguages } from "./upgrade/own-languages.ts";
import { replaceReport, REPORT } from "./upgrade/report-folder.ts";
import { resolveConflicts } from "./upgrade/resolve-conflicts.ts";
import { findReleases, treeOfCurrent, versionOf, type Source } from "./upgrade/releases.ts";
import { rehearse } from "./upgrade/rehearse.ts";
import { reportPage, summary } from "./upgrade/report.ts";
import { makeWorkFolder } from "./lib/work-folder.ts";

const git = gitIn(root);
const USAGE = "Which release? npm run upgrade -- <tag or folder>";
/** The trailer in a commit message with the previous version. */
const TRAILER = "Upgraded-from:";

const work = makeWorkFolder("upgrade-");

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string", default: "origin" },
      base: { type: "string" },
      backup: { type: "string" },
      resolved: { type: "string" },
      check: { type: "boolean", default: false },
      back: { type: "boolean", default: false },
    },
  });
  const [release, ...others] = positionals;
  if (others.length > 0) throw new UserError(USAGE);
  if (!values.check && !values.back && !release) throw new UserError(USAGE);
  requireRepository(git);
  if (values.check) check(values.base, values.from);
  else if (values.back) goBack();
  else if (release) await upgrade({ ...values, release });
});
work.remove();

type Options = Source & { backup?: string | undefined; resolved?: string | undefined };

async function upgrade(options: Options): Promise<void> {
  requireMergeTree(git);
  refuseUnsaved();
  const owners = treeOfCommit(git, "HEAD");
  const { base, release } = findReleases(git, versionOf(git, owners), options);
  if (compareVersions(release.version, base.version) <= 0) {
    throw new UserError(
      `This site already has ${base.version}, and that release is ${release.version}.`,
    );
  }
  const branch = `upgrade-${release.version}`;
  requireMovable(git, branch, TRAILER);
  const backup = options.backup === undefined ? newestBackup() : typedPath(options.backup);
  if (!fs.existsSync(backup)) throw new UserError(`There is no file ${backup}.`);
  const changes = git(["diff", "--shortstat", base.tree, release.tree]);
  console.log(`From ${base.version} to ${release.version}: ${changes.trim()}`);

  const merged = takeOver(git, base.tree, owners, release.tree);
  const after = path.join(work.path, "after");
  checkOut(git, merged.tree, after);
  checkOut(git, owners, path.join(work.path, "before"));
  checkOut(git, release.tree, path.join(work.path, "release"));
  if (merged.conflicts.length > 0) resolveConflicts(work.path, merged.conflicts, options.resolved);
  const codemods = await runCodemods(after, base.version);
  const untranslated = await updateLanguages(after);
  const tree = treeOfDirectory(git, after, merged.tree);

  const pictures = path.join(work.path, "report");
  fs.mkdirSync(pictures);
  const findings = await rehearse(root, work.path, backup, pictures, work.interrupted);
  const { changed, overridden } = drift(git, base.tree, owners);
  const page = reportPage(base.version, release.version, [...changed, ...codemods], findings);
  fs.writeFileSync(path.join(pictures, "index.html"), page);
  replaceReport(pictures);

  const message = `chore: upgrade to ${release.version}\n\n${TRAILER} ${base.version}`;
  git(["branch", "--force", branch, commitTree(git, tree, ["HEAD"], message)]);
  const orphaned = orphanedOverrides(git, overridden, release.tree);
  if (orphaned.length > 0)
    console.log(
      `\nYour overrides of these files no longer replace anything; the changelog says what became of them:\n  ${orphaned.join("\n  ")}`,
    );
  for (const [file, texts] of untranslated)
    console.log(
      `\nThese texts of ${file} are new, and English until you translate them:\n  ${texts.join("\n  ")}`,
    );
  console.log(`
${summary(findings)}
Look at   ${path.join(REPORT, "index.html")}

Nothing has been changed yet. To apply the upgrade:
  git merge ${branch} && npm ci
  npx supabase db push && npm run build`);
}

function check(base: string | undefined, from: string): void {
  const version = versionOf(git, "HEAD");
  const released = treeOfCurrent(git, version, from, base);
  const { changed, deleted, overridden } = drift(git, released, "HEAD");
  console.log(`This site is based on ${version}.`);
  console.log(`Files of ours that are changed here: ${countAndList(changed)}`);
  console.log(`Files of ours that are deleted here: ${countAndList(deleted)}`);
  console.log(`Files of ours that have an override: ${countAndList(overridden)}`);
}

function countAndList(files: string[]): string {
  return [files.length, ...files].join("\n  ");
}

function goBack(): void {
  requireMergeTree(git);
  refuseUnsaved();
  const [upgraded] = git([
    "log",
    "-1",
    "--no-show-signature",
    "--format=%H",
    "--grep",
    `^${TRAILER} `,
  ]).split("\n");
  if (!upgraded || versionOf(git, upgraded) !== versionOf(git, "HEAD")) {
    throw new UserError("There is no upgrade to go back from.");
  }
  const before = treeOfCommit(git, `${upgraded}^`);
  const { tree, conflicts } = merge(
    git,
    treeOfCommit(git, upgraded),
    treeOfCommit(git, "HEAD"),
    before,
  );
  if (conflicts.length > 0) {
    throw new UserError(
      `What you have changed since the upgrade conflicts with going back:\n${conflicts.map((file) => `  ${file}`).join("\n")}\n` +
        "Nothing has been changed.",
    );
  }
  const version = versionOf(git, tree);
  git(["merge", "--ff-only", commitTree(git, tree, ["HEAD"], `chore: go back to ${version}`)]);
  console.log(
    `The site is ${version} again: npm ci && npm run build. The database stays as it is; ` +
      `${version} runs on the newer schema, and nothing written since is lost.`,
  );
}

function refuseUnsaved(): void {
  const unsaved = git(["status", "--porcelain"]).trimEnd();
  if (unsaved) throw new UserError(`Commit or stash these first:\n${unsaved}`);
}

function newestBackup(): string {
  const newest = backupsIn(BACKUPS).findLast(({ isEncrypted }) => !isEncrypted);
  if (newest) return newest.file;
  throw new UserError("The rehearsal needs a backup of your site: npm run backup.");
}
