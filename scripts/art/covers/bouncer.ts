import { onInk as tones } from "../palette.ts";
import { createRandom, randomInteger } from "../random.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { horizontal, rect, repeat, vertical } from "../svg.ts";

const rows = 21;
const pitch = 12;
const wall = 288;
const admitted = new Set([3, 9, 12, 17]);
const mine = 9;

/** Every row of the table walks up to the wall; the policy opens for a few. */
export function bouncer(): Drawing {
  const random = createRandom(12);
  return bleed(tones, rect(wall, 0, 9, SHEET.height, tones.fore), repeat(rows, row));

  function row(index: number): string {
    const y = 15 + index * pitch;
    const start = randomInteger(random, 3, 16) * 8;
    if (!admitted.has(index)) return stopped(start, y);
    return through(start, y, index === mine ? tones.accent : tones.fore);
  }
}

function stopped(start: number, y: number): string {
  const end = wall - 15;
  return (
    rect(start - 5, y - 2, 5, 5, tones.mid) +
    horizontal(start, end, y, tones.mid) +
    vertical(end, y - 3, y + 4, tones.mid)
  );
}

function through(start: number, y: number, colour: string): string {
  return (
    rect(wall, y - 4, 9, 10, tones.ground) +
    rect(start - 8, y - 3, 8, 8, colour) +
    horizontal(start, SHEET.width, y, colour, 2)
  );
}
