import { onPaper as tones } from "../palette.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { horizontal, rect, repeat, vertical } from "../svg.ts";

const top = 52;
const base = 196;

/** One mark early, alone, and kept; a pause; then the rest, ever closer together. */
export function firstPaint(): Drawing {
  return sheet(
    tones,
    horizontal(36, 444, base + 12, tones.mid),
    repeat(69, (i) => vertical(36 + i * 6, base + 12, base + (i % 10 === 0 ? 22 : 17), tones.mid)),
    repeat(19, (i) => vertical(84 + i * 6, base - 24, base, tones.faint)),
    rect(66, top, 12, base - top, tones.accent),
    theRest(),
  );
}

function theRest(): string {
  let x = 204;
  let marks = "";
  for (let i = 0; x < 444; i++) {
    const width = Math.min(1 + Math.floor(i / 3), 444 - x);
    marks += vertical(x, top, base, tones.fore, width);
    x += width + Math.max(2, Math.round(28 * 0.84 ** i));
  }
  return marks;
}
