import { onPaper, onSand } from "../palette.ts";
import { text } from "../screen.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { disc, frame, horizontal, rect, repeat, ring, stroke, vertical } from "../svg.ts";

const card = { x: 120, y: 33, width: 240, height: 204 };
const left = card.x + 24;
const inner = card.width - 48;
const half = (inner - 12) / 2;

/** A form and nothing else, with the measures it was set by; one field has the focus. */
export function plainform(): Drawing {
  return sheet(
    onSand,
    measures(),
    rect(card.x, card.y, card.width, card.height, onPaper.ground),
    frame(card.x, card.y, card.width, card.height, onPaper.fore),
    field(57, left, half, 34),
    field(57, left + half + 12, half, 48),
    focused(99),
    choices(144),
    rect(left, 183, 84, 27, onPaper.fore),
    text(left + 24, 195, [36], onPaper.ground, 8, 3),
    frame(left + 96, 183, 60, 27, onPaper.fore),
    text(left + 110, 195, [32], onPaper.fore, 8, 3),
  );
}

function field(y: number, x: number, width: number, value: number): string {
  return (
    text(x, y, [28], onPaper.mid) +
    frame(x, y + 8, width, 21, onPaper.fore) +
    text(x + 9, y + 17, [value], onPaper.fore, 8, 3)
  );
}

function focused(y: number): string {
  return (
    text(left, y, [42], onPaper.accent) +
    frame(left - 1, y + 7, inner + 2, 23, onPaper.accent, 2) +
    text(left + 9, y + 17, [96], onPaper.fore, 8, 3) +
    vertical(left + 110, y + 12, y + 25, onPaper.accent, 2)
  );
}

function choices(y: number): string {
  return repeat(3, (i) => {
    const x = left + i * 66;
    const mark = i === 0 ? disc([x + 6, y + 6], 3, onPaper.fore) : "";
    return ring([x + 6, y + 6], 5.5, onPaper.fore) + mark + text(x + 18, y + 5, [30], onPaper.mid);
  });
}

/** Construction lines through the edges of the card and of its content. */
function measures(): string {
  const columns = [
    card.x,
    left,
    left + half,
    left + half + 12,
    left + inner - 1,
    card.x + card.width - 1,
  ];
  const rows = [card.y, 65, 85, 107, 127, 183, 209, card.y + card.height - 1];
  const size = card.x - 36;
  return (
    columns.map((x) => stroke(`M${x + 0.5} 0V270`, onSand.faint)).join("") +
    rows
      .map(
        (y) => horizontal(36, 36 + size, y, onSand.faint) + horizontal(360, 444, y, onSand.faint),
      )
      .join("")
  );
}
