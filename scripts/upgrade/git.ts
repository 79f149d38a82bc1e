import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { hasCode } from "../lib/has-code.ts";
import { UserError } from "../lib/user-error.ts";

export type Git = (args: string[], options?: GitOptions) => string;
type GitOptions = {
  input?: string;
  env?: Record<string, string>;
  /** The working directory, if not the repository's root. */
  in?: string;
  /** Exit codes that do not count as failures; only 0 by default. */
  accepts?: number[];
};

/** By path: mode and hash, in the format of `git update-index --index-info`. */
export type Tree = Map<string, { mode: string; hash: string }>;

/**
 * Git in a repository. Nothing here touches its files, its index or its branches: all work is on trees, which
 * are only objects until a branch refers to them.
 *
 * @throws {UserError} from that function, with Git's message
 */
export function gitIn(root: string): Git {
  return (args, { input, env, in: cwd = root, accepts = [0] } = {}) => {
    const { status, stdout, stderr, error } = spawnSync("git", args, {
      cwd,
      input,
      env: { ...process.env, ...env },
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    if (status !== null && accepts.includes(status)) return stdout;
    if (hasCode(error, "ENOENT")) {
      throw new UserError("This needs Git, which is not installed here: https://git-scm.com");
    }
    throw new UserError(`git ${args.join(" ")}: ${error?.message ?? stderr}`);
  };
}

/** @throws {UserError} if Git is too old to merge trees */
export function requireMergeTree(git: Git): void {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(git(["--version"])) ?? [];
  if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 38)) {
    throw new UserError(`Upgrades need Git 2.38 or newer; this is ${major}.${minor}.`);
  }
}

/**
 * @throws {UserError} if Git is missing, or if the project is not the root of a repository: paths in its trees would begin
 *   with the project's folder
 */
export function requireRepository(git: Git): void {
  const [inside, prefix] = git(["rev-parse", "--is-inside-work-tree", "--show-prefix"], {
    accepts: [0, 128],
  }).split("\n");
  if (inside !== "true") {
    throw new UserError(
      "Upgrades need Git’s history of this folder, and it has none that Git can read: run git status.",
    );
  }
  if (prefix) {
    throw new UserError(
      `Upgrades need a Git repository with only the site in it; here, it is in the folder ${prefix}`,
    );
  }
}

/**
 * @param trailer of the commits that may be dropped with the branch
 * @throws {UserError} if a branch cannot be moved, since it has the owner's own commits, or is checked out here or in
 *   another worktree
 */
export function requireMovable(git: Git, branch: string, trailer: string): void {
  const name = `refs/heads/${branch}`;
  const format = "--format=%(authordate:raw)%00%(committerdate:raw)%00%(contents)";
  const [written, changed, message = ""] = git([
    "for-each-ref",
    "--no-merged=HEAD",
    format,
    name,
  ]).split("\0");
  // An amended commit keeps its message, and has been changed later.
  if (written && (written !== changed || !message.includes(`\n${trailer} `))) {
    throw new UserError(
      `The branch ${branch}, which this command writes anew, has commits of yours. ` +
        `Keep them under another name: git branch -m ${branch} <name>`,
    );
  }
  const worktree = git(["worktree", "list", "--porcelain"])
    .split("\n\n")
    .map((lines) => lines.split("\n"))
    .find((lines) => lines.includes(`branch ${name}`));
  if (!worktree) return;
  const folder = worktree[0]?.replace("worktree ", "");
  const isGone = worktree.some((line) => line.startsWith("prunable"));
  throw new UserError(
    `The branch ${branch}, which this command writes anew, is checked out in ${folder}: ` +
      (isGone ? "that folder is gone, so run git worktree prune." : "switch to another one there."),
  );
}

/** @param commit any commit-ish, e.g. a branch */
export function treeOfCommit(git: Git, commit: string): string {
  return git(["rev-parse", `${commit}^{tree}`]).trim();
}

export function readTree(git: Git, tree: string): Tree {
  const lines = git(["ls-tree", "-r", "-z", tree]).split("\0").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [facts = "", file = ""] = line.split("\t");
      const [mode = "", , hash = ""] = facts.split(" ");
      return [file, { mode, hash }];
    }),
  );
}

/** @returns the hash of the tree */
export function writeTree(git: Git, tree: Tree): string {
  return withIndex((env) => {
    const lines = Array.from(tree, ([file, { mode, hash }]) => `${mode} ${hash}\t${file}\0`);
    git(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
    return git(["write-tree"], { env }).trim();
  });
}

export function checkOut(git: Git, tree: string, directory: string): void {
  withIndex((env) => {
    git(["read-tree", tree], { env });
    git(["checkout-index", "--all", `--prefix=${directory}/`], { env });
  });
}

/**
 * The hash of the tree of a directory's files, without those that Git ignores.
 *
 * @param tracked a tree whose files are part of it in any case, as an owner may have added an ignored one; what only the
 *   user's own Git ignores, in all repositories, is part of it then
 */
export function treeOfDirectory(git: Git, directory: string, tracked?: string): string {
  const gitDir = git(["rev-parse", "--absolute-git-dir"]).trim();
  return withIndex((index) => {
    const env = { ...index, GIT_DIR: gitDir, GIT_WORK_TREE: directory };
    if (tracked === undefined) git(["add", "--all"], { env, in: directory });
    else {
      git(["read-tree", tracked], { env });
      git(["-c", "core.excludesFile=", "add", "--all"], { env, in: directory });
    }
    return git(["write-tree"], { env, in: directory }).trim();
  });
}

/** @returns the hash of a commit that no branch refers to yet */
export function commitTree(git: Git, tree: string, parents: string[], message: string): string {
  const parentArgs = parents.flatMap((parent) => ["-p", parent]);
  return git(["commit-tree", tree, ...parentArgs, "-m", message]).trim();
}

/** A separate index, so that the owner's stays as it is. */
function withIndex<T>(work: (env: Record<string, string>) => T): T {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "upgrade-index-"));
  try {
    return work({ GIT_INDEX_FILE: path.join(directory, "index") });
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}
