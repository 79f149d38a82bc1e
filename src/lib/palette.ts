import { createStore, useStore } from "@/lib/store";

/** The initial query; undefined while the palette is closed. */
const text = createStore<string | undefined>(undefined);

/**
 * Opens the palette, a dialog to find pages, articles and actions.
 *
 * @param given the initial query
 */
export function openPalette(given = ""): void {
  // If it is already open, it keeps its query.
  text.write(text.read() ?? given);
}

/** Appends to the query what is typed before the palette is loaded. */
export function typeAhead(typed: string): void {
  text.write((text.read() ?? "") + typed);
}

export function closePalette(): void {
  text.write(undefined);
}

export const usePaletteText = () => useStore(text);
