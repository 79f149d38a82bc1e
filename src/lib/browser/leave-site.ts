/** Leaves the site for another URL, as a link would. */
export function leaveSite(url: string): void {
  window.location.assign(url);
}
