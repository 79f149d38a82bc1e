let renderedFor = "";

/** Sets the origin that the document was prerendered for; it may be opened at another one. */
export function setRenderedOrigin(url: string): void {
  renderedFor = url;
}

/**
 * The site's origin, e.g. «https://example.com», see scripts/site-url. On the embedded backend it
 * is the origin of the prerendered page or the current one. Empty if the build was given none.
 */
export function siteOrigin(): string {
  return (
    import.meta.env.VITE_SITE_URL ||
    renderedFor ||
    (import.meta.env.VITE_SUPABASE_URL ? "" : window.location.origin)
  );
}
