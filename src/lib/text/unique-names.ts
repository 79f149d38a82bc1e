import { nameKey } from "./name-key.ts";

/** What separates the names of a list, also in Chinese, Japanese and Arabic. */
const SEPARATOR = /[,，、،\n]/;

/** The names in a text, such as "html, css". */
export function namesIn(typed: string): string[] {
  return typed.split(SEPARATOR);
}

/** Adds trimmed names to a list, except for those that are empty or already there in any spelling. */
export function addNames(names: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  for (const name of added) {
    const key = nameKey(name);
    if (key !== "" && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey.values()];
}
