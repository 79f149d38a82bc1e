import type { Tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { rect } from "../svg.ts";

/** Sleeves are drawn on 96 × 96 units: one unit is two pixels of the smallest file. */
export const SIDE = 96;

/** A sleeve: the drawing on its ground, up to the edges. */
export function square(tones: Tones, ...parts: string[]): Drawing {
  return { width: SIDE, height: SIDE, body: rect(0, 0, SIDE, SIDE, tones.ground) + parts.join("") };
}
