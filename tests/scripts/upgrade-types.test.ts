/** Owners' files in `src/content/` from former releases compile with the current code after an upgrade. */
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "../../scripts/release/content.ts";
import { contentOf, releases } from "../../scripts/release/sealed.ts";
import { runCodemods } from "../../scripts/upgrade/codemods.ts";
import { checkOut, gitIn, treeOfDirectory } from "../../scripts/upgrade/git.ts";
import { takeOver } from "../../scripts/upgrade/merge.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { root as project } from "../../scripts/lib/root.ts";
import { copyFiles, projectFiles } from "../support/project-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const execute = promisify(execFile);
const CONTENT = "src/content";
const directory = temporaryFolder(afterAll);
/** The current release without the owner's files. */
const site = path.join(directory, "site");
const git = gitIn(directory);

beforeAll(() => {
  const files = projectFiles("*.ts", "*.tsx", "*.json");
  copyFiles(
    files.filter((file) => !file.startsWith(CONTENT)),
    site,
  );
  fs.symlinkSync(path.join(project, "node_modules"), path.join(site, "node_modules"));
  git(["init", "--quiet"]);
  git(["config", "user.name", "Sample"]);
  git(["config", "user.email", "sample@example.com"]);
});

/** The tree of a site that contains only the owner's files and its version. */
function treeWith(name: string, content: Record<string, string>): string {
  const folder = path.join(directory, name);
  copyFiles(["package.json"], folder);
  for (const [file, text] of Object.entries(content)) writeIn(folder, `${CONTENT}/${file}`, text);
  return treeOfDirectory(git, folder);
}

type Output = { stdout: string; stderr: string };
/** What the compiler said, by the tree of the owner's files: many releases have the same. */
const compiled = new Map<string, Output>();

function compile(): Promise<Output> {
  const tsc = ["node_modules/typescript/bin/tsc", "--pretty", "false"];
  return execute(process.execPath, tsc, { cwd: site }).catch((failure: Output) => failure);
}

test.each(releases())(
  "a site on %s compiles after an upgrade",
  { tags: "full" },
  async (version) => {
    const present = readContent(path.join(project, CONTENT));
    const owners = treeWith(version, contentOf(version));
    const { tree } = takeOver(git, owners, owners, treeWith("present", present));
    for (const file of [CONTENT, "package.json"])
      fs.rmSync(path.join(site, file), { recursive: true, force: true });
    checkOut(git, tree, site);
    await runCodemods(site, version);

    const upgraded = treeOfDirectory(git, path.join(site, CONTENT));
    const { stdout, stderr } = await (compiled.get(upgraded) ?? compile());
    compiled.set(upgraded, { stdout, stderr });
    expect({ stdout, stderr }).toEqual({ stdout: "", stderr: "" });
  },
);
