import { useSyncExternalStore } from "react";

let isPresent = false;
const listeners = new Set<() => void>();

/** Records whether a track is loaded, so that pages can tell without loading the player. */
export function setPlayerPresence(next: boolean): void {
  isPresent = next;
  for (const listener of listeners) listener();
}

/** True while a track is loaded. */
export function usePlayerPresence(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPresent,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
