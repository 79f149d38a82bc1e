import { onSignal as tones } from "../palette.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { rect, repeat, vertical } from "../svg.ts";

const commits = 64;
const pitch = SHEET.width / commits;
const row = 33;
const top = 23;
const keepRight = [false, true, false, true, true, false] as const;

/** Sixty-four commits. Each question throws half of the suspects away, until one is left. */
export function bisection(): Drawing {
  let first = 0;
  let count = commits;
  let rows = questions(0, first, count);
  keepRight.forEach((right, i) => {
    count /= 2;
    if (right) first += count;
    rows += questions(i + 1, first, count);
  });
  return bleed(tones, rows);
}

function questions(index: number, first: number, count: number): string {
  const y = top + index * row;
  return repeat(commits, (i) => {
    const x = i * pitch;
    if (i < first || i >= first + count) return vertical(x + 3, y + 9, y + 17, tones.mid);
    return rect(x + 1, y, 6, 26, count === 1 ? tones.accent : tones.fore);
  });
}
