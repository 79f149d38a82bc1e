/**
 * Timeout of a request, in milliseconds: visitors learn of failures within 10 seconds. The build
 * may wait longer, as its machine may be busy.
 */
export const DEADLINE = import.meta.env.SSR ? 120_000 : 9_000;
