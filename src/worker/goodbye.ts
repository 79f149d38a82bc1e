/** Stands in the place of the worker where it is switched off: removes it, and all it has kept. */
import { CACHE_PREFIX } from "../lib/offline/worker-rules";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
