let renderedFor = "";

/** Says which address the page in the document was rendered for: it may be opened at another. */
export function setRenderedOrigin(url: string): void {
  renderedFor = url;
}

/**
 * The site's own address without a trailing slash, see scripts/site-address; on the embedded
 * backend the one it was rendered for or opened at. Empty where the build was told none.
 */
export function siteOrigin(): string {
  return (
    import.meta.env.VITE_SITE_URL ||
    renderedFor ||
    (import.meta.env.VITE_SUPABASE_URL ? "" : window.location.origin)
  );
}
