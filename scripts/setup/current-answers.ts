import path from "node:path";
import { requireReadable } from "../lib/settings-file.ts";
import { UserError } from "../lib/user-error.ts";
import { readIfExists } from "../lib/folder-files.ts";
import { isObject } from "../lib/json.ts";
import { accentOf } from "./accent.ts";
import {
  ENV,
  inEnv,
  inProfile,
  LANGUAGE,
  PROFILE,
  SECTIONS,
  STATE_FILE,
  THEME,
} from "./answers-in-files.ts";
import { isComputed, readValue } from "./edit-source.ts";
import { readVariable } from "./env-file.ts";
import type { Answers } from "./fields.ts";
import { openFiles } from "./files.ts";

/**
 * The answers of earlier runs.
 *
 * @throws {UserError} if they cannot be read, as after a merge with conflicts
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

function unreadable(reason: string): UserError {
  return new UserError(
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
 * @throws {UserError} if one of them cannot be read
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
 * The text of a `.env` without a byte order mark, with which other commands refuse it.
 *
 * @throws {UserError} if it is not UTF-8
 */
export function settingsIn(text: string): string {
  const unmarked = text.replace(/^\uFEFF/, "");
  requireReadable(ENV, unmarked);
  return unmarked;
}
