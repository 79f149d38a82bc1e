import { useSyncExternalStore } from "react";

/*
 * A confirmation link has failed. This is known before the page is rendered; the page's sign-in
 * form then offers to send another link.
 */
let isOffered = false;
const listeners = new Set<() => void>();

/** Makes the sign-in form offer to send the confirmation mail again. */
export function offerNewLink(): void {
  set(true);
}

export function endNewLinkOffer(): void {
  set(false);
}

export function useNewLinkOffer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOffered,
    () => false,
  );
}

function set(next: boolean): void {
  isOffered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
