/** The text that this browser stores under a key; empty if there is none, or storage is blocked. */
export function storedText(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text, or removes it if empty. Does nothing when storage is full or blocked. */
export function storeText(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // The previous text stays.
  }
}

/** Choices that could not be stored. */
const unstored = new Map<string, string>();

/** The choice made in this browser; on a page without storage, the one made since it was opened. Empty for none. */
export function storedChoice(name: string): string {
  return unstored.get(name) ?? storedText(name);
}

export function storeChoice(name: string, choice: string): void {
  storeText(name, choice);
  if (storedText(name) === choice) unstored.delete(name);
  else unstored.set(name, choice);
}
