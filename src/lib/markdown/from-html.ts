/**
 * Makes Markdown of an article's HTML. What Markdown cannot say stays HTML inside it.
 *
 * @param html HTML as its author typed it
 * @returns the Markdown, and whether readers would see no difference when it is rendered
 */
export async function markdownFromHtml(
  html: string,
): Promise<{ markdown: string; isSame: boolean }> {
  const { toMarkdown } = await import("./to-markdown");
  return toMarkdown(html);
}

/**
 * Makes Markdown of rich text that is pasted: of another page, of Word, Google Docs, Notion or a code
 * editor. Fonts, colours and the like are left out; code stays code.
 *
 * @param html the clipboard's `text/html`
 * @returns Markdown without an empty line at its end
 */
export async function markdownFromClipboard(html: string): Promise<string> {
  const { pastedMarkdown } = await import("./pasted");
  return pastedMarkdown(html);
}
