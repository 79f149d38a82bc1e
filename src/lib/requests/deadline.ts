/** Longest wait for an answer, in milliseconds: a failed request says so within 10 seconds. */
export const DEADLINE = 9_000;
