import { onSand as tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { arc, type Point, polar, repeat, segment, stroke } from "../svg.ts";
import { square } from "./square.ts";

const centre: Point = [48, 48];
const steps = 16;
const struck = new Set([0, 2, 3, 6, 8, 10, 12, 13]);
const now = 6;

/** Sixteen steps in a ring; what is struck is solid, and the hand has come to one of them. */
export function idleLoop(): Drawing {
  return square(
    tones,
    repeat(steps, step),
    repeat(steps, (i) =>
      segment(polar(centre, 17, angle(i)), polar(centre, 20, angle(i)), tones.mid),
    ),
    segment(centre, polar(centre, 20, angle(now)), tones.accent, 3),
  );
}

function step(index: number): string {
  const width = 360 / steps;
  const colour = index === now ? tones.accent : tones.fore;
  const weight = struck.has(index) ? 14 : 1.5;
  return stroke(arc(centre, 33, index * width - 9, index * width + 9), colour, weight);
}

function angle(index: number): number {
  return (index * 360) / steps;
}
