import { useSyncExternalStore } from "react";

/** What the palette was opened with; undefined while it is closed. */
let text: string | undefined;
const listeners = new Set<() => void>();

/**
 * Opens the palette, in which one finds pages, articles and actions.
 *
 * @param given what is searched for at first
 */
export function openPalette(given = ""): void {
  // What is open already keeps what was typed.
  change(text ?? given);
}

/** Adds what is typed before the palette is loaded. */
export function typeAhead(typed: string): void {
  change((text ?? "") + typed);
}

export function closePalette(): void {
  change(undefined);
}

/** What the palette was opened with; undefined while it is closed. */
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
