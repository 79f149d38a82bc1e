/** Decodes a percent-encoded name; returns an invalid one unchanged. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
