/** The same text with `\n` line breaks, and without a byte order mark. */
export function normalLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}
