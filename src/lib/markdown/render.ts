import { withVariants } from "@/lib/media/with-variants";
import { isChunkLoadError } from "@/lib/offline/new-version";
import { drawDiagrams, type Draw } from "./diagrams";
import { hasLayout, drawOnce } from "./drawings";
import { renderInWorker } from "./worker-client";

/**
 * Renders Markdown to HTML. See `toHtml` for the syntax.
 * Diagrams are drawn, and pictures of the media library get a `srcset`. The packages are loaded
 * with the first text and run in a worker, so that a long text does not block typing.
 *
 * @param source Markdown
 * @param draw draws a diagram; without it diagrams stay code where there is no layout
 * @throws if a package could not be loaded
 * @returns HTML that is not sanitized: `ArticleHtml` does that whenever it is shown
 */
export async function renderMarkdown(
  source: string,
  draw: Draw | undefined = hasLayout() ? drawOnce : undefined,
): Promise<string> {
  const html = typeof Worker === "function" ? await inWorker(source) : await onMainThread(source);
  return withVariants(draw ? await drawDiagrams(html, draw) : html);
}

/**
 * Renders Markdown to the HTML that is stored beside it and served, as {@link renderMarkdown} does.
 *
 * @throws if the code that draws diagrams could not be loaded, too: that is no fault of a diagram, and its error must
 *   not become part of the article
 */
export async function renderToStore(
  source: string,
  draw: Draw | undefined = hasLayout() ? drawOnce : undefined,
): Promise<string> {
  const notLoaded: Error[] = [];
  const html = await renderMarkdown(
    source,
    draw &&
      (async (text) => {
        try {
          return await draw(text);
        } catch (error) {
          if (error instanceof Error && isChunkLoadError(error)) notLoaded.push(error);
          throw error;
        }
      }),
  );
  if (notLoaded[0]) throw notLoaded[0];
  return html;
}

/** If the worker cannot be loaded, typing may lag, but nothing is lost. */
function inWorker(source: string): Promise<string> {
  return renderInWorker(source).catch(() => onMainThread(source));
}

async function onMainThread(source: string): Promise<string> {
  const { toHtml } = await import("./to-html");
  return toHtml(source);
}
