/**
 * A random UUID (version 4), see RFC 9562. `crypto.randomUUID` is missing without https, such as when an owner
 * views the site from a phone on the local network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}
