/** What this browser keeps under a name; empty if that is nothing, or storage is blocked. */
export function storedText(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text, or no longer if it is empty. Nothing that works without storage stops where it is full or blocked. */
export function storeText(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // What was kept stays.
  }
}
