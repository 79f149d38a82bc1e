import type { Message } from "./caching-rules";

/** Sends a message to the service worker that controls this page, if there is one. */
export function postToWorker(message: Message): void {
  // Service workers need a secure context, and some browsers have none in private windows.
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(message);
}
