import { useSyncExternalStore } from "react";

/*
 * A link that should have confirmed an address did not work. That is known before the page is there,
 * and said by the form that sends a new one, wherever the page has it.
 */
let isOffered = false;
const listeners = new Set<() => void>();

/** Has the page offer to send the mail that confirms an address again. */
export function offerNewLink(): void {
  set(true);
}

/** Ends the offer: it was taken up or declined. */
export function endNewLinkOffer(): void {
  set(false);
}

/** True while a new link is offered. */
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
