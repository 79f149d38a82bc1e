import { onInk, onSignal } from "../palette.ts";
import { createRandom, randomInteger } from "../random.ts";
import { screen, WINDOW } from "../screen.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { horizontal, rect, repeat } from "../svg.ts";

const { x, y, width } = WINDOW;
const rows = 10;
const left = x + 18;
const right = x + width - 18;
const character = 6;

/** A ledger in a terminal: dates, words and figures in columns, and a total ruled off twice. */
export function ledgerline(): Drawing {
  const random = createRandom(31);
  return sheet(
    onSignal,
    screen(WINDOW, onInk),
    rect(left, y + 28, 4, 8, onInk.accent),
    characters(left + 12, y + 28, 6, onInk.fore),
    characters(left + 54, y + 28, 9, onInk.fore),
    repeat(rows, row),
    horizontal(right - 48, right, y + 172, onInk.mid),
    characters(left, y + 180, 5, onInk.accent),
    characters(right - 48, y + 180, 8, onInk.accent),
    horizontal(right - 48, right, y + 191, onInk.accent),
    horizontal(right - 48, right, y + 194, onInk.accent),
  );

  function row(index: number): string {
    const top = y + 46 + index * 12;
    const figures = randomInteger(random, 3, 7);
    return (
      characters(left, top, 4, onInk.mid) +
      characters(left + 42, top, randomInteger(random, 6, 18), onInk.fore) +
      characters(left + 168, top, randomInteger(random, 3, 8), onInk.mid) +
      characters(right - figures * character, top, figures, onInk.fore)
    );
  }
}

/** `count` cells of a terminal, each a block. */
function characters(from: number, top: number, count: number, fill: string): string {
  return repeat(count, (i) => rect(from + i * character, top, character - 1, 7, fill));
}
