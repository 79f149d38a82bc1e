import { CACHE_PREFIX, READ_CACHE } from "../lib/offline/worker-rules";
import { site } from "./site";

/** Where things are kept. The first two hold what belongs to this build alone. */
export const NAMES = {
  code: `${CACHE_PREFIX}code:${site.version}`,
  pages: `${CACHE_PREFIX}pages:${site.version}`,
  images: `${CACHE_PREFIX}images`,
  data: `${CACHE_PREFIX}data`,
  read: READ_CACHE,
} as const;

type Name = keyof typeof NAMES;

/** How many of each are kept; the oldest go first. */
const LIMITS: Record<Name, number> = { code: 200, pages: 40, images: 60, data: 120, read: 40 };
const AT_ONCE = 4;

/** What is kept under an address. */
export async function kept(name: Name, key: string): Promise<Response | undefined> {
  const cache = await caches.open(NAMES[name]);
  return cache.match(key, { ignoreVary: true });
}

/** Keeps a response. Where there is no room older ones go; without any, nothing is kept. */
export async function keep(name: Name, key: string, response: Response): Promise<void> {
  const cache = await caches.open(NAMES[name]);
  try {
    await cache.put(key, response);
    await trim(cache, LIMITS[name]);
  } catch {
    // The disk is full.
    await trim(cache, Math.floor((await cache.keys()).length / 2));
  }
}

/** True for a whole file. A host may answer with a page where a file is not there any more. */
export function isWhole(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 200 && !type.includes("text/html");
}

/** Forgets everything that says what was read here. */
export async function forget(): Promise<void> {
  const { pages, images, data, read } = NAMES;
  await Promise.all([pages, images, data, read].map((name) => caches.delete(name)));
}

/** Fetches what this build needs; what it shares with the one before it takes from that one. */
export async function fillCode(): Promise<void> {
  try {
    const cache = await caches.open(NAMES.code);
    await cache.put(site.shell, await fetchShell());
    const left = [...site.needed, ...site.others].values();
    const takeNext = async () => {
      for (const path of left) {
        const response = (await caches.match(path)) ?? (await fetchIfNeeded(path));
        if (response) await cache.put(path, response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  } catch (error) {
    // Half a build helps nobody. The browser tries again with the next visit.
    await caches.delete(NAMES.code);
    throw error;
  }
}

async function fetchIfNeeded(path: string): Promise<Response | undefined> {
  if (!site.needed.includes(path)) return undefined;
  const response = await fetch(path, { priority: "low" });
  if (!isWhole(response)) throw new Error(`${path} is not there`);
  return response;
}

/** Removes what other builds, and other workers of ours, have kept. */
export async function removeOldCaches(): Promise<void> {
  const current: string[] = Object.values(NAMES);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !current.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchShell(): Promise<Response> {
  const response = await fetch(site.shell, { cache: "no-cache" });
  const html = await response.text();
  if (!html.includes(site.entry)) throw new Error("The site is being replaced");
  return plain(html, response);
}

/** The same headers around another body, without what was true of the old one alone. */
export function plain(body: BodyInit | null, { headers: from }: Response): Response {
  const headers = new Headers(from);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { headers });
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)),
  );
}
