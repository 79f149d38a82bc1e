/**
 * Runs a command on a copy of this project with other content: other text in every file of src/content, and
 * three fewer sample articles. The tests must pass there as well.
 *
 * `node scripts/with-other-content.ts npm run test:e2e`
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyFiles, projectFiles } from "../tests/support/project-files.ts";
import { root } from "./lib/root.ts";

const replacement = path.join(root, "tests/support/other-content");
/** Posts and tracks that the copy lacks; nothing links to them. */
const REMOVED = [
  "supabase/seed/posts/105-streaming-tokens-into-react.md",
  "supabase/seed/posts/106-gradient-descent-on-a-napkin.md",
  "supabase/seed/posts/110-what-a-fixed-price-really-buys.md",
  "public/audio/small-bright-machines.mp3",
  "public/audio/study-in-plucked-lines.mp3",
  "public/audio/waltz-for-an-empty-office.mp3",
];
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("Which command is to run on the copy?");

using folder = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "other-content-"));
const { path: copy } = folder;
copyFiles(projectFiles(), copy);
fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
fs.cpSync(replacement, path.join(copy, "src/content"), { recursive: true });
// The tests ask Git for the project's files.
spawnSync("git", ["init", "--quiet"], { cwd: copy });
for (const file of REMOVED) fs.rmSync(path.join(copy, file));
// On Windows, npm is a command of the shell.
const shell = process.platform === "win32";
const { status, error } = spawnSync(command, args, { cwd: copy, stdio: "inherit", shell });
if (error) throw error;
process.exitCode = status ?? 1;
