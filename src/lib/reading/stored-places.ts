import { storageKey } from "@/lib/base-path";

export const PLACES_KEY = storageKey("reading-places");

/** The stored reading positions as text: enough to know whether the rest of the code is needed. */
export function storedPlaces(): string {
  try {
    return localStorage.getItem(PLACES_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Removes all reading positions, e.g. when the reader signs out. */
export function forgetAllPlaces(): void {
  try {
    localStorage.removeItem(PLACES_KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
