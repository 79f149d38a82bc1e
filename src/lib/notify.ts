import { useSyncExternalStore } from "react";

/** What a toast says. `danger` is the specification's destructive style. */
export type Notice = {
  title: string;
  description?: string;
  tone?: "success" | "danger" | "neutral";
  action?: { label: string; onClick: () => void };
};

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice[] = [];
let wasUsed = false;
const wakers = new Set<() => void>();

/** Shows a toast. One given before the toaster has loaded waits for it. */
export function notify(notice: Notice): void {
  if (listener) {
    listener(notice);
    return;
  }
  waiting.push(notice);
  wasUsed = true;
  for (const wake of wakers) wake();
}

/** True from the first notice on: until then nobody needs the toaster. */
export function useHasNotices(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasUsed,
    () => false,
  );
}

function subscribe(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Connects the toaster, the only listener. Returns the function that disconnects it. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
