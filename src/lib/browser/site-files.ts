let places: readonly string[] = [];
let loadedAt = "";

/** Tells which pages of the owner's have a file of the site in their place, when a page is loaded. */
export function knowSiteFiles(paths: readonly string[] = []): void {
  places = paths;
  loadedAt = window.location.pathname;
}

/**
 * Whether the host shows a file of the site at the present address, which was come to by a link of the router. The address
 * that was loaded shows what the host has given for it.
 *
 * @param path of a page of the owner's
 */
export function isFileAt(path: string): boolean {
  return places.includes(path) && window.location.pathname !== loadedAt;
}

/** Asks the host for the present address. */
export function loadAnew(): void {
  window.location.reload();
}
