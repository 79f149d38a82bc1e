import { isRootRelative } from "./article/urls";
import { editions, otherEditions, PREFIX, type Edition } from "./editions";

/**
 * The site's path on its host: "/", or "/site/" for https://name.github.io/site. Derived from VITE_SITE_URL,
 * see scripts/site-url. All editions have their files there, and share browser storage.
 */
export const FILES = import.meta.env.BASE_URL;

/** The path of this edition's pages, e.g. "/de/". The router's links omit it: the router adds the base itself. */
export const BASE = PREFIX
  ? `${import.meta.env.BASE_URL}${PREFIX.slice(1)}/`
  : import.meta.env.BASE_URL;

/**
 * The path on the host of a page of this edition, or of a file generated in its language.
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

/** A URL with two leading slashes, which the author of a link could use, would name another host. */
function onThisHost(url: string): string {
  return url.replace(/^\/+/, "/");
}

/** Whether a path on the host belongs to this edition: a host may have other sites, or other editions. */
export function isOnSite(pathname: string): boolean {
  if (import.meta.env.HAS_EDITIONS && isInOtherEdition(pathname)) return false;
  return pathname.startsWith(BASE);
}

/** A page of another edition: everything outside of them belongs to the main one. */
function isInOtherEdition(pathname: string): boolean {
  return isAmong(otherEditions, fileInSite(pathname));
}

function isAmong(some: readonly Edition[], path: string): boolean {
  return some.some(({ prefix }) => prefix !== "" && `${path}/`.startsWith(`${prefix}/`));
}

/** Whether a path in the site is where an edition has its pages, and so not available to other pages. */
export function isInEdition(path: string): boolean {
  return import.meta.env.HAS_EDITIONS ? isAmong(editions, path) : false;
}

/**
 * The path in the site, as the router has it, for a path on the host.
 *
 * @returns the path itself if it is not one of the site
 */
export function inSite(pathname: string): string {
  return isOnSite(pathname) ? pathname.slice(BASE.length - 1) : pathname;
}

/** The path in the site of a file that all editions share, for its path on the host. */
export function fileInSite(pathname: string): string {
  return pathname.startsWith(FILES) ? pathname.slice(FILES.length - 1) : pathname;
}

/** What a root-relative URL names: a file, if its name has a dot, or a page. */
const FILE = /\.[^/]*$/;

/** The browser's URL of a picture, file or page as owners write it, see `isRootRelative`. */
export function writtenUrl(url: string): string {
  if (!isRootRelative(url)) return url;
  if (import.meta.env.HAS_EDITIONS && isInEveryEdition(url)) return onHost(url);
  return fileOnHost(url);
}

/** Whether every edition has it: false for files and for pages of a specific edition, such as `/de/about`. */
function isInEveryEdition(url: string): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  return !FILE.test(path) && !isInEdition(path);
}

/**
 * The key for something in browser storage: all sites of a host share its storage. At the root of a host it is the
 * bare name, as in earlier versions.
 */
export function storageKey(name: string): string {
  return FILES.slice(1) + name;
}
