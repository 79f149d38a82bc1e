import type { Draw, Drawing } from "./diagrams";

/** The number of diagrams in a long article; the oldest are evicted. */
const MAX_CACHED = 50;

/** Caches drawings by source, so that typing elsewhere in an article does not draw its diagrams again. */
export function withCache(draw: Draw): Draw {
  const drawings = new Map<string, Promise<Drawing>>();
  return (text) => {
    const known = drawings.get(text);
    if (known) return known;
    const drawing = draw(text);
    drawings.set(text, drawing);
    const [oldest] = drawings.keys();
    if (drawings.size > MAX_CACHED && oldest !== undefined) drawings.delete(oldest);
    // Not cached: loading Mermaid may have failed because this browser was offline.
    drawing.catch(() => drawings.delete(text));
    return drawing;
  };
}

/** Draws with Mermaid, which is loaded with the first diagram. */
export const drawOnce = withCache(async (text) => {
  const { drawWithMermaid } = await import("./mermaid");
  return drawWithMermaid(text);
});

/** Whether text can be measured here: jsdom has no layout. */
export function hasLayout(): boolean {
  return typeof SVGGraphicsElement === "function" && "getBBox" in SVGGraphicsElement.prototype;
}
