import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

export const PLACES_KEY = storageKey("reading-places");

/** The stored reading positions as text: enough to know whether the rest of the code is needed. */
export const storedPlaces = () => storedText(PLACES_KEY);

/** Removes all reading positions, e.g. when the reader signs out. */
export const forgetAllPlaces = () => storeText(PLACES_KEY, "");
