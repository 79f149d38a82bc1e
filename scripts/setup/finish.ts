import { demoOwner } from "../../supabase/embedded/keys.ts";
import { sentenceOf } from "../lib/user-error.ts";
import type { Confirm } from "./context.ts";
import { finishEmbedded } from "./embedded.ts";
import type { Answers } from "./fields.ts";
import { finishHosted } from "./hosted.ts";

const alwaysConfirm: Confirm = () => Promise.resolve(true);

/**
 * Runs the steps in the backend. Each step can be repeated: what is done already is skipped.
 *
 * @param confirm without it every step is run
 * @returns whether all of it was done
 */
export async function finish(
  root: string,
  answers: Answers,
  confirm: Confirm | undefined,
  before: Answers,
): Promise<boolean> {
  const context = { root, answers, before, confirm: confirm ?? alwaysConfirm, print: console.log };
  try {
    return await (answers["backend"] === "supabase"
      ? finishHosted(context)
      : finishEmbedded(context));
  } catch (error) {
    console.log(`\nThe files are written, but this failed: ${sentenceOf(error)}`);
    console.log("Once that is fixed, run npm run setup again: it continues where it stopped.");
    return false;
  }
}

/** The owner's next steps, and which sample texts are left on the site's pages. */
export function nextSteps({ backend, switchedOff = "", pages }: Answers): string {
  const without = switchedOff.split(", ");
  const files = ["about", "career", "home", "services", "skills", "tracks"]
    .filter((file) => !without.includes(file === "tracks" ? "music" : file))
    .map((file) => `${file}.ts`)
    .join(", ");
  const sample =
    `\nWhat is left of the sample’s text is in src/content/ (${files}) and public/images/. ` +
    "A resume.json brings work and skills: npm run resume -- import resume.json";
  const drafts = pages
    ? `${sample}\nYour pages (${pages}) start as drafts: rewrite and publish them under Admin → Pages.`
    : sample;
  return backend === "supabase"
    ? `${drafts}\nNext: npm run build, and put dist/ on a host, as docs/deploy.md says.`
    : `${drafts}\nNext: npm run dev. Sign in as ${demoOwner.email} with ${demoOwner.password}.`;
}
