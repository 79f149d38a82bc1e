import { onPaper as tones } from "../palette.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { disc, type Point, repeat, stroke, through } from "../svg.ts";

const lines = 27;
const pitch = 10;
const outage: Point = [240, 135];
const radius = 87;
const queue = 13;

/** Lines that break where the network does and resume out of step; one carries on regardless. */
export function offline(): Drawing {
  return bleed(tones, repeat(lines, line));
}

function line(index: number): string {
  const y = outage[1] + (index - queue) * pitch;
  if (index === queue) return stroke(through(wave(y, 0, SHEET.width, 0)), tones.accent, 3);
  const reach = Math.sqrt(Math.max(0, radius ** 2 - (y - outage[1]) ** 2));
  const before = wave(y, 0, outage[0] - reach, 0);
  const after = wave(y, outage[0] + reach, SHEET.width, reach === 0 ? 0 : Math.PI / 2);
  const ends = reach === 0 ? [] : [...before.slice(-1), ...after.slice(0, 1)];
  return (
    stroke(through(before), tones.fore, 1.5) +
    stroke(through(after), tones.fore, 1.5) +
    ends.map((end) => disc(end, 2.5, tones.fore)).join("")
  );
}

function wave(y: number, from: number, to: number, phase: number): Point[] {
  const count = Math.ceil((to - from) / 3);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count;
    return [x, y + 3.5 * Math.sin(x / 24 + phase)];
  });
}
