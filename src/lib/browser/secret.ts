const BYTES = 32;

/** A new random secret: 256 bits in base64url, 43 characters. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * The secret in a URL's fragment, without what ends the sentence around a link, or what was appended to it: `abc.`,
 * `abc&utm_source=x`.
 */
export function secretIn(hash: string): string {
  return hash.slice(1).replace(/[^\w-][^]*/, "");
}
