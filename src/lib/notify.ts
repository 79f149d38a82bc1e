import { useSyncExternalStore } from "react";

export type Notice = {
  title: string;
  description?: string;
  tone?: "success" | "danger" | "neutral";
  action?: { label: string; onClick: () => void };
};

type Listener = (notice: Notice) => void;

let toaster: Listener | undefined;
let queue: Notice[] = [];
let wasUsed = false;
const listeners = new Set<() => void>();

/** Shows a toast; queued until the toaster has loaded. */
export function notify(notice: Notice): void {
  if (toaster) {
    toaster(notice);
    return;
  }
  queue.push(notice);
  wasUsed = true;
  for (const listener of listeners) listener();
}

/** True after the first notice: until then the toaster need not be loaded. */
export function useHasNotices(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasUsed,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Connects the toaster, which is the only listener. Returns the function that disconnects it. */
export function listenForNotices(next: Listener): () => void {
  toaster = next;
  for (const notice of queue) next(notice);
  queue = [];
  return () => {
    toaster = undefined;
  };
}
