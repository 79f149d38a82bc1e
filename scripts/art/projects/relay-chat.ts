import { onInk as tones, PAPER } from "../palette.ts";
import { screen, text, WINDOW } from "../screen.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { disc, frame, rect, repeat, stroke, vertical } from "../svg.ts";

const { x, y, width, height } = WINDOW;
const rail = x + 90;

/** A conversation handed from one voice to the other, and the answer still being written. */
export function relayChat(): Drawing {
  return sheet(
    tones,
    screen(WINDOW, tones),
    vertical(rail, y + 16, y + height, tones.mid),
    rect(x + 1, y + 47, 89, 30, tones.faint),
    repeat(6, (i) => text(x + 12, y + 28 + i * 30, [42 + ((i * 17) % 24), 24], tones.mid)),
    theirs(y + 30, [104, 84]),
    ours(y + 74, [92, 112, 48]),
    theirs(y + 128, [112, 120, 96, 40]),
    rect(rail + 73, y + 159, 3, 10, tones.accent),
    baton(),
  );
}

function theirs(top: number, lines: readonly number[]): string {
  const height = lines.length * 9 + 13;
  return (
    frame(rail + 18, top, 146, height, tones.fore) + text(rail + 28, top + 9, lines, tones.fore, 9)
  );
}

function ours(top: number, lines: readonly number[]): string {
  const left = x + width - 156;
  return (
    rect(left, top, 138, lines.length * 9 + 13, PAPER) +
    text(left + 12, top + 9, lines, tones.ground, 9)
  );
}

/** The line along which the turn is passed. */
function baton(): string {
  const near = rail + 164;
  const far = x + width - 18;
  const points = `M${near} ${y + 45}H${far - 40}V${y + 74}M${far - 40} ${y + 114}V${y + 157}H${near}`;
  return (
    stroke(points, tones.accent, 2) +
    disc([near, y + 45], 4, tones.accent) +
    disc([near, y + 157], 4, tones.accent)
  );
}
