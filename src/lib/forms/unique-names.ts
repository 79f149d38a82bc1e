/** The names with one more, trimmed; without it where it is empty or there already. */
export function allNames(names: readonly string[], typed: string): string[] {
  const name = typed.trim();
  const isNew = name !== "" && !names.some((other) => fold(other) === fold(name));
  return isNew ? [...names, name] : [...names];
}

/** Names that differ only in case are the same. */
export function fold(name: string): string {
  return name.trim().toLowerCase();
}
