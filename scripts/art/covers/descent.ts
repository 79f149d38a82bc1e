import { contours } from "../contours.ts";
import { onInk as tones } from "../palette.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { disc, type Point, repeat, ring, stroke, through } from "../svg.ts";

const minimum: Point = [327, 150];
const tilt = -0.46;
/** Units of the sheet to one unit of the valley. */
const scale = 80;
const levels = 42;

/** A long valley seen from above, and the zigzag of a step a little too large for it. */
export function descent(): Drawing {
  const path = descend([78, 126], 26);
  return bleed(
    tones,
    repeat(levels, (i) => {
      const level = 0.015 + 20.5 * (i / levels) ** 1.8;
      return stroke(contours(height, level, SHEET, 3), i % 5 === 0 ? tones.mid : tones.faint);
    }),
    stroke(through(path), tones.accent, 2, { "stroke-linejoin": "round" }),
    path.map((point, i) => disc(point, Math.max(1.5, 4 - i * 0.25), tones.accent)).join(""),
    ring(minimum, 12, tones.fore, 1.5),
  );
}

/** Height of the ground, in units of the valley; the place in units of the sheet. */
function height(x: number, y: number): number {
  const dx = (x - minimum[0]) / scale;
  const dy = (y - minimum[1]) / scale;
  const along = dx * Math.cos(tilt) - dy * Math.sin(tilt);
  const across = dx * Math.sin(tilt) + dy * Math.cos(tilt);
  return 0.2 * along ** 2 + 2.1 * across ** 2 + 0.16 * along * across ** 2;
}

/** Plain gradient descent from `start`, the slope taken by central differences. */
function descend(start: Point, steps: number): Point[] {
  const rate = 0.45 * scale ** 2;
  const path: Point[] = [start];
  let [x, y] = start;
  for (let i = 0; i < steps; i++) {
    const slopeX = height(x + 0.5, y) - height(x - 0.5, y);
    const slopeY = height(x, y + 0.5) - height(x, y - 0.5);
    x -= rate * slopeX;
    y -= rate * slopeY;
    path.push([x, y]);
  }
  return path;
}
