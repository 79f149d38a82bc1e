/**
 * Timeout of a request, in milliseconds: visitors learn of failures within 10 seconds. Nobody waits
 * before a screen for the build, whose machine may be busy.
 */
export const DEADLINE = import.meta.env.SSR ? 120_000 : 9_000;
