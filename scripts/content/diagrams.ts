import { DRAWN, FENCE, FIGURE } from "../../src/lib/markdown/diagrams.ts";
import type { Renderer } from "./renderer.ts";

/** The number of diagrams that are drawn. */
export function countFigures(html: string): number {
  return html.split(FIGURE).length - 1;
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

  /** By the code: the figure, or the error above the block. */
  const drawn = new Map<string, string>();
  if (before) {
    const former = before.source === source ? html : await renderMarkdown(before.source);
    const codes = [...former.matchAll(FENCE)];
    const drawings = before.content.match(DRAWN) ?? [];
    // If the numbers differ, the HTML is not of this text.
    if (codes.length === drawings.length)
      codes.forEach(([, code = ""], index) =>
        drawn.set(code, drawn.get(code) || (drawings[index] ?? "").replace(FENCE, "")),
      );
  }
  let undrawn = 0;
  const complete = html.replace(FENCE, (block, code: string) => {
    const drawing = drawn.get(code) ?? "";
    if (countFigures(drawing) > 0) return drawing;
    undrawn++;
    return drawing + block;
  });
  return { html: complete, undrawn };
}
