import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { withAnyQuotes, withStraightQuotes } from "@/lib/text/searchable";
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
  const forms = compositionsOf(typed);
  return forms.length === 1 ? `***=${typed}` : forms.map(escapeRegExp).join("|");
}

/** The same for visitors' searches, where quotes match straight and curly ones. */
export function visitorsPattern(text: string): string {
  const typed = withStraightQuotes(storableText(text));
  if (!/['"]/.test(typed)) return literalPattern(typed);
  return withAnyQuotes(compositionsOf(typed).map(escapeRegExp).join("|"));
}

function compositionsOf(text: string): string[] {
  return [...new Set([text, text.normalize("NFC"), text.normalize("NFD")])];
}
