/** What a spreadsheet would take for a formula: OWASP, «CSV Injection», with the full-width signs. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A table as CSV that spreadsheets open as it is meant: UTF-8 with a byte-order mark, and text that
 * looks like a formula kept text by an apostrophe before it.
 *
 * Source: RFC 4180; every field is quoted, so that line breaks and commas of any locale are safe.
 *
 * @param rows the first one is the header
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("")}`;
}

function toField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
