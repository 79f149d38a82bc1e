/**
 * The service worker: what has been read opens offline. `lib/offline/worker-rules` says what it touches at all.
 *
 * What belongs to one build (its code, its pages) is kept under the build's version, and goes when
 * the worker of another build takes over. A new worker waits until no page of an older build is
 * open, so every page goes on with the code it was made for. Meanwhile the network comes first, and
 * the old worker lets the new pages' code pass.
 */
import { answerCode, answerData, answerImage, answerPage, endsSoon } from "./answers";
import { hear } from "./messages";
import { wayOf } from "../lib/offline/worker-rules";
import { fillCode, removeOldCaches } from "./store";
import { site } from "./site";

declare const self: ServiceWorkerGlobalScope;

const answers = { page: answerPage, code: answerCode, image: answerImage, data: answerData };

self.addEventListener("install", (event) => {
  event.waitUntil(fillCode());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, site, self.location.origin);
  if (way !== "network") event.respondWith(answers[way](event));
});

self.addEventListener("message", (event) => {
  endsSoon(event, hear(event.data));
});
