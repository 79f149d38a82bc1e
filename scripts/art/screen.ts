import type { Tones } from "./palette.ts";
import { frame, horizontal, rect } from "./svg.ts";

/** A rectangle in units. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BAR = 16;

/** Where the window of a project picture stands, unless the picture has a reason to differ. */
export const WINDOW: Box = { x: 60, y: 33, width: 360, height: 204 };

/** A product's window: its ground, a hairline around it, and a bar with one square in it. */
export function screen({ x, y, width, height }: Box, tones: Tones, line = tones.mid): string {
  return (
    rect(x, y, width, height, tones.ground) +
    frame(x, y, width, height, line) +
    horizontal(x, x + width, y + BAR, line) +
    rect(x + 6, y + 6, 5, 5, line) +
    rect(x + 16, y + 8, 36, 1, line)
  );
}

/** Lines standing for text, the last one shorter; widths in units, `pitch` from line to line. */
export function text(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  pitch = 8,
  weight = 2,
): string {
  return widths.map((width, i) => rect(x, y + i * pitch, width, weight, fill)).join("");
}
