/** Characters with a meaning in Markdown, or in HTML within it. */
const SPECIAL = /[\\[\]*_`<>&$~|]/g;

/** A text on one line, as Markdown that shows it. */
export function asMarkdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(SPECIAL, String.raw`\$&`);
}
