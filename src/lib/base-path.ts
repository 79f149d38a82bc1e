import { isFromRoot } from "./article/addresses";
import { editions, otherEditions, PREFIX, type Edition } from "./editions";

/**
 * Where the site is on its host: «/», or «/site/» for https://name.github.io/site. Derived from
 * VITE_SITE_URL, see scripts/site-url. All editions have their files there, and share what the browser stores.
 */
export const FILES = import.meta.env.BASE_URL;

/** Where the pages of this edition are, e.g. «/de/». The router's links do without: it adds the base by itself. */
export const BASE = PREFIX
  ? `${import.meta.env.BASE_URL}${PREFIX.slice(1)}/`
  : import.meta.env.BASE_URL;

/**
 * The path on the host of a page of this edition, or of a file that is made in its language.
 *
 * @param path in the site, begins with `/`
 */
export function onHost(path: string): string {
  return onThisHost(BASE.slice(0, -1) + path);
}

/** The path on the host of a file that all editions share, such as a picture; see {@link onHost}. */
export function fileOnHost(path: string): string {
  return onThisHost(FILES.slice(0, -1) + path);
}

/** With two slashes at its beginning, as whoever makes a link chooses, an address would name another host. */
function onThisHost(address: string): string {
  return address.replace(/^\/+/, "/");
}

/** Whether a path on the host is one of this edition: a host may have other sites beside it, or other editions. */
export function isOnSite(pathname: string): boolean {
  if (import.meta.env.HAS_EDITIONS && isOfOther(pathname)) return false;
  return pathname.startsWith(BASE);
}

/** A page of another edition: the main one has all that is of none. */
function isOfOther(pathname: string): boolean {
  return isAmong(otherEditions, fileInSite(pathname));
}

function isAmong(some: readonly Edition[], path: string): boolean {
  return some.some(({ prefix }) => prefix !== "" && `${path}/`.startsWith(`${prefix}/`));
}

/** Whether a path in the site is where an edition has its pages, so that no other page has a place there. */
export function isInEdition(path: string): boolean {
  return import.meta.env.HAS_EDITIONS ? isAmong(editions, path) : false;
}

/**
 * The path in the site, as the router has it, of a path on the host.
 *
 * @returns the path itself where it is not one of the site
 */
export function inSite(pathname: string): string {
  return isOnSite(pathname) ? pathname.slice(BASE.length - 1) : pathname;
}

/** The path in the site of a file that all editions share, of its path on the host. */
export function fileInSite(pathname: string): string {
  return pathname.startsWith(FILES) ? pathname.slice(FILES.length - 1) : pathname;
}

/** What an address from the root names: a file, by the dot in its name, or a page. */
const FILE = /\.[^/]*$/;

/** The address for the browser of a picture, file or page as owners write it, see `isFromRoot`. */
export function writtenAddress(address: string): string {
  if (!isFromRoot(address)) return address;
  if (import.meta.env.HAS_EDITIONS && isOfEach(address)) return onHost(address);
  return fileOnHost(address);
}

/** Whether each edition has it: no file, and no page of a certain one, as `/de/about` is. */
function isOfEach(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return !FILE.test(path) && !isInEdition(path);
}

/**
 * The name under which the browser stores something: all sites of a host share its storage. In the
 * root of a host it is the bare name, as it always was.
 */
export function storageKey(name: string): string {
  return FILES.slice(1) + name;
}
