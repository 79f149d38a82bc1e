/** Writes a failure to the console in development; the published site is silent. */
export function logInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.error(...details);
}

/** Writes what helps to follow the app to the console in development. */
export function debugInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.debug(...details);
}
