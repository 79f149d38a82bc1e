/** Adds a trimmed name to a list, unless it is empty or already there in another case. */
export function addName(names: readonly string[], typed: string): string[] {
  const name = typed.trim();
  const isNew = name !== "" && !names.some((other) => foldCase(other) === foldCase(name));
  return isNew ? [...names, name] : [...names];
}

/** The form in which names are compared: trimmed and in lower case. */
export function foldCase(name: string): string {
  return name.trim().toLowerCase();
}
