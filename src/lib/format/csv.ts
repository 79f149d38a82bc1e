/** Text that a spreadsheet would run as a formula: OWASP, "CSV Injection", and full-width characters. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte-order mark; an apostrophe before text
 * that looks like a formula; every field quoted, since the separator depends on the locale.
 *
 * Source: RFC 4180.
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
