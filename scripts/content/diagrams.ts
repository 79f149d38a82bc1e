import { FENCE } from "../../src/lib/markdown/diagrams.ts";
import type { Renderer } from "./renderer.ts";

/** A drawn diagram, as src/lib/markdown/diagrams.ts writes it. */
const DRAWN = /<figure class="diagram">.*?<\/figure>/gs;

export function hasDrawings(html: string): boolean {
  return html.search(DRAWN) !== -1;
}

/** Rendered Markdown, and the number of diagrams that are still code: drawing needs a browser. */
export type Rendered = { html: string; undrawn: number };

/**
 * Renders Markdown like the editor. Existing drawings of diagrams are reused.
 *
 * @param before what is stored, if the text is not new
 */
export async function render(
  { renderMarkdown }: Pick<Renderer, "renderMarkdown">,
  source: string,
  before?: { source: string; content: string },
): Promise<Rendered> {
  const html = await renderMarkdown(source);
  if (!html.match(FENCE)) return { html, undrawn: 0 };

  const drawn = new Map<string, string>();
  if (before) {
    const former = before.source === source ? html : await renderMarkdown(before.source);
    const codes = [...former.matchAll(FENCE)];
    const figures = before.content.match(DRAWN) ?? [];
    // If the numbers differ, one of them could not be drawn.
    if (codes.length === figures.length) {
      codes.forEach(([, code = ""], index) => drawn.set(code, figures[index] ?? ""));
    }
  }
  let undrawn = 0;
  const complete = html.replace(FENCE, (block, code: string) => {
    const figure = drawn.get(code);
    if (figure === undefined) undrawn++;
    return figure ?? block;
  });
  return { html: complete, undrawn };
}
