import { storableText } from "@/lib/text/storable-text";

/**
 * A PostgreSQL regular expression that matches `text` literally, for PostgREST's `imatch`. Its
 * `ilike` cannot do that: there `*` is always a wildcard.
 *
 * Source: PostgreSQL manual, 9.7.3.4: after `***=` the rest is a literal string.
 */
export function literalPattern(text: string): string {
  return `***=${storableText(text)}`;
}
