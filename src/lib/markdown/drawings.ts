import type { Draw, Drawing } from "./diagrams";

/** As many as a long article has; the oldest are forgotten. */
const MOST = 50;

const drawings = new Map<string, Promise<Drawing>>();

/** Draws with Mermaid, which is loaded with the first diagram, and each text only once. */
export const drawOnce: Draw = (text) => {
  const known = drawings.get(text);
  if (known) return known;
  const drawing = import("./mermaid").then(({ drawWithMermaid }) => drawWithMermaid(text));
  drawings.set(text, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest !== undefined) drawings.delete(oldest);
  // Another attempt may load Mermaid where this one was offline.
  drawing.catch(() => drawings.delete(text));
  return drawing;
};

/** Whether texts can be measured here: jsdom has no layout. */
export function canDraw(): boolean {
  return typeof SVGGraphicsElement === "function" && "getBBox" in SVGGraphicsElement.prototype;
}
