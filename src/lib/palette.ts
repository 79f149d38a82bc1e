import { useSyncExternalStore } from "react";

/** The initial query; undefined while the palette is closed. */
let text: string | undefined;
const listeners = new Set<() => void>();

/**
 * Opens the palette, a dialog to find pages, articles and actions.
 *
 * @param given the initial query
 */
export function openPalette(given = ""): void {
  // If it is already open, it keeps its query.
  change(text ?? given);
}

/** Appends to the query what is typed before the palette is loaded. */
export function typeAhead(typed: string): void {
  change((text ?? "") + typed);
}

export function closePalette(): void {
  change(undefined);
}

export function usePaletteText(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => text,
    () => undefined,
  );
}

function change(next: string | undefined): void {
  text = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
