const APOSTROPHES = "'‘’‚ʼ";
const QUOTES = '"“”„';

/** A text with straight quotes: phones type curly ones, authors either. */
export function withStraightQuotes(text: string): string {
  return text
    .replaceAll(new RegExp(`[${APOSTROPHES}]`, "g"), "'")
    .replaceAll(new RegExp(`[${QUOTES}]`, "g"), '"');
}

/** The source of a regular expression, whose straight quotes match the others as well. */
export function withAnyQuotes(source: string): string {
  return source.replaceAll("'", `[${APOSTROPHES}]`).replaceAll('"', `[${QUOTES}]`);
}

/** A text to search for, or in: in small, composed letters, with one form of the Greek sigma, and with straight quotes. */
export function searchable(text: string): string {
  return withStraightQuotes(text.normalize("NFC").toLowerCase().replaceAll("ς", "σ"));
}
