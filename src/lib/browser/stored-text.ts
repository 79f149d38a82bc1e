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
