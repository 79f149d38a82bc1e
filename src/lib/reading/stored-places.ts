export const PLACES_KEY = "reading-places";

/** What this browser keeps of where articles were left, as text: enough to know whether to load the rest. */
export function storedPlaces(): string {
  try {
    return localStorage.getItem(PLACES_KEY) ?? "";
  } catch {
    return "";
  }
}
