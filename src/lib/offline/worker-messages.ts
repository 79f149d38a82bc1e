import type { Message } from "./worker-rules";

/** Tells the service worker that rules this page; nothing where there is none. */
export function tellWorker(message: Message): void {
  // Only secure addresses have service workers, and some browsers none while browsing privately.
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(message);
}
