let hiddenPaths: readonly string[] = [];
let loadedAt = "";

/** Registers, when a page is loaded, which of the owner's pages are hidden by a file of the site. */
export function registerSiteFiles(paths: readonly string[] = []): void {
  hiddenPaths = paths;
  loadedAt = window.location.pathname;
}

/**
 * Whether the host has a file of the site at the current URL, which was reached through a router link. The URL
 * that was loaded shows what the host served for it.
 *
 * @param path of a page of the owner's
 */
export function isFileAt(path: string): boolean {
  return hiddenPaths.includes(path) && window.location.pathname !== loadedAt;
}

/** Requests the current URL from the host. */
export function reloadFromHost(): void {
  window.location.reload();
}
