import { CACHE_PREFIX, isCacheable, otherPrefixes, READ_CACHE } from "../lib/offline/caching-rules";
import { site } from "./site";

/** The names of the caches. The first two belong to one build alone. */
const CACHE_NAMES = {
  code: `${CACHE_PREFIX}code:${site.version}`,
  pages: `${CACHE_PREFIX}pages:${site.version}`,
  images: `${CACHE_PREFIX}images`,
  data: `${CACHE_PREFIX}data`,
  read: READ_CACHE,
} as const;

type CacheName = keyof typeof CACHE_NAMES;

/** Most entries per cache; the oldest are evicted first. */
const LIMITS: Record<CacheName, number> = { code: 200, pages: 40, images: 60, data: 120, read: 40 };
const CONCURRENCY = 4;

/** What a cache has under a key; nothing if the browser cannot open it, as on a broken disk. */
export async function matchCache(name: CacheName, key: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHE_NAMES[name]);
    return await cache.match(key, { ignoreVary: true });
  } catch {
    // The network still has it.
    return undefined;
  }
}

export async function keysOf(name: CacheName): Promise<string[]> {
  const cache = await caches.open(CACHE_NAMES[name]);
  return (await cache.keys()).map(({ url }) => url);
}

/**
 * Caches a response; if the disk is full, evicts half of that cache instead, unless pages need all of it. If nothing can
 * be cached, the page still gets its response.
 */
export async function putInCache(name: CacheName, key: string, response: Response): Promise<void> {
  const opened = caches.open(CACHE_NAMES[name]);
  try {
    const cache = await opened;
    await cache.put(key, response);
    await trim(cache, LIMITS[name]);
  } catch {
    if (name !== "code") await opened.then(halve).catch(() => undefined);
  }
}

export async function removeFromCache(name: CacheName, key: string): Promise<void> {
  const cache = await caches.open(CACHE_NAMES[name]);
  await cache.delete(key);
}

/** Deletes every cache that shows which pages were read here, in any language and for any build. */
export async function clearPersonalCaches(): Promise<void> {
  const prefixes = [CACHE_PREFIX];
  if (import.meta.env.HAS_EDITIONS) prefixes.push(...otherPrefixes());
  const personal = (await caches.keys()).filter((name) =>
    prefixes.some((prefix) => name.startsWith(prefix) && !name.startsWith(`${prefix}code:`)),
  );
  await Promise.all(personal.map((name) => caches.delete(name)));
}

/**
 * Caches the code of this build. Files that have not changed are copied from the previous build's
 * cache.
 *
 * @throws when a required file is missing, so that the browser retries at the next visit
 */
export async function precache(): Promise<void> {
  // A worker of the same build may use it: after a release of the worker alone, or after a rollback.
  const isInUse = await caches.has(CACHE_NAMES.code);
  try {
    const cache = await caches.open(CACHE_NAMES.code);
    await cache.put(site.shell, await fetchShell());
    const queue = [...site.required, ...site.optional].values();
    const cacheNext = async () => {
      for (const path of queue) {
        const response = (await caches.match(path)) ?? (await fetchIfRequired(path));
        if (response) await cache.put(path, response);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, cacheNext));
  } catch (error) {
    if (!isInUse) await caches.delete(CACHE_NAMES.code);
    throw error;
  }
}

async function fetchIfRequired(path: string): Promise<Response | undefined> {
  if (!site.required.includes(path)) return undefined;
  const response = await fetch(path, { priority: "low" });
  if (!isCacheable(response)) throw new Error(`${path} is not there`);
  return withBody(await response.blob(), response);
}

/** Deletes the caches of other builds. Other sites of the same origin keep theirs. */
export async function removeOldCaches(): Promise<void> {
  const current: string[] = Object.values(CACHE_NAMES);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !current.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchShell(): Promise<Response> {
  const response = await fetch(site.shell, { cache: "no-cache" });
  const html = await response.text();
  if (!html.includes(site.entry)) throw new Error("The site is being replaced");
  return withBody(html, response);
}

/** Creates a response to be cached, without the headers that describe the old body, and `Vary: *`, which caches refuse. */
export function withBody(body: BodyInit | null, { headers: from }: Response): Response {
  const headers = new Headers(from);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  return new Response(body, { headers });
}

async function halve(cache: Cache): Promise<void> {
  await trim(cache, Math.floor((await cache.keys()).length / 2));
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)),
  );
}
