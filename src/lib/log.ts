/** Writes to the console in development; the published site is silent. */
export function logInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.error(...details);
}
