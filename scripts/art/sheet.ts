import type { Tones } from "./palette.ts";
import { element, horizontal, rect, vertical } from "./svg.ts";

/** Covers are drawn on 480 × 270 units: one unit is one pixel of the smallest file. */
export const SHEET = { width: 480, height: 270 } as const;

/** A picture before it is given a size in pixels. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/**
 * A cover whose drawing stands free on its ground, with the register marks of the family.
 *
 * @param tones colours of this cover.
 * @param parts SVG fragments in units, back to front.
 */
export function sheet(tones: Tones, ...parts: string[]): Drawing {
  return bleed(tones, ...parts, registerMarks(tones.mid, tones.mid));
}

/** A cover whose drawing runs off the edges, where register marks would only be in the way. */
export function bleed(tones: Tones, ...parts: string[]): Drawing {
  return { ...SHEET, body: rect(0, 0, SHEET.width, SHEET.height, tones.ground) + parts.join("") };
}

/** The four small crosses in the corners; the right pair may need another colour. */
export function registerMarks(left: string, right: string): string {
  const inset = 16;
  const far = { x: SHEET.width - inset - 1, y: SHEET.height - inset - 1 };
  return (
    cross(inset, inset, left) +
    cross(inset, far.y, left) +
    cross(far.x, inset, right) +
    cross(far.x, far.y, right)
  );
}

/**
 * The finished SVG file.
 *
 * @param drawing picture in units.
 * @param width, height size in pixels; the drawing is scaled to fill it.
 */
export function toSvg(drawing: Drawing, width: number, height: number): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${drawing.width} ${drawing.height}`,
      width,
      height,
    },
    drawing.body,
  );
}

function cross(x: number, y: number, colour: string): string {
  const arm = 3;
  return horizontal(x - arm, x + arm + 1, y, colour) + vertical(x, y - arm, y + arm + 1, colour);
}
