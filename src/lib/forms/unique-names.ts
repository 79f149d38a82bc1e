/** The names with one more, trimmed; without it where it is empty or there already. */
export function addName(names: readonly string[], typed: string): string[] {
  const name = typed.trim();
  const isNew = name !== "" && !names.some((other) => foldCase(other) === foldCase(name));
  return isNew ? [...names, name] : [...names];
}

/** Names that differ only in case are the same. */
export function foldCase(name: string): string {
  return name.trim().toLowerCase();
}
