import { fetchAndKeep, keepPage } from "./answers";
import { isPagePath, pageKey, wayOf, type Message } from "../lib/offline/worker-rules";
import { site } from "./site";
import { forget, keep, kept } from "./store";

declare const self: ServiceWorkerGlobalScope;

/** Does what a page asks for. */
export async function hear(message: Message): Promise<void> {
  if (message.kind === "read") await remember(message);
  else if (message.kind === "forget") await forget();
  else if (message.entry === site.entry) await activateIfAlone();
}

async function remember({
  path,
  title,
  files,
  wantsPage,
}: Extract<Message, { kind: "read" }>): Promise<void> {
  if (!isPagePath(path)) return;
  const key = pageKey(new URL(path, self.location.origin).href);
  await keep("read", key, new Response(title));
  try {
    if (wantsPage && !(await kept("pages", key))) await keepPage(key, await fetch(key));
    for (const file of files) await keepFile(new Request(file));
  } catch {
    // The connection is gone: what is there is there.
  }
}

/** Keeps what the page loaded by itself, which the browser still has. */
async function keepFile(request: Request): Promise<void> {
  const way = wayOf(request, site, self.location.origin);
  if (way !== "code" && way !== "image") return;
  const name = way === "code" ? "code" : "images";
  const key = way === "code" ? new URL(request.url).pathname : pageKey(request.url);
  if (!(await kept(name, key))) await fetchAndKeep(name, key, request);
}

/** Does not wait any longer once the only open page is one of this build. */
async function activateIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}
