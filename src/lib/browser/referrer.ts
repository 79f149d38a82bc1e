/**
 * The host of the page that linked to this site, if the browser reveals it. Undefined for pages of this site.
 * Never the path or query.
 */
export function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { protocol, host, hostname } = new URL(document.referrer);
  return /^https?:$/.test(protocol) && host !== window.location.host ? hostname : undefined;
}
