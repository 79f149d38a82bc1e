import { INK, onInk, onPaper, SIGNAL } from "../palette.ts";
import { bleed, type Drawing, registerMarks, SHEET } from "../sheet.ts";
import { area, disc, type Point, polar, rect, repeat, segment } from "../svg.ts";

const centre: Point = [240, 135];
const bands = [92, 74, 56, 38] as const;

/** A dial across two grounds: every band changes sides at the seam, and none is out by a hair. */
export function themeSwitch(): Drawing {
  return bleed(
    onPaper,
    rect(centre[0], 0, SHEET.width / 2, SHEET.height, INK),
    ticks(),
    bands.map((r, i) => band(r, i % 2 === 0)).join(""),
    disc(centre, 14, SIGNAL),
    registerMarks(onPaper.mid, onInk.mid),
  );
}

function band(r: number, outer: boolean): string {
  const [left, right] = outer ? [onPaper.fore, onInk.fore] : [onPaper.ground, onInk.ground];
  return half(r, 0, left) + half(r, 1, right);
}

function half(r: number, sweep: 0 | 1, fill: string): string {
  const [x, y] = centre;
  return area(`M${x} ${y - r}A${r} ${r} 0 0 ${sweep} ${x} ${y + r}Z`, fill);
}

function ticks(): string {
  return repeat(120, (i) => {
    // A tick on the seam itself would belong to neither side.
    if (i % 60 === 0) return "";
    const colour = i < 60 ? onInk.fore : onPaper.fore;
    const length = i % 10 === 0 ? 14 : 7;
    return segment(polar(centre, 100, i * 3), polar(centre, 100 + length, i * 3), colour);
  });
}
