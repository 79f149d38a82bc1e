/** The server's time, in milliseconds since 1970, when `performance.now()` was 0; undefined while none is known. */
let start: number | undefined;

/**
 * Learns the server's time from an answer, since this device's clock may be hours off. The latest counts: an answer
 * out of a cache is older. Where the header is hidden from pages, nothing is learned.
 */
export function hearTime(answer: Response): void {
  const heard = Date.parse(answer.headers.get("date") ?? "") - performance.now();
  if (!Number.isNaN(heard)) start = Math.max(start ?? heard, heard);
}

/** The server's time in milliseconds since 1970; this device's while no answer has told it. */
export function serverNow(): number {
  return start === undefined ? Date.now() : start + performance.now();
}

/** The same as an ISO 8601 instant, for what is compared with times of the database. */
export function serverTime(): string {
  return new Date(serverNow()).toISOString();
}
