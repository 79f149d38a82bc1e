import { isObject } from "../is-object.ts";

/** Reading unknown JSON. */

/** The objects of a list; empty for anything else. */
export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A text or a number of an object, or several as one text, trimmed; empty if there is none. */
export function textIn(object: Record<string, unknown>, key: string): string {
  const values = [object[key]].flat();
  const isText = values.every((one) => typeof one === "string" || typeof one === "number");
  return isText ? values.join(" ").trim() : "";
}
