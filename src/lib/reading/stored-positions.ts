import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

export const POSITIONS_KEY = storageKey("reading-places");

/** The stored reading positions as text: enough to know whether the rest of the code is needed. */
export const storedPositions = () => storedText(POSITIONS_KEY);

/** Removes all reading positions, e.g. when the reader signs out. */
export const clearReadingPositions = () => storeText(POSITIONS_KEY, "");
