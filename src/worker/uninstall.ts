/** Published instead of the worker when offline reading is turned off: removes it and its caches. */
import { CACHE_PREFIX } from "../lib/offline/caching-rules";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(uninstall());
});

async function uninstall(): Promise<void> {
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ownCaches.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
