/**
 * Imports work, education and skills from a JSON Resume, or exports one. See docs/setup.md.
 *
 * - `npm run resume -- export [FILE]`: writes resume.json, or FILE
 * - `npm run resume -- import FILE`: shows what would change in src/content; with `--yes` it is applied
 */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { career } from "../src/content/career.ts";
import { profile } from "../src/content/profile.ts";
import { skillCategories } from "../src/content/skills.ts";
import { UserError } from "./lib/user-error.ts";
import { runCommand, typedPath } from "./lib/command-line.ts";
import { readJson } from "./import/source.ts";
import { toJsonResume } from "./resume/json-resume.ts";
import { fromJsonResume } from "./resume/read-json-resume.ts";
import { planResume } from "./resume/plan-resume.ts";
import { root } from "./lib/root.ts";
import { lockSetup } from "./setup/lock.ts";
import { summaryOf } from "./setup/summary.ts";
import { rollBack, writeFiles } from "./setup/write-files.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [what, file, ...others] = positionals;
  const isOne = others.length === 0;
  if (what === "export" && isOne) exportTo(typedPath(file ?? "resume.json"));
  else if (what === "import" && file && isOne) await importFrom(typedPath(file), values.yes);
  else throw new UserError("npm run resume -- export [FILE], or import FILE");
});

function exportTo(file: string): void {
  const resume = toJsonResume({ profile, career, skills: skillCategories });
  fs.writeFileSync(file, `${JSON.stringify(resume, null, 2)}\n`);
  console.log(`${file} is written.`);
}

async function importFrom(file: string, writes: boolean): Promise<void> {
  const notes: string[] = [];
  const release = lockSetup(root);
  try {
    rollBack(root);
    const changes = await planResume(root, fromJsonResume(readJson(file), notes));
    console.log([summaryOf(changes), ...notes].join("\n"));
    if (writes) writeFiles(root, changes);
    else if (changes.length > 0) console.log("\nNothing is written yet: --yes writes it.");
  } finally {
    release();
  }
}
