/** A diagram in the colours of both themes, each as the text of an SVG file. */
export type Drawing = { light: string; dark: string };

/**
 * Draws a diagram from its Mermaid source.
 *
 * @throws an error whose message tells the author what is wrong
 */
export type Draw = (text: string) => Promise<Drawing>;

/** A Mermaid code block, as `toHtml` renders it, whatever its code meta. */
export const FENCE =
  /<pre><code class="language-mermaid"(?:"[^"]*"|[^">])*>([^<]*)<\/code><\/pre>/gi;

/** How a drawn diagram begins. */
export const FIGURE = '<figure class="diagram">';
const FAILED =
  '<div class="callout callout-caution"><p class="callout-title">This diagram cannot be drawn</p>';

/** What `drawDiagrams` makes of a code block: a figure, or the block, mostly with an error above it. */
export const DRAWN = new RegExp(
  `${FIGURE}[^]*?</figure>|(?:${FAILED}<pre>[^<]*</pre></div>\n)?${FENCE.source}`,
  "gi",
);

/**
 * Draws the Mermaid diagrams of an article. Each becomes a figure of two images, one for each
 * theme, so that readers need no script. A diagram that cannot be drawn stays a code block, with
 * the error above it.
 *
 * @param html the result of `toHtml`
 */
export async function drawDiagrams(html: string, draw: Draw): Promise<string> {
  const texts = [...html.matchAll(FENCE)].map(([, code = ""]) => decoded(code));
  const figures = await Promise.all(texts.map((text) => figureOf(text, draw)));
  let next = 0;
  return html.replace(FENCE, (code) => {
    const { figure, problem } = figures[next++] ?? {};
    return figure ?? `${problem ?? ""}${code}`;
  });
}

async function figureOf(text: string, draw: Draw): Promise<{ figure?: string; problem?: string }> {
  try {
    const { light, dark } = await draw(text);
    const images = [image("diagram-light", light, text), image("diagram-dark", dark, text)];
    return { figure: `${FIGURE}${images.join("")}</figure>` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${FAILED}<pre>${escaped(reason)}</pre></div>\n` };
  }
}

function image(name: string, svg: string, text: string): string {
  const [width = "", height = ""] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1) ?? [];
  const size = `width="${wholePixels(width)}" height="${wholePixels(height)}"`;
  return `<img class="${name}" src="${urlOf(svg)}" alt="${escaped(altTextOf(text))}" ${size}>`;
}

function wholePixels(pixels: string): number {
  return Math.ceil(Number(pixels)) || 0;
}

/** An SVG as a data URL. Only characters that would end the URL or the attribute are encoded. */
function urlOf(svg: string): string {
  const encoded = svg.replace(/\s+/g, " ").replace(/[%#<>"&]/g, encodeURIComponent);
  return `data:image/svg+xml;charset=utf-8,${encoded}`;
}

/** Configuration and comments, which say nothing about the diagram. */
const REMARKS = /%%\{[^]*?\}%%|^\s*%%.*$/gm;

/** The alt text: the title that the author gave to the diagram, or its type. */
function altTextOf(text: string): string {
  const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(text) ?? /^title:\s*(["']?)(.+)\1\s*$/m.exec(text);
  const description = /^\s*accDescr\s*:\s*(.+)$/m.exec(text)?.[1];
  const [first = ""] = text
    .replace(/^---\n[^]*?\n---\n/, "")
    .replace(REMARKS, "")
    .trim()
    .split("\n");
  return [title?.at(-1) ?? `Diagram: ${first.trim()}`, description].filter(Boolean).join(". ");
}

function decoded(code: string): string {
  return code.replace(/&#x([\da-f]+);/gi, (_, hex: string) =>
    String.fromCodePoint(parseInt(hex, 16)),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
