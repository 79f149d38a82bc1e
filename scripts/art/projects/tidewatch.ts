import { onPaper as tones } from "../palette.ts";
import { screen, text, WINDOW } from "../screen.ts";
import { type Drawing, sheet } from "../sheet.ts";
import {
  arc,
  disc,
  horizontal,
  type Point,
  polar,
  rect,
  repeat,
  segment,
  stroke,
  vertical,
} from "../svg.ts";

const { x, y, width, height } = WINDOW;
const floor = y + height - 24;
const split = x + 246;
const dial: Point = [x + 303.5, y + 76.5];
const now = 37;

/** The tide as it was sampled, a line for now, and the gauge that reads it. */
export function tidewatch(): Drawing {
  return sheet(
    tones,
    screen(WINDOW, tones, tones.fore),
    text(x + 18, y + 30, [54, 30], tones.mid),
    repeat(54, sample),
    mark(),
    horizontal(x + 18, split - 12, floor, tones.fore),
    vertical(split, y + 16, y + height, tones.fore),
    gauge(),
    repeat(4, (i) => reading(y + 130 + i * 17, 30 + ((i * 37) % 44))),
  );
}

/** Two tides a day, the second lower: a sum of two sines. */
function level(i: number): number {
  return 62 + 36 * Math.sin(i / 4.3 - 1) + 18 * Math.sin(i / 8.6 + 0.6);
}

function sample(i: number): string {
  const at = x + 18 + i * 4;
  const colour = i < now ? tones.fore : tones.faint;
  return vertical(at, Math.round(floor - level(i)), floor, colour, 2);
}

/** The moment of reading: a line through the chart and a dot at the height of the water. */
function mark(): string {
  const at = x + 18 + now * 4;
  const water: Point = [at + 1, Math.round(floor - level(now))];
  return (
    rect(at - 2, y + 54, 6, floor - y - 54, tones.ground) +
    vertical(at, y + 54, floor, tones.accent, 2) +
    disc(water, 7, tones.ground) +
    disc(water, 5, tones.accent)
  );
}

function gauge(): string {
  const ticks = repeat(31, (i) => {
    const degrees = -135 + i * 9;
    return segment(
      polar(dial, i % 5 === 0 ? 32 : 36, degrees),
      polar(dial, 41, degrees),
      tones.fore,
    );
  });
  return (
    ticks +
    stroke(arc(dial, 27, -135, 40), tones.fore, 4) +
    segment(dial, polar(dial, 27, 40), tones.accent, 2) +
    disc(dial, 4, tones.accent)
  );
}

function reading(top: number, value: number): string {
  return (
    horizontal(split + 18, x + width - 18, top, tones.faint, 2) +
    horizontal(split + 18, split + 18 + value, top, tones.fore, 2)
  );
}
