/** The folder of the embedded backend's files, which is at the root of the host. */
const EMBEDDED_FILES = "/storage/v1/";

/**
 * Whether a URL is relative to the root of the site, like `/images/a.avif` and `/blog/a` in texts: they are the
 * same wherever the site is.
 */
export function isRootRelative(reference: string): boolean {
  return /^\/(?!\/)/.test(reference) && !reference.startsWith(EMBEDDED_FILES);
}

/** Where a text is published: its own absolute URL, and the site's URL without a trailing slash. */
export type BaseUrls = { url: string; site: string };

/** The absolute URL for a URL in a text. An invalid one is returned unchanged. */
export function absoluteUrl(reference: string, { url, site }: BaseUrls): string {
  return (
    URL.parse(isRootRelative(reference) ? site + reference : reference, url)?.href ?? reference
  );
}
