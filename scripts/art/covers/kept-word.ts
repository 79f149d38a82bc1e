import { onInk as tones } from "../palette.ts";
import { createRandom, randomInteger } from "../random.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { frame, horizontal, rect, repeat } from "../svg.ts";

const rows = 8;
const keptRow = 5;
const left = 48;
const right = 432;

/** Eight fields of a form. The further down, the more words fall out; one row is whole. */
export function keptWord(): Drawing {
  const random = createRandom(41);
  return sheet(tones, repeat(rows, row));

  function row(index: number): string {
    const y = 41 + index * 25;
    const kept = index === keptRow;
    const end = kept ? right - 60 : right - randomInteger(random, 0, 100);
    let marks = horizontal(left, right, y + 14, kept ? tones.accent : tones.faint);
    let x = left;
    for (;;) {
      const width = randomInteger(random, 10, 48);
      if (x + width > end) break;
      const holds = kept || random() > index * 0.14;
      if (holds) marks += rect(x, y, width, 9, kept ? tones.accent : tones.fore);
      else marks += frame(x, y, width, 9, tones.faint);
      x += width + 5;
    }
    return kept ? marks + rect(x + 1, y - 4, 2, 16, tones.fore) : marks;
  }
}
