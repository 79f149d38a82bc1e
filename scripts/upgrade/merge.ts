import { commitTree, readTree, writeTree, type Git, type Tree } from "./git.ts";
import { isOwners } from "./owners-paths.ts";
import { versionOf } from "./releases.ts";

/** In these the version is next to the name, which owners change; Git would report a conflict. */
const VERSIONED = ["package.json", "package-lock.json"];
const VERSION = /("name": "[^"]*",\s+"version": ")([^"]*)/g;

export type Merge = {
  /** Hash of the merged tree. Files in conflict contain both versions, with Git's conflict markers. */
  tree: string;
  /** Paths that the owner and the release changed in the same place. */
  conflicts: string[];
};

/**
 * Merges a release into the owner's version of the site: the owner's files stay, what they deleted stays deleted,
 * the rest is merged three ways where the owner changed it.
 *
 * @param base tree of the site's current release
 * @param owners tree of the site as it is
 * @param release tree of the new release
 */
export function takeOver(git: Git, base: string, owners: string, release: string): Merge {
  const before = readTree(git, base);
  const own = readTree(git, owners);
  const after = readTree(git, release);
  const paths = new Set([...before.keys(), ...own.keys(), ...after.keys()]);
  for (const file of paths) {
    if (!isOwners(file)) continue;
    // A file that is new in the release is added; one that the owner has deleted stays deleted.
    const keeps = before.has(file) || own.has(file);
    if (!keeps) continue;
    setEntry(before, file, own.get(file));
    setEntry(after, file, own.get(file));
  }
  const [current, next] = [versionOf(git, base), versionOf(git, release)];
  for (const tree of [before, own]) setVersion(git, tree, current, next);
  const merged = merge(git, writeTree(git, before), writeTree(git, own), writeTree(git, after));

  const isDeleted = (file: string) => before.has(file) && !own.has(file);
  const tree = readTree(git, merged.tree);
  for (const file of merged.conflicts.filter(isDeleted)) tree.delete(file);
  return {
    tree: writeTree(git, tree),
    conflicts: merged.conflicts.filter((file) => !isDeleted(file)),
  };
}

function setVersion(git: Git, tree: Tree, current: string, next: string): void {
  for (const file of VERSIONED) {
    const entry = tree.get(file);
    if (!entry) continue;
    const input = git(["cat-file", "blob", entry.hash]).replace(
      VERSION,
      (line, before: string, version: string) => (version === current ? before + next : line),
    );
    tree.set(file, { ...entry, hash: git(["hash-object", "-w", "--stdin"], { input }).trim() });
  }
}

/** Three-way merge of trees. */
export function merge(git: Git, base: string, ours: string, theirs: string): Merge {
  const ancestor = commitTree(git, base, [], "base");
  const sides = [ours, theirs].map((tree) => commitTree(git, tree, [ancestor], "side"));
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", ...sides];
  // Exit code 1 means that there are conflicts; the output has the same format.
  const printed = git(args, { accepts: [0, 1] });
  const [tree = "", ...conflicts] = printed.split("\0").filter(Boolean);
  return { tree, conflicts };
}

function setEntry(
  tree: Tree,
  file: string,
  entry: { mode: string; hash: string } | undefined,
): void {
  if (entry) tree.set(file, entry);
  else tree.delete(file);
}
