/** A row as the input of a form: texts, also for a number as it is typed and for what may be null. */
export type FormInput<Row> = {
  [Name in keyof Row]: Row[Name] extends boolean | string[] ? Row[Name] : string;
};

/**
 * The input of a form from a stored row, or from a draft, which may be older than the form: what it lacks,
 * or has with another type, is taken from `current`; what the form does not have is dropped; and a null is
 * an empty text.
 *
 * @param values what was stored; untrusted
 * @param current the form's input without it
 * @returns undefined when there is no field of the form in it
 */
export function inputFrom<Input extends object>(
  values: unknown,
  current: Input,
): Input | undefined {
  const found = Object.entries<unknown>(Object(values))
    .filter(([name]) => Object.hasOwn(current, name))
    .map(([name, value]) => [name, value ?? ""] as const)
    .filter(([name, value]) => isOfType(Reflect.get(current, name), value));
  // In the order of the form's fields, so that two inputs can be compared as JSON.
  return found.length === 0 ? undefined : { ...current, ...Object.fromEntries(found) };
}

function isOfType(sample: unknown, value: unknown): boolean {
  return Array.isArray(sample)
    ? Array.isArray(value) && value.every((item) => typeof item === "string")
    : typeof value === typeof sample;
}
