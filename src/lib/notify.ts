import { createStore, useStore } from "@/lib/store";

export type Notice = {
  title: string;
  description?: string;
  tone?: "success" | "danger" | "neutral";
  action?: { label: string; onClick: () => void };
};

type Listener = (notice: Notice) => void;

let toaster: Listener | undefined;
let queue: Notice[] = [];
const wasUsed = createStore(false);

/** Shows a toast; queued until the toaster has loaded. */
export function notify(notice: Notice): void {
  if (toaster) {
    toaster(notice);
    return;
  }
  queue.push(notice);
  wasUsed.write(true);
}

/** True after the first notice: until then the toaster need not be loaded. */
export const useHasNotices = () => useStore(wasUsed);

/** Connects the toaster, which is the only listener. Returns the function that disconnects it. */
export function listenForNotices(next: Listener): () => void {
  toaster = next;
  for (const notice of queue) next(notice);
  queue = [];
  return () => {
    toaster = undefined;
  };
}
