import { onSignal as tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { rect, repeat } from "../svg.ts";
import { square } from "./square.ts";

const cell = 12;
const row = [0, 2, 1, 3, 2, 4, 3, 5] as const;
const answer = [6, 4, 7, 5, 6, 4, 7, 5] as const;

/** The piece as its sequencer shows it: one row of eight climbs, the other only turns. */
export function smallBrightMachines(): Drawing {
  return square(
    tones,
    repeat(64, (i) => rect((i % 8) * cell + 5, Math.floor(i / 8) * cell + 5, 2, 2, tones.faint)),
    row.map((step, i) => note(i, step, tones.fore)).join(""),
    answer.map((step, i) => (i % 2 === 0 ? note(i, step, tones.accent) : "")).join(""),
  );
}

function note(column: number, step: number, fill: string): string {
  return rect(column * cell + 1, (7 - step) * cell + 1, cell - 2, cell - 2, fill);
}
