/**
 * Renders Markdown to the HTML that is stored beside it and served. See `toHtml` for what it
 * understands. The packages are loaded with the first text.
 *
 * @param source Markdown
 * @returns HTML that is not sanitized: `ArticleHtml` does that each time it is shown
 */
export async function renderMarkdown(source: string): Promise<string> {
  const { toHtml } = await import("./to-html");
  return toHtml(source);
}
