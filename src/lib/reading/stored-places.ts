export const PLACES_KEY = "reading-places";

/** What this browser keeps of where articles were left, as text: enough to know whether to load the rest. */
export function storedPlaces(): string {
  try {
    return localStorage.getItem(PLACES_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Forgets where all articles were left, as when the reader signs out. */
export function forgetAllPlaces(): void {
  try {
    localStorage.removeItem(PLACES_KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
