import { onInk as tones } from "../palette.ts";
import { createRandom } from "../random.ts";
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
const dial: Point = [x + 122, y + 110];
const split = x + 244;
const bars = 90;
const elapsed = 232;

/** A night's work around a dial: the music as it played, the hours gone, and a moon inside. */
export function nightshift(): Drawing {
  const random = createRandom(3);
  return sheet(
    tones,
    screen(WINDOW, tones),
    repeat(bars, (i) => {
      const degrees = (i * 360) / bars;
      const loud = 4 + 16 * random() * (0.6 + 0.4 * Math.sin(i / 5));
      const colour = degrees < elapsed ? tones.fore : tones.faint;
      return segment(polar(dial, 60, degrees), polar(dial, 60 + loud, degrees), colour, 2);
    }),
    stroke(arc(dial, 52, 0, elapsed), tones.accent, 3),
    disc(polar(dial, 52, elapsed), 5, tones.accent),
    disc(dial, 27, tones.fore),
    disc([dial[0] + 12, dial[1] - 7], 24, tones.ground),
    vertical(split, y + 16, y + height, tones.mid),
    repeat(6, track),
  );
}

function track(i: number): string {
  const top = y + 32 + i * 28;
  const playing = i === 2;
  const colour = playing ? tones.fore : tones.mid;
  const rule = i < 5 ? horizontal(split + 15, x + width - 15, top + 18, tones.faint) : "";
  return (
    rect(split + 15, top, 7, 7, playing ? tones.accent : tones.faint) +
    text(split + 30, top, [34 + ((i * 23) % 31), 22], colour, 5) +
    rule
  );
}
