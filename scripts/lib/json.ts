/** Reading unknown JSON. */

/** Whether an unknown value, for example from JSON, is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in JSON; null for anything else. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A JSON object; an empty one for anything else. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

/** The objects of a list, empty ones for what else is in it; no list for anything else. */
export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** The first text that is not empty in some fields; empty if there is none. */
export function firstText(object: Record<string, unknown>, ...fields: string[]): string {
  return fields.map((field) => textOf(object[field])).find(Boolean) ?? "";
}

/** Text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}
