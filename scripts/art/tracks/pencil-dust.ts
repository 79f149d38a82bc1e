import { onPaper as tones } from "../palette.ts";
import { createRandom } from "../random.ts";
import type { Drawing } from "../sheet.ts";
import { disc, type Point, repeat, stroke, through } from "../svg.ts";
import { square } from "./square.ts";

const hatches = 9;
const emphasis = 5;

/** A hatching, none of its strokes quite like the next, and what fell off the pencil. */
export function pencilDust(): Drawing {
  const random = createRandom(14);
  return square(tones, repeat(hatches, hatch), repeat(150, speck));

  function hatch(index: number): string {
    const x = 15 + index * 8;
    const top = 14 + 9 * random();
    const foot = 56 + 10 * random();
    const line: Point[] = [
      [x + 7, top],
      [x - 5, foot],
    ];
    const colour = index === emphasis ? tones.accent : tones.fore;
    return stroke(through(line), colour, 4, { "stroke-linecap": "round" });
  }

  /** Dust lies thickest along the foot of the strokes. */
  function speck(): string {
    const x = 6 + 84 * random();
    const y = 60 + 9 * random() + 23 * random() ** 1.7;
    return disc([x, y], 0.35 + 0.75 * random() ** 3, tones.fore);
  }
}
