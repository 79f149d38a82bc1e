/** Leaves the site for another address, as a link would. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
