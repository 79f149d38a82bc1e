/** The text of a page, one line for each text between tags; scripts and styles are left out. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
