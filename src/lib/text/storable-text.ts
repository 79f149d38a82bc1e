/**
 * Replaces U+0000 and lone surrogates with U+FFFD, as HTML and UTF-8 do: PostgreSQL rejects them even in a
 * query.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
