import { existsSync } from "node:fs";
import path from "node:path";
import { sentenceOf } from "./answers.ts";
import { finishEmbedded } from "./embedded.ts";
import type { Answers } from "./fields.ts";
import { finishHosted } from "./hosted.ts";

/** Asks whether a step is to be done; without it every step is. */
export type Agree = ((question: string) => Promise<boolean>) | undefined;

/** What the last steps need to know. */
export type Finishing = {
  root: string;
  answers: Answers;
  agree: Agree;
  print: (line: string) => void;
};

/**
 * Does what happens in the backend, says what is left to the owner, and looks at the result. Each step
 * can be repeated: what is done already is passed over.
 *
 * @returns whether all of it was done
 */
export async function finish(root: string, answers: Answers, agree: Agree): Promise<boolean> {
  const print = (line: string) => console.log(line);
  const finishing = { root, answers, agree, print };
  try {
    const isDone = await (answers["backend"] === "supabase"
      ? finishHosted(finishing)
      : finishEmbedded(finishing));
    print(nextSteps(answers));
    await examine(root);
    return isDone;
  } catch (error) {
    print(`\nThe files are written, but this failed: ${sentenceOf(error)}`);
    print("Run npm run setup again when that is mended: it goes on where it stopped.");
    return false;
  }
}

/** Ends with what `npm run doctor` says. */
async function examine(root: string): Promise<void> {
  // HOOK: becomes unconditional, and a child process, as soon as scripts/doctor.ts is there.
  if (existsSync(path.join(root, "scripts/doctor.ts"))) console.log("\nNow run npm run doctor.");
}

function nextSteps({ backend }: Answers): string {
  const sample =
    "\nWhat is left of the sample's words is in src/content/ (about.ts, career.ts, home.ts, services.ts, skills.ts, " +
    "tracks.ts) and public/images/. A resume.json brings work and skills: npm run resume -- import resume.json";
  return backend === "supabase"
    ? `${sample}\nNext: npm run build, and put dist/ on a host, as docs/deploy.md says.`
    : `${sample}\nNext: npm run dev. Sign in as owner@example.com with portfolio-owner.`;
}
