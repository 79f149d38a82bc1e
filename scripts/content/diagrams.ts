import type { Renderer } from "./renderer.ts";

/** A drawn diagram, and one that is not, as src/lib/markdown/diagrams.ts writes them. */
const DRAWN = /<figure class="diagram">.*?<\/figure>/gs;
const TO_DRAW = /<pre><code class="language-mermaid">([^<]*)<\/code><\/pre>/g;

/** Rendered Markdown, and how many of its diagrams are still code: drawing needs a browser. */
export type Rendered = { html: string; undrawn: number };

/**
 * Renders Markdown as the editor does. Diagrams that were drawn before are taken from there.
 *
 * @param before what is stored, if the text is not new
 */
export async function render(
  { renderMarkdown }: Pick<Renderer, "renderMarkdown">,
  source: string,
  before?: { source: string; content: string },
): Promise<Rendered> {
  const html = await renderMarkdown(source);
  if (!html.match(TO_DRAW)) return { html, undrawn: 0 };

  const drawn = new Map<string, string>();
  if (before) {
    const codes = [...(await renderMarkdown(before.source)).matchAll(TO_DRAW)];
    const figures = before.content.match(DRAWN) ?? [];
    // With another number, one that could not be drawn is among them.
    if (codes.length === figures.length) {
      codes.forEach(([, code = ""], index) => drawn.set(code, figures[index] ?? ""));
    }
  }
  let undrawn = 0;
  const complete = html.replace(TO_DRAW, (block, code: string) => {
    const figure = drawn.get(code);
    if (figure === undefined) undrawn++;
    return figure ?? block;
  });
  return { html: complete, undrawn };
}
