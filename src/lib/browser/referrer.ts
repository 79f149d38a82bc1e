import { isLoadedAgain } from "./is-loaded-again";

/**
 * The host of the page that linked to this site, if the browser reveals it. Undefined for pages of this site, and if the
 * page is loaded again, for which browsers repeat the host. Never the path or query.
 */
export function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer) || isLoadedAgain()) return undefined;
  const { protocol, host, hostname } = new URL(document.referrer);
  return /^https?:$/.test(protocol) && host !== window.location.host ? hostname : undefined;
}
