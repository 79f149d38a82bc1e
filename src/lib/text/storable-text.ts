/**
 * A text as a database could hold it: U+0000 and lone surrogates, which PostgreSQL
 * refuses even in a question, become U+FFFD, as they do in HTML and in UTF-8.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
