/** A percent-encoded name as it is read; the same where it is none. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
