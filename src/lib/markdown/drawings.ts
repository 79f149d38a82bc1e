import type { Draw, Drawing } from "./diagrams";

/** As many as a long article has; the oldest are forgotten. */
const MOST = 50;

/** Draws each text only once: typing elsewhere in an article leaves its diagrams alone. */
export function remembering(draw: Draw): Draw {
  const drawings = new Map<string, Promise<Drawing>>();
  return (text) => {
    const known = drawings.get(text);
    if (known) return known;
    const drawing = draw(text);
    drawings.set(text, drawing);
    const [oldest] = drawings.keys();
    if (drawings.size > MOST && oldest !== undefined) drawings.delete(oldest);
    // Another attempt may load what draws where this one was offline.
    drawing.catch(() => drawings.delete(text));
    return drawing;
  };
}

/** Draws with Mermaid, which is loaded with the first diagram. */
export const drawOnce = remembering(async (text) => {
  const { drawWithMermaid } = await import("./mermaid");
  return drawWithMermaid(text);
});

/** Whether texts can be measured here: jsdom has no layout. */
export function canDraw(): boolean {
  return typeof SVGGraphicsElement === "function" && "getBBox" in SVGGraphicsElement.prototype;
}
