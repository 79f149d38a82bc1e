import { fetchAndCache, cachePage } from "./strategies";
import { isPagePath, pageKey, strategyFor, type Message } from "../lib/offline/caching-rules";
import { site } from "./site";
import { clearPersonalCaches, putInCache, matchCache } from "./cache-storage";

declare const self: ServiceWorkerGlobalScope;

export async function handleMessage(message: Message): Promise<void> {
  if (message.kind === "read") await cacheReadPage(message);
  else if (message.kind === "clear") await clearPersonalCaches();
  else if (message.entry === site.entry) await activateIfAlone();
}

async function cacheReadPage({
  path,
  title,
  files,
  wantsPage,
}: Extract<Message, { kind: "read" }>): Promise<void> {
  if (!isPagePath(path)) return;
  const key = pageKey(new URL(path, self.location.origin).href);
  await putInCache("read", key, new Response(title));
  // If its title cannot be stored, neither can the page.
  if (!(await matchCache("read", key))) return;
  try {
    if (wantsPage && !(await matchCache("pages", key))) await cachePage(key, await fetch(key));
    for (const file of files) await cacheFile(new Request(file));
    // If the user has signed out in the meantime, nothing must be left behind.
    if (!(await matchCache("read", key))) await clearPersonalCaches();
  } catch {
    // Offline: what has been cached so far stays.
  }
}

/** Caches a file that the page loaded before this worker controlled it. */
async function cacheFile(request: Request): Promise<void> {
  const strategy = strategyFor(request, site, self.location.origin);
  if (strategy !== "code" && strategy !== "image") return;
  const name = strategy === "code" ? "code" : "images";
  const key = strategy === "code" ? new URL(request.url).pathname : pageKey(request.url);
  if (!(await matchCache(name, key))) await fetchAndCache(name, key, request);
}

/** Activates this worker if the only open page belongs to its build. */
async function activateIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}
