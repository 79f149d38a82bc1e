/**
 * Makes the site the owner's. See docs/setup.md.
 *
 * - `npm run setup`: asks for what is still missing
 * - `npm run setup -- --all`: asks everything
 * - `npm run setup -- --answers FILE`: asks nothing; with `--dry-run` it writes nothing
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { sentenceOf, UserError } from "./lib/user-error.ts";
import { isDryRun, runCommand, typedPath } from "./lib/command-line.ts";
import { root } from "./lib/root.ts";
import { readAnswers } from "./setup/answers.ts";
import { openPrompt, type Prompt } from "./setup/ask.ts";
import { fields, type Answers } from "./setup/fields.ts";
import { lockSetup } from "./setup/lock.ts";
import { finish, nextSteps } from "./setup/finish.ts";
import { computedFields, currentAnswers, storedAnswers } from "./setup/current-answers.ts";
import { defaultAnswer } from "./setup/default-answer.ts";
import { planChanges } from "./setup/plan.ts";
import { summaryOf } from "./setup/summary.ts";
import { rollBack, writeFiles } from "./setup/write-files.ts";

await runCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      answers: { type: "string" },
      all: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const release = lockSetup(root);
  if (rollBack(root))
    console.log("The last run was stopped while it was writing: its changes have been undone.\n");
  const prompt = options.answers === undefined ? openPrompt() : undefined;
  try {
    await run(prompt, options);
  } finally {
    prompt?.close();
    release();
  }
});

type Options = { answers?: string; all: boolean; "dry-run": boolean };

async function run(prompt: Prompt | undefined, options: Options): Promise<void> {
  const stored = storedAnswers(root);
  const answers = prompt
    ? await askAll(prompt, options.all)
    : readAnswers(typedPath(options.answers ?? ""));
  const typed = new Set(prompt ? Object.keys(answers) : []);
  const { changes, known, notes } = await planChanges(root, answers, typed);
  for (const note of notes) console.log(note);
  console.log(summaryOf(changes));
  if (isDryRun(options["dry-run"])) {
    console.log("Nothing is written (--dry-run).");
    return;
  }
  if (changes.length > 0) {
    if (prompt && !(await agrees(prompt, "Write this?"))) {
      throw new UserError("Nothing is written.");
    }
    writeFiles(root, changes);
    console.log(`Written: ${changes.map(({ file }) => file).join(", ")}`);
  }
  const ask = prompt && ((question: string) => agrees(prompt, question));
  const isDone = await finish(root, known, ask, stored);
  // Whatever it finds, such as a site that is not published yet, setup is done.
  console.log("\nWhat npm run doctor says:");
  spawnSync(process.execPath, [path.join(root, "scripts/doctor.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  // Last, where it is noticed.
  if (isDone) {
    console.log(nextSteps(known));
  } else {
    console.log("\nNot everything is done: what is missing is listed above the doctor’s findings.");
    process.exitCode = 1;
  }
}

async function askAll(prompt: Prompt, all: boolean): Promise<Answers> {
  const stored = storedAnswers(root);
  const current = currentAnswers(root);
  const computed = computedFields(root);
  const answers: Answers = {};
  console.log(
    "Press Enter to accept what is in brackets; a hyphen means “none”. Nothing is written until the end.\n",
  );
  for (const { name, question, read, isAsked = () => true } of fields) {
    const known = { ...current, ...stored, ...answers };
    if (!isAsked(known) || computed.has(name) || (!all && name in stored)) continue;
    const value = defaultAnswer(name, current, stored);
    for (;;) {
      const typed = (await prompt.ask(`${question}${value ? ` [${value}]` : ""}: `)).trim();
      try {
        answers[name] = read(typed === "-" ? "" : typed || value);
        break;
      } catch (error) {
        console.log(`  It ${sentenceOf(error)}.`);
      }
    }
  }
  return answers;
}

/** Asks a yes/no question; Enter means yes. */
async function agrees(prompt: Prompt, question: string): Promise<boolean> {
  for (;;) {
    const typed = (await prompt.ask(`${question} [yes] `)).trim().toLowerCase();
    if (/^(?:|y|yes)$/.test(typed)) return true;
    if (/^(?:n|no)$/.test(typed)) return false;
    console.log("  Please say yes or no.");
  }
}
