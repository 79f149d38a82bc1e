import { canDraw, drawOnce } from "./drawings";
import { drawDiagrams, type Draw } from "./diagrams";

/**
 * Renders Markdown to the HTML that is stored beside it and served. See `toHtml` for what it
 * understands; diagrams are drawn. The packages are loaded with the first text.
 *
 * @param source Markdown
 * @param draw draws a diagram; without it diagrams stay code where there is no layout
 * @returns HTML that is not sanitized: `ArticleHtml` does that each time it is shown
 */
export async function renderMarkdown(
  source: string,
  draw: Draw | undefined = canDraw() ? drawOnce : undefined,
): Promise<string> {
  const html = await inThread(source);
  return draw ? drawDiagrams(html, draw) : html;
}

async function inThread(source: string): Promise<string> {
  const { toHtml } = await import("./to-html");
  return toHtml(source);
}
