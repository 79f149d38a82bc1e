/**
 * Converts an article's HTML to Markdown. What Markdown cannot express stays inline HTML.
 *
 * @param html HTML as its author typed it
 * @returns the Markdown, and whether it renders to the same as far as readers can see
 */
export async function markdownFromHtml(
  html: string,
): Promise<{ markdown: string; isSame: boolean }> {
  const { toMarkdown } = await import("./to-markdown");
  return toMarkdown(html);
}

/**
 * Converts pasted rich text to Markdown: from a web page, Word, Google Docs, Notion or a code
 * editor. Fonts, colours and the like are dropped; code stays code.
 *
 * @param html the clipboard's `text/html`
 * @returns Markdown without a blank line at its end
 */
export async function markdownFromClipboard(html: string): Promise<string> {
  const { pastedMarkdown } = await import("./pasted");
  return pastedMarkdown(html);
}
