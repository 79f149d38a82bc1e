import fs from "node:fs";
import path from "node:path";
import { typedPath } from "../lib/command-line.ts";
import { root } from "../lib/root.ts";
import { UserError } from "../lib/user-error.ts";
import { filesIn } from "../lib/folder-files.ts";
import { replaceReport, REPORT } from "./report-folder.ts";

/** The endings of the two versions of a file in conflict, and their folders. */
const VERSIONS = [
  [".yours", "before"],
  [".release", "release"],
] as const;

/**
 * Shows conflicts with both versions and applies the owner's resolutions. While any conflict is left, the resolved ones
 * are shown again.
 *
 * @param work folder with the versions before and after the upgrade, and the release
 * @param resolved folder with the resolutions
 * @throws {UserError} if a conflict is left, or what the owner began to resolve would be lost
 */
export function resolveConflicts(
  work: string,
  conflicts: readonly string[],
  resolved: string | undefined,
): void {
  const at = (name: string, file: string) => path.join(work, name, file);
  const hasReport = requireReport(resolved);
  const isInReport = (file: string) =>
    VERSIONS.every(([end, name]) => isSameFile(path.join(REPORT, file + end), at(name, file)));
  if (hasReport && !conflicts.every(isInReport))
    throw new UserError(
      `${REPORT} has the conflicts of another release, or of files that you have changed since. Keep what you need of ` +
        "it, and delete it to begin again.",
    );
  for (const file of conflicts) labelConflictMarkers(at("after", file));
  const open = conflicts.filter((file) => !hasReport || !isResolved(file, at("after", file)));
  if (open.length === 0) return;

  for (const file of conflicts) {
    const target = at("conflicts", file);
    copyIfExists(at("after", file), target);
    copyIfExists(at("before", file), `${target}.yours`);
    copyIfExists(at("release", file), `${target}.release`);
  }
  replaceReport(path.join(work, "conflicts"));
  throw new UserError(
    `You and the release changed the same lines of\n${open.map((file) => `  ${file}`).join("\n")}\n` +
      `Nothing has been changed. ${REPORT} has each of them with conflict markers, and beside it ` +
      "both versions. Edit them there until the markers are gone, or delete what your site should do without, then " +
      "run the same command with --resolved upgrade-report. Better: move your change into overrides/, and restore ours.",
  );
}

/**
 * Whether the report's resolutions are to be applied. Otherwise it would be replaced, and with it what the owner wrote there.
 */
function requireReport(resolved: string | undefined): boolean {
  // As the instructions have it, or as a shell completes it.
  const isReport =
    resolved !== undefined && [path.resolve(root, resolved), typedPath(resolved)].includes(REPORT);
  if (resolved !== undefined && !isReport)
    throw new UserError(`--resolved ${resolved} is not upgrade-report, where the conflicts are.`);
  const isBegun =
    fs.existsSync(REPORT) &&
    filesIn(REPORT).some((file) => VERSIONS.some(([end]) => file.endsWith(end)));
  if (isBegun && !isReport)
    throw new UserError(
      `${REPORT} has the conflicts of the last run. Go on with --resolved upgrade-report, or delete it to begin again.`,
    );
  return isReport;
}

/** Applies the owner's resolution of a file; false if there is none, or it still has conflict markers. */
function isResolved(file: string, merged: string): boolean {
  const own = path.join(REPORT, file);
  const isShown = VERSIONS.some(([end]) => fs.existsSync(own + end));
  if (copyIfExists(own, merged)) return !/^<{7} /m.test(fs.readFileSync(merged, "latin1"));
  if (isShown) fs.rmSync(merged, { force: true });
  return isShown;
}

/** Git's conflict markers name commits that only this upgrade knows. Binary files have none and stay as they are. */
function labelConflictMarkers(file: string): void {
  if (!fs.existsSync(file)) return;
  const named = fs
    .readFileSync(file, "latin1")
    .replace(/^<{7} [0-9a-f]{40}$/gm, "<<<<<<< yours")
    .replace(/^>{7} [0-9a-f]{40}$/gm, ">>>>>>> release");
  fs.writeFileSync(file, named, "latin1");
}

function isSameFile(one: string, other: string): boolean {
  if (!fs.existsSync(one) || !fs.existsSync(other))
    return fs.existsSync(one) === fs.existsSync(other);
  return fs.readFileSync(one).equals(fs.readFileSync(other));
}

function copyIfExists(from: string, to: string): boolean {
  if (!fs.existsSync(from)) return false;
  fs.cpSync(from, to);
  return true;
}
