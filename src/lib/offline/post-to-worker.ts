import type { Message } from "./caching-rules";

/** Sends a message to the service worker that controls this page, if there is one. */
export function postToWorker(message: Message): void {
  // Service workers need a secure context, and some browsers have none in private windows.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.controller?.postMessage(message);
  // A page that was reloaded past the caches has no controller, but what was read before is in them.
  if (!navigator.serviceWorker.controller && message.kind === "clear")
    void postToActiveWorker(message);
}

async function postToActiveWorker(message: Message): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(message);
}
