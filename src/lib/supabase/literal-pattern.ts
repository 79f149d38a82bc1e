import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { storableText } from "@/lib/text/storable-text";

/**
 * A PostgreSQL regular expression that matches `text` literally, for PostgREST's `imatch`. Its
 * `ilike` cannot do that: there `*` is always a wildcard.
 *
 * Letters with accents match whether they are stored as one character or as a letter and its accents, as in
 * `private.like_patterns`.
 *
 * Source: PostgreSQL manual, 9.7.3.4: after `***=` the rest is a literal string.
 */
export function literalPattern(text: string): string {
  const typed = storableText(text);
  const forms = new Set([typed, typed.normalize("NFC"), typed.normalize("NFD")]);
  if (forms.size === 1) return `***=${typed}`;
  return Array.from(forms, escapeRegExp).join("|");
}
