/** The folder of the embedded backend's files, which is at the root of the host. */
const EMBEDDED_FILES = "/storage/v1/";

/**
 * Whether a URL is relative to the root of the site, like `/images/a.avif` and `/blog/a` in texts: they are the
 * same wherever the site is.
 */
export function isRootRelative(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !address.startsWith(EMBEDDED_FILES);
}

/** Where a text is published: its own absolute URL, and the site's URL without a trailing slash. */
export type Place = { url: string; site: string };

/** The absolute URL for one in a text. An invalid one is returned unchanged. */
export function absoluteUrl(address: string, { url, site }: Place): string {
  return URL.parse(isRootRelative(address) ? site + address : address, url)?.href ?? address;
}
