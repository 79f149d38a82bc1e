/**
 * The URL to keep of the current page: a post or project that was opened by its id has one with its
 * slug, and filters are left out.
 *
 * @returns the canonical URL; the current one if the page has none, like the owner's pages
 */
export function canonicalUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical?.href ?? window.location.origin + window.location.pathname;
}
