import { fileOnHost } from "@/lib/base-path";

let renderedFor = "";

/** Sets the URL that the document was prerendered for, which may differ from the current one. */
export function setRenderedOrigin(url: string): void {
  renderedFor = url;
}

/**
 * The site's URL without a trailing slash, e.g. "https://example.com" or "https://name.github.io/site", see
 * scripts/site-url: that of its files, and of its main edition. On the embedded backend it is that of the
 * prerendered page or the current one. Empty if the build was given none.
 */
export function siteOrigin(): string {
  return (
    import.meta.env.VITE_SITE_URL ||
    renderedFor ||
    (import.meta.env.VITE_SUPABASE_URL ? "" : urlFromLocation())
  );
}

/** The site's URL, see {@link siteOrigin}; if the build was given none, the current one. */
export function currentSiteUrl(): string {
  return siteOrigin() || urlFromLocation();
}

/** The current URL, unless the build was given another one, as for a preview or a copy elsewhere: then it is empty. */
export function siteUrlIfHere(): string {
  return currentSiteUrl() === urlFromLocation() ? urlFromLocation() : "";
}

function urlFromLocation(): string {
  return window.location.origin + fileOnHost("");
}
