/** The text of a page, a line for each piece; what only scripts and machines read is left out. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
