/** Logs an error, but only in development. */
export function logInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.error(...details);
}

export function debugInDevelopment(...details: unknown[]): void {
  if (import.meta.env.DEV) console.debug(...details);
}

const logged = new Set<string>();

/** Logs what only the owner can fix, once, also on the published site: nothing else reports it to them. */
export function logForOwner(message: string): void {
  if (!logged.has(message)) console.error(message);
  logged.add(message);
}
