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
const queued = createStore(0);

/** Shows a toast; queued until the toaster has loaded. */
export function notify(notice: Notice): void {
  if (toaster) {
    toaster(notice);
    return;
  }
  queue.push(notice);
  queued.write(queued.read() + 1);
}

/** The number of notices queued so far: the first loads the toaster; if that fails, each further one retries. */
export const useQueuedNotices = () => useStore(queued);

/** Connects the toaster, which is the only listener. Returns the function that disconnects it. */
export function listenForNotices(next: Listener): () => void {
  toaster = next;
  for (const notice of queue) next(notice);
  queue = [];
  return () => {
    toaster = undefined;
  };
}
