/**
 * The fields of a form from a draft, which may be older than the form: what it lacks, or has with
 * another type, is taken from `current`, and what the form does not have is dropped.
 *
 * @param kept what was saved; untrusted
 * @param current the form's input without the draft
 * @returns undefined when the draft has no field of the form
 */
export function restoreFields<Fields extends object>(
  kept: unknown,
  current: Fields,
): Fields | undefined {
  const found = Object.entries<unknown>(Object(kept)).filter(
    ([name, value]) => Object.hasOwn(current, name) && isOfType(Reflect.get(current, name), value),
  );
  // In the order of the form's fields, so that two inputs can be compared as JSON.
  return found.length === 0 ? undefined : { ...current, ...Object.fromEntries(found) };
}

function isOfType(sample: unknown, value: unknown): boolean {
  return Array.isArray(sample)
    ? Array.isArray(value) && value.every((item) => typeof item === "string")
    : typeof value === typeof sample;
}
