import { alternateUrl, dataKey, isCacheable, isHtml, pageKey } from "../lib/offline/caching-rules";
import { withFallback } from "../lib/requests/with-fallback";
import { keysOf, matchCache, putInCache, removeFromCache, withBody } from "./cache-storage";
import { site } from "./site";

/** Longest time, in milliseconds, that one event keeps the worker alive. */
const LIFETIME = 10_000;
/** The same for what an installation does after all code is cached: nothing waits for it. */
const INSTALLATION = 60_000;

/** Cache first: code files have a content hash in their name and never change. */
export async function serveCode({ request }: FetchEvent): Promise<Response> {
  const key = new URL(request.url).pathname;
  return (await matchCache("code", key)) ?? fetchAndCache("code", key, request);
}

/**
 * Network first, without a timeout: a page can wait for its images. An error, a part, or an HTML page instead, is not
 * an image.
 */
export async function serveImage({ request }: FetchEvent): Promise<Response> {
  const key = pageKey(request.url);
  const fetched = await fetchAndCache("images", key, request).catch(() => Response.error());
  return isCacheable(fetched) ? fetched : ((await matchCache("images", key)) ?? fetched);
}

/** Network first. An HTML page is not a backend response: it comes from a captive portal, or from a filter. */
export async function serveData(event: FetchEvent): Promise<Response> {
  const key = dataKey(event.request);
  const response = await networkFirst(event, {
    isUsable: (fetched) => fetched.status < 500 && !isHtml(fetched),
    write: (fetched) => cacheData(event.request, fetched),
    read: () => matchCache("data", key),
  });
  return response ?? Response.error();
}

/** Network first, then the page that lists what can be read offline. */
export async function servePage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  const response = await networkFirst(event, {
    isUsable: (fetched) => fetched.status < 500,
    write: (fetched) => cachePage(key, fetched),
    read: () => matchCache("pages", key),
  });
  return response ?? serveOffline(key);
}

/** Caches a response of the backend; a post under its alternate URL, too. */
async function cacheData(request: Request, response: Response): Promise<void> {
  if (!response.ok) return;
  const text = await response.text();
  // A paged response is complete, but has the status 206, which the Cache API rejects.
  await putInCache("data", dataKey(request), withBody(text, response));
  const alternate = request.method === "GET" ? alternateUrl(request.url, text) : null;
  if (alternate) {
    const { method, headers } = request;
    await putInCache(
      "data",
      dataKey({ url: alternate, method, headers }),
      withBody(text, response),
    );
  }
}

/**
 * Caches a page of this build. A page of another build would need code that this worker does not have. A host
 * may have redirected to another page, or only to the same one with a trailing slash.
 */
export async function cachePage(key: string, response: Response): Promise<void> {
  if (response.status !== 200 || pageKey(response.url) !== key || !isHtml(response)) return;
  const html = await response.text();
  if (html.includes(site.entry)) await putInCache("pages", key, withBody(html, response));
}

/** Caches the pages of this build that were read in another one. */
export async function fetchReadPages(): Promise<void> {
  for (const key of await keysOf("read")) {
    if (await matchCache("pages", key)) continue;
    await cachePage(key, await fetch(key, { priority: "low" }));
    if (await matchCache("read", key)) continue;
    // The user has signed out in the meantime, so that nothing must be left behind.
    await removeFromCache("pages", key);
    return;
  }
}

/** Before the other build's pages are deleted: by then there may be no connection. */
export async function prefetchReadPages(): Promise<void> {
  await inTime(INSTALLATION, fetchReadPages());
}

/** Keeps the worker alive for `work`, but not for long: a busy worker cannot be replaced. */
export function extendLifetime(event: ExtendableEvent, work: Promise<void>): void {
  event.waitUntil(inTime(LIFETIME, work));
}

/** Waits until `work` has succeeded or failed, but not longer than some milliseconds. */
function inTime(longest: number, work: Promise<void>): Promise<void> {
  return Promise.race([work.catch(() => undefined), after(longest)]);
}

/** @throws if the request fails, or its download breaks off */
export async function fetchAndCache(
  name: "code" | "images",
  key: string,
  request: Request,
): Promise<Response> {
  const response = await fetch(request);
  if (isCacheable(response)) {
    // A download that breaks off must not look like a full disk.
    const body = await response.clone().blob();
    await putInCache(name, key, withBody(body, response));
  }
  return response;
}

type CacheAccess = {
  /** False if a cached response is preferable. */
  isUsable: (response: Response) => boolean;
  write: (response: Response) => Promise<void>;
  read: () => Promise<Response | undefined>;
};

/**
 * Serves from the network. The cache is the fallback for a network that fails, is slow or gives no valid
 * response, such as a server error.
 *
 * @returns undefined if there is neither
 */
function networkFirst(event: FetchEvent, cache: CacheAccess): Promise<Response | undefined> {
  const network = fetch(event.request);
  extendLifetime(
    event,
    network.then((response) =>
      cache.isUsable(response) ? cache.write(response.clone()) : undefined,
    ),
  );
  const usableResponse = network.then((response) => {
    if (!cache.isUsable(response)) throw new Error(`The server answers ${response.status}`);
    return response;
  });
  return withFallback(usableResponse, () => true, cache.read).catch(() =>
    // Without a fallback a server error is better than none.
    network.catch(() => undefined),
  );
}

/**
 * The app shell. It renders a page that was read from its cached data; any other page is marked, so
 * that the app shows OfflinePage.
 */
async function serveOffline(key: string): Promise<Response> {
  const shell = await matchCache("code", site.shell);
  if (!shell || (await matchCache("read", key))) return shell ?? Response.error();
  const html = await shell.text();
  return withBody(html.replace("<html", "<html data-unread"), shell);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
