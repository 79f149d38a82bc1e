/** A text without the blank lines around it, with the indent of its first line, which may make it code or a list. */
export function withoutBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}
