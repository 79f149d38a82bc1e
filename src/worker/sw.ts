/**
 * The service worker: pages that were read open offline. `lib/offline/caching-rules` decides which
 * requests it handles.
 *
 * Code and pages are cached per build, and deleted when the worker of another build activates. That
 * one waits until no page of an older build is open, so every page keeps the code it was made for.
 * Until then the old worker leaves requests for the new build's code to the network.
 */
import {
  extendLifetime,
  fetchReadPages,
  prefetchReadPages,
  serveCode,
  serveData,
  serveImage,
  servePage,
} from "./strategies";
import { handleMessage } from "./messages";
import { strategyFor } from "../lib/offline/caching-rules";
import { precache, removeOldCaches } from "./cache-storage";
import { site } from "./site";

declare const self: ServiceWorkerGlobalScope;

const strategies = { page: servePage, code: serveCode, image: serveImage, data: serveData };

self.addEventListener("install", (event) => {
  event.waitUntil(precache().then(prefetchReadPages));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
  extendLifetime(event, fetchReadPages());
});

self.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, site, self.location.origin);
  if (strategy !== "network") event.respondWith(strategies[strategy](event));
});

self.addEventListener("message", (event) => {
  extendLifetime(event, handleMessage(event.data));
});
