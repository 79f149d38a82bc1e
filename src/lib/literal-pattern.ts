/**
 * A PostgreSQL regular expression that matches exactly `text`. With the filter `imatch` it finds
 * any typed text; `ilike` cannot, because PostgREST reads `*` as a wildcard there.
 *
 * Source: PostgreSQL manual, 9.7.3.3: a backslash before a non-alphanumeric makes it ordinary.
 */
export function literalPattern(text: string): string {
  const pattern = text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
  // A backend may take this one word of a filter for no value at all.
  return /^null$/i.test(pattern) ? "[n]ull" : pattern;
}
