import { useSyncExternalStore } from "react";

/** Content of a toast. */
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

/** Shows a toast; queued until the toaster has loaded. */
export function notify(notice: Notice): void {
  if (listener) {
    listener(notice);
    return;
  }
  waiting.push(notice);
  wasUsed = true;
  for (const wake of wakers) wake();
}

/** True after the first notice: until then the toaster need not be loaded. */
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

/** Connects the toaster, which is the only listener. Returns the function that disconnects it. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
