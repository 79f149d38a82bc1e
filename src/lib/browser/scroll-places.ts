import { storageKey } from "@/lib/base-path";

/** Where entries of the history were scrolled to, by key and path, in the order in which they were left. */
type Places = Record<string, number>;

const KEY = storageKey("scroll-places");
const MAX_KEPT = 50;
/** How long a page is waited for, in milliseconds. */
const PATIENCE = 10_000;

const places: Places = storedPlaces();

/**
 * Keeps the place in a page that is being left.
 *
 * @param key that of its entry in the history
 */
export function keepPlace(key: string, pathname: string): void {
  const entry = nameOf(key, pathname);
  delete places[entry];
  places[entry] = window.scrollY;
  const kept = Object.entries(places).slice(-MAX_KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, the places are known until the page is loaded again.
  }
}

/**
 * Scrolls to the place in a page that the visitor comes back to, once it is as tall. Browsers look for it at once, also in
 * a page that is still loading, and Chrome prefers the URL's fragment. A visitor who scrolls is left alone.
 *
 * @returns a function that stops waiting; undefined if they have not been there
 */
export function findPlace(key: string, pathname: string): (() => void) | undefined {
  const place = places[nameOf(key, pathname)];
  if (place === undefined) return undefined;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < place + window.innerHeight) return;
    stop();
    window.scrollTo(0, place);
  });
  observer.observe(document.body);
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"])
    window.addEventListener(event, stop, { signal: waiting.signal, passive: true });
  setTimeout(stop, PATIENCE);
  return stop;
}

/** The first entry of a visit has no key of its own. */
function nameOf(key: string, pathname: string): string {
  return `${key} ${pathname}`;
}

function storedPlaces(): Places {
  try {
    return Object(JSON.parse(String(sessionStorage.getItem(KEY))));
  } catch {
    // On the server as well.
    return {};
  }
}
