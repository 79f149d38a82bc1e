import fs from "node:fs";
import path from "node:path";
import { typedPath } from "../lib/command-line.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { treeOfDirectory, type Git } from "./git.ts";

/** Where releases come from. */
export type Source = {
  /** A tag, or a folder with the release. */
  release: string;
  /** Remote or URL for tags. */
  from: string;
  /** Folder with the site's current release, if its tag is unavailable. */
  base?: string | undefined;
};

export type Release = { version: string; tree: string };

/**
 * Finds the new release, and the site's current one, which is needed to tell the owner's changes from ours.
 *
 * @throws {UserError} if either is unavailable
 */
export function findReleases(
  git: Git,
  version: string,
  { release, from, base }: Source,
): { base: Release; release: Release } {
  const typed = typedPath(release);
  const folder = fs.existsSync(path.join(typed, "package.json")) ? typed : null;
  const next = folder ? treeOfDirectory(git, folder) : treeOfTag(git, release, from);
  const current = treeOfCurrent(git, version, folder ?? from, base);
  const found = {
    base: { version: versionOf(git, current), tree: current },
    release: { version: versionOf(git, next), tree: next },
  };
  if (found.base.version !== version) {
    throw new UserError(
      `This site is version ${version}, and ${base ?? `v${version}`} holds ${found.base.version}.`,
    );
  }
  return found;
}

/**
 * The site's current release, as published.
 *
 * @param from remote or URL for tags
 * @param base folder with it, if its tag is unavailable
 */
export function treeOfCurrent(git: Git, version: string, from: string, base?: string): string {
  return base ? treeOfDirectory(git, typedPath(base)) : treeOfTag(git, `v${version}`, from);
}

function treeOfTag(git: Git, tag: string, from: string): string {
  const known = `refs/tags/${tag}`;
  try {
    return git(["rev-parse", "--verify", "--quiet", `${known}^{tree}`]).trim();
  } catch {
    // Not here yet.
  }
  try {
    // Without creating a branch or tag, whose names are the owner's.
    git(["fetch", "--quiet", "--no-tags", from, known]);
    return git(["rev-parse", "FETCH_HEAD^{tree}"]).trim();
  } catch (error) {
    throw new UserError(
      `There is no release ${tag} here or at “${from}” (${sentenceOf(error).trim()}).\n` +
        "Say where releases come from with --from <URL>, or give a folder with the new release and " +
        "--base <folder> with the present one.",
    );
  }
}

export function versionOf(git: Git, tree: string): string {
  const { version }: { version?: string } = JSON.parse(git(["show", `${tree}:package.json`]));
  if (!version) throw new UserError("package.json names no version.");
  return version;
}
