/**
 * What a spreadsheet would run as a formula: OWASP, "CSV Injection", and full-width characters. Also within a text: with
 * another separator than the file's, it begins a field there, whatever quotes are around it.
 */
const FORMULA = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=^|[,;\t\r\n]"*)/gu;

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte-order mark; an apostrophe before text
 * that looks like a formula; every field quoted.
 *
 * Source: RFC 4180.
 *
 * @param rows the first one is the header
 * @param locale by default the user's
 */
export function toCsv(rows: readonly (readonly string[])[], locale?: string): string {
  const separator = separatorIn(locale);
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(separator)}\r\n`).join("")}`;
}

/**
 * Excel opens a file in columns if it has the system's list separator, which a page cannot know. This is a guess from
 * the browser's language: a semicolon where numbers have a decimal comma.
 */
function separatorIn(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ value }) => value === ",") ? ";" : ",";
}

function toField(text: string): string {
  return `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}
