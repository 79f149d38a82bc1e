import { onSand as tones } from "../palette.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { frame, horizontal, rect, repeat, vertical } from "../svg.ts";

const price = 132;
const width = 33;
const pitch = 45;
/** Where each job really ended, in units from the top. */
const outcomes = [156, 111, 138, 84, 120, 147, 63, 126] as const;
const cheapest = Math.max(...outcomes);
const dearest = Math.min(...outcomes);

/** Eight jobs at one price: what each really took, and the bracket of doubt around them all. */
export function fixedPrice(): Drawing {
  return bleed(
    tones,
    outcomes.map((top, i) => bar(36 + i * pitch, top)).join(""),
    horizontal(0, SHEET.width, price, tones.accent, 3),
    bracket(426),
  );
}

/** Solid up to the price; beyond it hatched (borne by the maker), below it empty (kept). */
function bar(x: number, top: number): string {
  const solid = Math.max(top, price);
  const body = rect(x, solid, width, SHEET.height - solid, tones.fore);
  const rest = frame(x, Math.min(top, price), width, Math.abs(price - top) + 1, tones.fore);
  const hatch = repeat(Math.max(0, Math.ceil((price - top) / 3) - 1), (i) =>
    horizontal(x, x + width, price - 3 - i * 3, tones.fore),
  );
  return body + rest + hatch;
}

function bracket(x: number): string {
  return (
    horizontal(x, x + 12, dearest, tones.fore, 2) +
    vertical(x + 11, dearest, cheapest, tones.fore, 2) +
    horizontal(x, x + 12, cheapest - 2, tones.fore, 2)
  );
}
