/** Timeout of a request, in milliseconds: failures are reported within 10 seconds. */
export const DEADLINE = 9_000;
