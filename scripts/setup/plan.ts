import { slugOf } from "../../src/lib/text/slug.ts";
import { colorOf, withAccent } from "./accent.ts";
import {
  ENV,
  inEnv,
  inProfile,
  isInEnv,
  LANGUAGE,
  PROFILE,
  SECTIONS,
  STATE_FILE,
  THEME,
  WRITING,
} from "./answers-in-files.ts";
import { computedFields, currentAnswers, settingsIn, storedAnswers } from "./current-answers.ts";
import { readValue, type ValuePath, type LiteralValue } from "./edit-source.ts";
import { withVariables } from "./env-file.ts";
import { fields, needsStarterPages, type Answers } from "./fields.ts";
import { pageFromTemplate } from "./page-templates.ts";
import { withoutSamples } from "./samples.ts";
import type { Change } from "./write-files.ts";
import { editSource, openFiles, type Files } from "./files.ts";

/** Lists of samples, and their names in src/content. */
const SAMPLE_LISTS = ["testimonials", "blogroll"];

export type Plan = {
  changes: Change[];
  /** The state after writing: answers, or the values kept instead. */
  known: Answers;
  /** Messages for the owner. */
  notes: string[];
};

/**
 * Plans the changes to files for the answers. What was edited by hand since setup last wrote it is kept, unless the
 * owner has just typed a new answer.
 *
 * @param typed names of the answers that the owner has just typed, having seen the current values
 * @throws {UserError} if a value cannot be replaced
 */
export async function planChanges(
  root: string,
  answers: Answers,
  typed: ReadonlySet<string>,
): Promise<Plan> {
  const files = openFiles(root);
  const stored = storedAnswers(root);
  const current = currentAnswers(root);
  const computed = computedFields(root);
  // The file is not in Git, so a new clone has the answers but not the result.
  const isLost = files.read(ENV) === "";
  const lost = isLost ? Object.entries(stored).filter(([name]) => isInEnv(name)) : [];
  const accepted: Answers = {};
  const notes: string[] = [];
  for (const [name, answer] of [...lost, ...Object.entries(answers)]) {
    const last = stored[name];
    const isKept =
      last !== undefined && !typed.has(name) && isEdited(name, last) && answer !== current[name];
    if (isKept) notes.push(`“${name}” has been edited by hand since then, and stays as it is.`);
    else accepted[name] = answer;
  }

  const context = { files, stored, current, accepted, notes };
  await editSource(files, PROFILE, changed(inProfile, context));
  await editSource(files, LANGUAGE, changed({ interface: ["language"] }, context));
  await writeSections(context);
  writeAccent(context);
  if (accepted["removeSamples"] === "yes") await removeSamples(context);
  writeEnv(context);
  await writeFirstArticle(context);
  writePages(context);
  writeState(context);
  return { changes: files.changes(), known: { ...stored, ...current, ...accepted }, notes };

  /** Whether a file differs from what setup last wrote. */
  function isEdited(name: string, last: string): boolean {
    if (isLost && isInEnv(name)) return false;
    const lastColor = name === "accent" ? colorOf(last) : null;
    if (lastColor) return withAccent(files.read(THEME), lastColor).css !== files.read(THEME);
    return computed.has(name) || (name in current && current[name] !== last);
  }
}

/** What the steps of a plan work with; `accepted` are the answers that are written. */
type Context = {
  files: Files;
  stored: Answers;
  current: Answers;
  accepted: Answers;
  notes: string[];
};

function changed(
  valuePaths: Record<string, ValuePath>,
  { accepted, current }: Context,
): [ValuePath, LiteralValue][] {
  return Object.entries(valuePaths).flatMap(([name, valuePath]): [ValuePath, LiteralValue][] => {
    const value = accepted[name];
    return value === undefined || value === current[name] ? [] : [[valuePath, value]];
  });
}

async function writeSections({ files, accepted, current }: Context): Promise<void> {
  const { switchedOff } = accepted;
  if (switchedOff === undefined || switchedOff === current["switchedOff"]) return;
  const list = switchedOff.split(", ").filter(Boolean);
  await editSource(files, SECTIONS, [[["switchedOff"], list]]);
}

function writeAccent({ files, accepted, current, notes }: Context): void {
  const color = accepted["accent"] === current["accent"] ? null : colorOf(accepted["accent"] ?? "");
  if (!color) return;
  const before = files.read(THEME);
  const { css, notes: accentNotes } = withAccent(before, color);
  if (css !== before) notes.push(...accentNotes);
  files.write(THEME, css);
}

async function removeSamples({ files }: Context): Promise<void> {
  for (const name of SAMPLE_LISTS) {
    const file = `src/content/${name}.ts`;
    const list = readValue(file, files.read(file), [name]);
    const own = withoutSamples(list ?? []);
    if (JSON.stringify(own) !== JSON.stringify(list))
      await editSource(files, file, [[[name], own]]);
  }
}

function writeEnv({ files, accepted, current }: Context): void {
  const none = accepted["backend"] === "embedded" ? { supabaseUrl: "", publicKey: "" } : {};
  const wanted: Answers = { ...accepted, ...none };
  const variables = Object.entries(inEnv).flatMap(([name, variable]) =>
    name in wanted && wanted[name] !== current[name] ? [[variable, wanted[name] ?? ""]] : [],
  );
  const before = settingsIn(files.read(ENV));
  if (variables.length > 0) {
    const text = before || files.read(".env.example");
    files.write(ENV, withVariables(text, Object.fromEntries(variables)));
  } else if (before) files.write(ENV, before);
}

async function writeFirstArticle({ files, accepted, stored }: Context): Promise<void> {
  const title = accepted["articleTitle"];
  if (!title || title === stored["articleTitle"]) return;
  const file = `${WRITING}/posts/${(await slugOf(title, accepted["language"])) || "first-article"}.md`;
  if (files.read(file) === "") files.write(file, articleText(title, accepted["language"] ?? ""));
}

function writePages({ files, accepted, stored, current }: Context): void {
  const { pages } = accepted;
  if (!pages || pages === stored["pages"]) return;
  if (!needsStarterPages({ ...current, ...stored, ...accepted })) return;
  for (const name of pages.split(", ")) {
    const file = `${WRITING}/pages/${name}.md`;
    if (files.read(file) === "") files.write(file, pageFromTemplate(name));
  }
}

function writeState({ files, stored, accepted }: Context): void {
  const known = { ...stored, ...accepted };
  const inOrder = fields.flatMap(({ name }) => (name in known ? [[name, known[name]]] : []));
  if (inOrder.length === 0) return;
  files.write(STATE_FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

function articleText(title: string, language: string): string {
  return [
    "---",
    `title: ${JSON.stringify(title)}`,
    ...(language ? [`language: ${language}`] : []),
    "---",
    "",
    "Write here, in Markdown: in this file, which `npm run content:push` sends, or in the admin area.",
    "",
  ].join("\n");
}
