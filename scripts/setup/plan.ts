import path from "node:path";
import { requireReadable } from "../../supabase/embedded/settings-file.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { slugOf } from "../../src/lib/text/slug.ts";
import { accentOf, colorOf, withAccent } from "./accent.ts";
import { isComputed, readValue, type ValuePath, type LiteralValue } from "./edit-source.ts";
import { readVariable, withVariables } from "./env-file.ts";
import { fields, needsStarterPages, type Answers } from "./fields.ts";
import { pageFromTemplate } from "./page-templates.ts";
import { isSample, withoutSamples } from "./samples.ts";
import { readIfExists } from "../folder-files.ts";
import { isObject } from "../is-object.ts";
import type { Change } from "./write-files.ts";
import { editSource, openFiles, type Files } from "./files.ts";

/** The owner's answers, so that they are not asked for again. It contains nothing secret. */
export const STATE_FILE = "src/content/setup.json";
/** The folder of articles and pages as files, see docs/writing.md. */
export const WRITING = "writing";

const PROFILE = "src/content/profile.ts";
const SECTIONS = "src/content/sections.ts";
const LANGUAGE = "src/content/language.ts";
const THEME = "src/theme.css";
const ENV = ".env";

const inProfile: Record<string, ValuePath> = {
  name: ["profile", "name"],
  role: ["profile", "role"],
  tagline: ["profile", "tagline"],
  headline: ["profile", "headline"],
  introduction: ["profile", "introduction"],
  location: ["profile", "location"],
  timeZone: ["profile", "timeZone"],
  email: ["profile", "email"],
  phone: ["profile", "phone"],
  github: ["profile", "socials", "github"],
  linkedin: ["profile", "socials", "linkedin"],
  twitter: ["profile", "socials", "twitter"],
};

const inEnv: Record<string, string> = {
  siteUrl: "VITE_SITE_URL",
  supabaseUrl: "VITE_SUPABASE_URL",
  publicKey: "VITE_SUPABASE_ANON_KEY",
  binanceId: "VITE_PAY_BINANCE_ID",
  binanceUsername: "VITE_PAY_BINANCE_USERNAME",
  bep20: "VITE_PAY_BEP20",
  trc20: "VITE_PAY_TRC20",
  bitcoin: "VITE_PAY_BITCOIN",
};

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
 * The answers of earlier runs.
 *
 * @throws {StartError} if they cannot be read, as after a merge with conflicts
 */
export function storedAnswers(root: string): Answers {
  const text = readIfExists(path.join(root, STATE_FILE)) ?? "{}";
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    throw unreadable("is not JSON");
  }
  if (!isAnswers(stored)) throw unreadable("does not hold an object with texts");
  return stored;
}

function isAnswers(value: unknown): value is Answers {
  return isObject(value) && Object.values(value).every((answer) => typeof answer === "string");
}

function unreadable(reason: string): StartError {
  return new StartError(
    `${STATE_FILE} ${reason}. Fix it, or delete it: then setup asks everything again.`,
  );
}

/** The fields whose values the owner's code computes, such as `said({ … })`: setup does not touch them. */
export function computedFields(root: string): Set<string> {
  const source = openFiles(root).read(PROFILE);
  const valuePaths = Object.entries(inProfile);
  return new Set(
    valuePaths
      .filter(([, valuePath]) => isComputed(PROFILE, source, valuePath))
      .map(([name]) => name),
  );
}

/**
 * The current values in the files, by field, except for computed ones.
 *
 * @throws {StartError} if one of them cannot be read
 */
export function currentAnswers(root: string): Answers {
  const { read } = openFiles(root);
  const values: Answers = {};
  const computed = computedFields(root);
  for (const [name, valuePath] of Object.entries(inProfile)) {
    if (computed.has(name)) continue;
    const value = readValue(PROFILE, read(PROFILE), valuePath);
    if (typeof value === "string") values[name] = value;
  }
  const env = settingsIn(read(ENV));
  for (const [name, variable] of Object.entries(inEnv)) {
    values[name] = readVariable(env, variable) ?? "";
  }
  const off = readValue(SECTIONS, read(SECTIONS), ["switchedOff"]);
  values["switchedOff"] = Array.isArray(off) ? off.map(String).join(", ") : "";
  const interfaceLanguage = readValue(LANGUAGE, read(LANGUAGE), ["language"]);
  if (typeof interfaceLanguage === "string") values["interface"] = interfaceLanguage;
  values["accent"] = accentOf(read(THEME));
  values["backend"] = values["supabaseUrl"] ? "supabase" : "embedded";
  return values;
}

/**
 * Plans the changes to files for the answers. What was edited by hand since setup last wrote it is kept, unless the
 * owner has just typed a new answer.
 *
 * @param typed names of the answers that the owner has just typed, having seen the current values
 * @throws {StartError} if a value cannot be replaced
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

/**
 * The text of a `.env` without a byte order mark, with which other commands refuse it.
 *
 * @throws {StartError} if it is not UTF-8
 */
function settingsIn(text: string): string {
  const unmarked = text.replace(/^\uFEFF/, "");
  requireReadable(ENV, unmarked);
  return unmarked;
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

function isInEnv(name: string): boolean {
  return name === "backend" || name in inEnv;
}

/** The default of a question: not a sample's value, which would be published as the owner's. */
export function defaultAnswer(name: string, current: Answers, stored: Answers): string {
  if (name === "removeSamples") return stored[name] ?? "yes";
  if (name === "language") return stored[name] ?? "en";
  if (name === "timeZone" && isSample(current["location"] ?? "")) return machineTimeZone();
  if (name === "ownerEmail") return stored[name] ?? current["email"] ?? "";
  const value = stored[name] ?? current[name] ?? "";
  return isSample(value) ? "" : value;
}

function machineTimeZone(): string {
  const minutes = -new Date().getTimezoneOffset();
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
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
