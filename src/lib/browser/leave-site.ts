/** Leaves the site for another address, as a link would. */
export function leaveSite(url: string): void {
  window.location.assign(url);
}
