/**
 * The URL that the page on screen keeps: of a post or project that was opened by its id the one
 * with its name, and without what filters put behind it.
 *
 * @returns the canonical URL; of a page without one, such as the owner's, where it is now
 */
export function canonicalUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical?.href ?? window.location.origin + window.location.pathname;
}
