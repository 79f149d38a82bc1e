import { isFromRoot } from "./article/addresses";

/**
 * Where the site is on its host: «/», or «/site/» for https://name.github.io/site. Derived from
 * VITE_SITE_URL, see scripts/site-url.
 */
export const BASE = import.meta.env.BASE_URL;

/**
 * The path on the host of a page or file of the site. The router's links do without: it adds the
 * base by itself.
 *
 * @param path in the site, begins with `/`
 */
export function onHost(path: string): string {
  return BASE.slice(0, -1) + path;
}

/** Whether a path on the host is one of the site: a host may have other sites beside it. */
export function isOnSite(pathname: string): boolean {
  return pathname.startsWith(BASE);
}

/**
 * The path in the site, as the router has it, of a path on the host.
 *
 * @returns the path itself where it is not one of the site
 */
export function inSite(pathname: string): string {
  return isOnSite(pathname) ? pathname.slice(BASE.length - 1) : pathname;
}

/** The address for the browser of a picture, file or page as owners write it, see `isFromRoot`. */
export function writtenAddress(address: string): string {
  return isFromRoot(address) ? onHost(address) : address;
}

/**
 * The name under which the browser stores something: all sites of a host share its storage. In the
 * root of a host it is the bare name, as it always was.
 */
export function storageKey(name: string): string {
  return BASE.slice(1) + name;
}
