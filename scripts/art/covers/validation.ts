import { onPaper as tones } from "../palette.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { arc, disc, type Point, repeat, ring, stroke } from "../svg.ts";

const pitch = 14;
const radius = 98;
const training: Point = [170.5, 135.5];
const validation: Point = [310.5, 135.5];
const outline = radius + 6;
/** Where the two outlines meet, in degrees from the top of either circle. */
const opening = (Math.asin((validation[0] - training[0]) / 2 / outline) * 180) / Math.PI;

/** Two sets that ought to be strangers, and the points that sit in both. */
export function validationScore(): Drawing {
  return sheet(
    tones,
    stroke(arc(training, outline, 180 - opening, 360 + opening), tones.fore),
    stroke(arc(validation, outline, -opening, 180 + opening), tones.fore),
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
  if (seen && heldOut) return disc(point, 5, tones.accent);
  return seen ? disc(point, 4, tones.fore) : ring(point, 3.5, tones.fore);
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
