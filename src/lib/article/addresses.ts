/** The folder of the embedded backend's files, which is in the root of the host. */
const EMBEDDED_FILES = "/storage/v1/";

/**
 * Whether an address counts from the root of the site, as `/images/a.avif` and `/blog/a` in texts
 * do: they are the same wherever the site is.
 */
export function isFromRoot(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !address.startsWith(EMBEDDED_FILES);
}

/** Where a text is published: its own absolute URL, and the site's address without a slash at its end. */
export type Place = { url: string; site: string };

/** The absolute URL of an address in a text. An invalid one is left as it is. */
export function wholeAddress(address: string, { url, site }: Place): string {
  return URL.parse(isFromRoot(address) ? site + address : address, url)?.href ?? address;
}
