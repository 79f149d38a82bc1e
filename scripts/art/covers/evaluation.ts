import { onPaper as tones } from "../palette.ts";
import { createRandom } from "../random.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { arc, disc, type Point, polar, repeat, ring, segment, stroke } from "../svg.ts";

const columns = 10;
const rows = 5;
const pitch = 41;
const radius = 14;
const odd = 27;

/** Fifty answers, fifty dials. Most pass, some do not, and one deserves a closer look. */
export function evaluation(): Drawing {
  const random = createRandom(50);
  return sheet(
    tones,
    repeat(columns * rows, (i) => {
      const centre: Point = [
        240.5 + ((i % columns) - (columns - 1) / 2) * pitch,
        135.5 + (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
      ];
      const score = Math.sqrt(random());
      return i === odd
        ? disc(centre, radius + 1, tones.accent) + needle(centre, 0.2, tones.ground)
        : dial(centre, score);
    }),
  );
}

function dial(centre: Point, score: number): string {
  if (score > 0.68) return disc(centre, radius, tones.fore) + needle(centre, score, tones.ground);
  return (
    ring(centre, radius - 0.5, tones.faint) +
    stroke(arc(centre, radius - 0.5, -135, -135 + score * 270), tones.fore) +
    needle(centre, score, tones.fore)
  );
}

function needle(centre: Point, score: number, colour: string): string {
  return segment(centre, polar(centre, radius - 4, -135 + score * 270), colour, 2);
}
