import { withVariants } from "@/lib/media/with-variants";
import { drawDiagrams, type Draw } from "./diagrams";
import { canDraw, drawOnce } from "./drawings";
import { renderInWorker } from "./worker-client";

/**
 * Renders Markdown to the HTML that is stored beside it and served. See `toHtml` for what it
 * understands; diagrams are drawn, and pictures of the media library have their smaller files beside
 * them. The packages are loaded with the first text, and work beside the
 * page, so that a long text does not stop the typing.
 *
 * @param source Markdown
 * @param draw draws a diagram; without it diagrams stay code where there is no layout
 * @returns HTML that is not sanitized: `ArticleHtml` does that each time it is shown
 */
export async function renderMarkdown(
  source: string,
  draw: Draw | undefined = canDraw() ? drawOnce : undefined,
): Promise<string> {
  const html = typeof Worker === "function" ? await inWorker(source) : await here(source);
  return withVariants(draw ? await drawDiagrams(html, draw) : html);
}

/** Where the worker cannot be loaded, typing may falter, but nothing is lost. */
function inWorker(source: string): Promise<string> {
  return renderInWorker(source).catch(() => here(source));
}

async function here(source: string): Promise<string> {
  const { toHtml } = await import("./to-html");
  return toHtml(source);
}
