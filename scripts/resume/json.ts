import { isObject } from "../lib/json.ts";

/** Reading a JSON Resume, whose values may have any form. */

export type Entry = Record<string, unknown>;

/** A text or a number of an object, or several as one text, trimmed; empty if there is none. */
export function textIn(object: Entry, key: string): string {
  const values = [object[key]].flat();
  const isText = values.every((one) => typeof one === "string" || typeof one === "number");
  return isText ? values.join(" ").trim() : "";
}

export function hasContent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The entries of a list, or a single entry without one; anything else is reported. */
export function entriesIn(object: Entry, key: string, notes: string[]): Entry[] {
  const all = [object[key] ?? []].flat();
  for (const one of all) {
    if (!isObject(one) && hasContent(one))
      notes.push(`${JSON.stringify(one)} of “${key}” is left out.`);
  }
  return all.filter(isObject);
}

/** The texts of a list, or a single one; anything else in it is reported. */
export function textsIn(entry: Entry, key: string, where: string, notes: string[]): string[] {
  return [entry[key] ?? []].flat().flatMap((one) => {
    if (typeof one === "string" || typeof one === "number") return [String(one)];
    if (hasContent(one)) notes.push(`“${where}.${key}”: ${JSON.stringify(one)} is left out.`);
    return [];
  });
}
