/** A row as form input: strings, also for numbers and for nullable columns. */
export type FormInput<Row> = {
  [Name in keyof Row]: Row[Name] extends boolean | string[] ? Row[Name] : string;
};

/**
 * Form input from a stored row, or from a draft, which may be older than the form. Fields that are
 * missing or have another type are taken from `current`, unknown fields are dropped, and null
 * becomes an empty string.
 *
 * @param values what was stored; untrusted
 * @param current the form's current input
 * @returns undefined if `values` has none of the form's fields
 */
export function inputFrom<Input extends object>(
  values: unknown,
  current: Input,
): Input | undefined {
  const found = Object.entries<unknown>(Object(values))
    .filter(([name]) => Object.hasOwn(current, name))
    .map(([name, value]) => [name, value ?? ""] as const)
    .filter(([name, value]) => isOfType(Reflect.get(current, name), value));
  // In the order of the form's fields, so that inputs can be compared as JSON.
  return found.length === 0 ? undefined : { ...current, ...Object.fromEntries(found) };
}

function isOfType(sample: unknown, value: unknown): boolean {
  return Array.isArray(sample)
    ? Array.isArray(value) && value.every((item) => typeof item === "string")
    : typeof value === typeof sample;
}
