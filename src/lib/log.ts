/** Logs an error in development; the published site logs nothing. */
export function logInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.error(...details);
}

export function debugInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.debug(...details);
}
