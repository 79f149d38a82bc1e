/**
 * A PostgreSQL regular expression that matches exactly `text`. With the filter `imatch` it finds
 * any typed text; `ilike` cannot, because PostgREST reads `*` as a wildcard there.
 *
 * Source: PostgreSQL manual, 9.7.3.4: after `***=` all characters are ordinary ones.
 */
export function literalPattern(text: string): string {
  return `***=${text}`;
}
