/** The server's time, in milliseconds since 1970, when `performance.now()` was 0; undefined while none is known. */
let start: number | undefined;

/**
 * Takes the server's time from a response, since this device's clock may be hours off. The latest time counts, because
 * cached responses are older. If pages cannot read the header, nothing changes.
 */
export function updateServerClock(response: Response): void {
  const serverStart = Date.parse(response.headers.get("date") ?? "") - performance.now();
  if (!Number.isNaN(serverStart)) start = Math.max(start ?? serverStart, serverStart);
}

/** The server's time in milliseconds since 1970; this device's until a response has revealed it. */
export function serverNow(): number {
  return start === undefined ? Date.now() : start + performance.now();
}

/** The same as an ISO 8601 instant, to compare with times from the database. */
export function serverTime(): string {
  return new Date(serverNow()).toISOString();
}

/** Whether an ISO 8601 instant is in the future, by the server's clock. */
export function isInFuture(iso: string): boolean {
  return Date.parse(iso) > serverNow();
}
