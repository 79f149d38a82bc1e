let hiddenPaths: readonly string[] = [];
let loadedAt = "";

/** Registers which of the owner's pages are hidden by a file of the site, when a page is loaded. */
export function registerSiteFiles(paths: readonly string[] = []): void {
  hiddenPaths = paths;
  loadedAt = window.location.pathname;
}

/**
 * Whether the host has a file of the site at the current URL, which was reached through a router link. At the URL that
 * was loaded, the page shows what the host has served.
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
