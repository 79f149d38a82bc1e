/**
 * The host of the page whose link led to this site, where the browser tells it. Nothing for a page
 * of this site, and never more than the host: no path, no query.
 */
export function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { protocol, host, hostname } = new URL(document.referrer);
  return /^https?:$/.test(protocol) && host !== window.location.host ? hostname : undefined;
}
