import { onPaper as tones } from "../palette.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { disc, type Point, repeat, ring } from "../svg.ts";

const pitch = 14;
const radius = 98;
const training: Point = [170.5, 135.5];
const validation: Point = [310.5, 135.5];

/** Two sets that ought to be strangers, and the points that sit in both. */
export function validationScore(): Drawing {
  return sheet(
    tones,
    ring(training, radius + 6, tones.fore),
    ring(validation, radius + 6, tones.fore),
    repeat(29 * 15, (i) => {
      const column = (i % 29) - 14;
      const row = Math.floor(i / 29) - 7;
      return sample([240.5 + column * pitch, 135.5 + row * pitch]);
    }),
  );
}

function sample(point: Point): string {
  const seen = distance(point, training) < radius;
  const heldOut = distance(point, validation) < radius;
  if (!seen && !heldOut) return disc(point, 1, tones.faint);
  const mark = seen ? disc(point, 4, tones.fore) : ring(point, 3.5, tones.fore);
  // The halo keeps the outline of one set from cutting through the points of the other.
  return disc(point, 7, tones.ground) + (seen && heldOut ? disc(point, 5, tones.accent) : mark);
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
