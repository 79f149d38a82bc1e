import { onPaper as tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { disc, repeat, stroke, vertical } from "../svg.ts";
import { SIDE, square } from "./square.ts";

const strings = 6;
const plucked = 3;

/** Six strings from thick to thin; one is drawn aside and about to sound. */
export function studyInPluckedLines(): Drawing {
  return square(
    tones,
    repeat(strings, (i) =>
      i === plucked ? "" : vertical(leftOf(i), 0, SIDE, tones.fore, 5 - i * 0.75),
    ),
    stroke("M55.5 0C56 26 74 48 74 60C74 72 57 80 55.5 96", tones.accent, 2.75),
    disc([74, 60], 4.5, tones.accent),
  );
}

function leftOf(string: number): number {
  return 15 + string * 13;
}
