import { nameKey } from "@/lib/text/name-key";

/** Adds a trimmed name to a list, unless it is empty or already there in any spelling. */
export function addName(names: readonly string[], typed: string): string[] {
  const name = typed.trim();
  const isNew = name !== "" && !names.some((other) => nameKey(other) === nameKey(name));
  return isNew ? [...names, name] : [...names];
}
