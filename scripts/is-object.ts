/** Whether a value, as of JSON of which nothing is known, has names for its values. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
