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
const NOT_COPIED = /^(?:\.git|\.env|dist.*|node_modules|test-results)$/;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("Which command is to run on the copy?");

using folder = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "other-content-"));
const { path: copy } = folder;
for (const name of fs.readdirSync(root)) {
  if (NOT_COPIED.test(name)) continue;
  fs.cpSync(path.join(root, name), path.join(copy, name), {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(root, "supabase/.temp")),
  });
}
fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
fs.cpSync(replacement, path.join(copy, "src/content"), { recursive: true });
// The tests ask Git for the project's files.
spawnSync("git", ["init", "--quiet"], { cwd: copy });
for (const file of REMOVED) fs.rmSync(path.join(copy, file));
const { status } = spawnSync(command, args, { cwd: copy, stdio: "inherit" });
process.exitCode = status ?? 1;
